import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { buildApp } from '../../app.ts'
import { importPackages } from '../../db/seed/import-packages.ts'

const db = useDatabase()
const testApp = useApp(db)

test('a catalogue with pictures of other sites: adds their https hosts in development, and none in production', async () => {
  await importPackages(db.url, [aPackage({ images: ['https://pictures.example/a.jpg', 'http://old.example/b.jpg'] })])
  for (const [production, added] of [
    [false, ['https://pictures.example']],
    [true, []],
  ] as const) {
    const config = { ...testApp.deps.config, production, imageHosts: ['https://cdn.example'] }
    const app = await buildApp({ ...testApp.deps, config })
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
    await app.close()
    const [, sources] = /img-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    expect(sources?.split(' ').filter((source) => /\.example$/.test(source))).toEqual(['https://cdn.example', ...added])
  }
})
