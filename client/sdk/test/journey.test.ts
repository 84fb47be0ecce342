import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPackages } from '../../../server/src/db/seed/import-packages.ts'
import { useApp } from '../../../server/test/app.ts'
import { useDatabase } from '../../../server/test/db.ts'
import { aPackage, aTour } from '../../../server/test/make.ts'
import { makePerson } from '../../../server/test/people.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const db = useDatabase()
const held = useApp(db)
let folder: string

const run = async (...args: string[]) => {
  const done = promisify(execFile)(process.execPath, args, { cwd: folder })
  await done.catch((error) => {
    throw new Error(`${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-journey-'))
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('OpenAPI document: a generated client compiles and completes a journey from the catalogue to joining and leaving a tour', async () => {
  const document = await held.app.inject('/api/openapi.json')
  fs.writeFileSync(path.join(folder, 'openapi.json'), document.body)
  const generator = fs.realpathSync(path.join(root, 'client/node_modules/openapi-typescript/bin/cli.js'))
  await run(generator, 'openapi.json', '-o', 'api.d.ts')
  fs.copyFileSync(path.join(import.meta.dirname, 'journey.ts'), path.join(folder, 'journey.ts'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
  }
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ files: ['journey.ts'], compilerOptions }))
  await run('node_modules/typescript/bin/tsc', '-p', '.')

  await importPackages(db.url, [aPackage()])
  const asha = await makePerson(held, db, 'Asha')
  await asha.api.tours.create(aTour())
  const url = await held.app.listen({ port: 0, host: '127.0.0.1' })
  // Imported by path, because its generated types exist only in the temporary folder above.
  const { journey } = await import(path.join(import.meta.dirname, 'journey.ts'))
  const learned = await journey(url, {
    async code(email: string) {
      const [mail] = await db.sql`select params->>'code' as code from outbox where "to" = ${email}`
      return mail?.code
    },
    async exchange(token: string) {
      const answer = await fetch(
        `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=embedded`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, returnSecureToken: true }),
        },
      )
      return ((await answer.json()) as { idToken: string }).idToken
    },
  })
  expect(learned).toEqual({
    offer: expect.stringContaining('Konkan'),
    places: expect.any(Number),
    joined: 'joined',
    host: 'Asha',
    isFollowing: true,
    participants: 0,
    refused: 'tourId',
  })
}, 300_000)
