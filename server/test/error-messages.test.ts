import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { errorTexts } from '../src/messages/errors.ts'
import { procedures } from '../src/router.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson } from './people.ts'
import { makeStaff } from './staff.ts'

const db = useDatabase()
const testApp = useApp(db)

const src = path.resolve(import.meta.dirname, '../src')
const sources = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(src, file), 'utf8') }))
const ids = Object.keys(errorTexts)

/** An error response of tRPC. */
async function call(name: string, input: unknown, token?: string) {
  const isQuery = procedures[name as keyof typeof procedures]._def.type !== 'mutation'
  const response = await testApp.app.inject({
    method: isQuery ? 'GET' : 'POST',
    url: `/trpc/${name}${isQuery ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(!isQuery && { payload: input as object }),
  })
  const { message, data } = response.json().error
  return { message, ...data }
}

describe('the catalogue of error messages', () => {
  test('an id is in one file only', () => {
    const folder = sources.filter(({ file }) => file.startsWith('messages/en/'))
    const defined = folder.flatMap(({ text }) => [...text.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, id]) => id))
    expect(defined.sort()).toEqual([...ids].sort())
  })

  test('every message is used by the source', () => {
    const code = sources.filter(({ file }) => !file.startsWith('messages/')).map(({ text }) => text)
    // `saved.add` makes its two ids from the kind of the item.
    const isUsed = (id: string) => /^\w+s\.notFound$/.test(id) || code.some((text) => text.includes(`'${id}'`))
    expect(ids.filter((id) => !isUsed(id))).toEqual([])
  })

  test('no source throws an error with a sentence of its own', () => {
    const own = /new TRPCError\((?!\{ code: '\w+', cause(: [\w.]+)? \}\))/
    const found = sources.filter(({ text }) => own.test(text)).map(({ file }) => file)
    // `errors.ts` makes the errors; `mount.ts` passes on those of the body parser.
    expect(found.sort()).toEqual(['errors.ts', 'http/trpc/mount.ts'])
  })
})

describe('error messages on the wire', () => {
  test('every procedure, without a token or with an invalid input: the error has an id', async () => {
    const asha = await makeStaff(testApp, db, 'moderator', 'editor', 'operator')
    for (const [name, { _def }] of Object.entries(procedures)) {
      if (_def.type === 'subscription') continue
      const { access } = _def.meta
      if (access === 'user' || access === 'token')
        expect(await call(name, {}), name).toMatchObject({ code: 'UNAUTHORIZED', messageId: 'access.loginRequired' })
      if (_def.inputs.length === 0) continue
      const invalid = await call(name, ['none'], asha.token)
      expect(invalid, name).toMatchObject({ code: 'BAD_REQUEST', messageId: expect.stringMatching(/^input\./) })
    }
  })

  test('an error of a procedure: REST and tRPC send the same id, parameters and English message', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const { _id: tourId } = await ravi.api.tours.create(aTour({ capacity: 2 }))
    await asha.api.tours.join({ tourId })
    const few = await call('tours.update', { tourId, tour: aTour({ capacity: 0 }) }, ravi.token)
    expect(few).toMatchObject({ messageId: 'input.tooSmall', params: { minimum: 1 }, field: 'tour.capacity' })

    const own = { message: 'This is your own tour: hosts have their place anyway.', messageId: 'tours.own' }
    expect(await call('tours.join', { tourId }, ravi.token)).toMatchObject({ ...own, code: 'CONFLICT' })
    const rest = await testApp.app.inject({
      method: 'POST',
      url: `/api/tours/${tourId}/join`,
      headers: { authorization: `Bearer ${ravi.token}` },
      payload: {},
    })
    expect(rest.json()).toEqual({ ...own, code: 'CONFLICT', requestId: expect.any(String) })
  })

  test.each([
    ['a text of the shared schemas', { name: '\u200b' }, 'input.invisibleCharacters', undefined],
    ['a text that is too long', { bio: 'x'.repeat(501) }, 'input.tooLong', { maximum: 500 }],
    ['a value that is not offered', { preferences: { travelType: 'x' } }, 'input.notAllowed', undefined],
    ['a value of another type', { name: 1 }, 'input.wrongType', { expected: 'string' }],
  ])('%s: the id names what is wrong', async (_title, input, messageId, params) => {
    const asha = await makePerson(testApp, db)
    const error = await call('social.update', input, asha.token)
    expect([error.messageId, error.params]).toEqual([messageId, params])
  })

  test('a second code within a minute: the parameters have the seconds to wait', async () => {
    const ask = () => call('auth.sendCode', { email: 'meera@example.in' })
    await testApp.app.inject({ method: 'POST', url: '/trpc/auth.sendCode', payload: { email: 'meera@example.in' } })
    const error = await ask()
    expect(error).toMatchObject({ messageId: 'auth.codeSentRecently', params: { seconds: error.retryAfter } })
    expect(error.retryAfter).toBeGreaterThan(0)
  })
})
