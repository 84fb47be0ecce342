import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()

test.each([
  ['by default', {}, /addEventListener\(.fetch./],
  ['with SERVICE_WORKER=0', { SERVICE_WORKER: '0' }, /^(?!.*addEventListener\(.fetch.).*registration\.unregister\(\)/s],
])(
  '/sw.js %s: a script that may only call this site, and that is checked at each visit',
  async (_when, env, script) => {
    const app = await buildApp(testDeps(db, { config: readConfig(env) }))
    const { statusCode, headers, body } = await app.inject('/sw.js')
    await app.close()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none';connect-src 'self'",
    })
    expect(body).toMatch(script)
  },
)

test('the built offline page: allows its own styles and script alone', async () => {
  const worker = await readFile(new URL('../../client/dist/sw.js', import.meta.url), 'utf8')
  expect(worker).toMatch(/default-src 'none';style-src 'sha256-[\w+/=]{44}';script-src 'sha256-[\w+/=]{44}'/)
})
