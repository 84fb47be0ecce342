import fc from 'fast-check'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { tryLater } from '../../errors.ts'
import { procedures } from '../../router.ts'
import { adapterRoutes, trpcRoutes } from './mount.ts'

const db = useDatabase()
const testApp = useApp(db)
let both: FastifyInstance
let asha: TestPerson
let packageId: string
beforeAll(async () => {
  await importPackages(db.url, [aPackage({ name: 'Hampi – ₹9,000 “all in”' }), aPackage()])
  asha = await makePerson(testApp, db, 'Asha')
  packageId = (await testApp.app.inject('/api/packages?limit=1')).json()[0]._id
  both = fastify({ genReqId: () => 'one-request', routerOptions: { maxParamLength: 5000 } })
  const limits = {
    ...testApp.deps.limits,
    take: async (name: string) => {
      if (name === 'favorites') throw tryLater('TOO_MANY_REQUESTS', 'That was too often.', 40)
    },
  }
  await both.register(trpcRoutes({ ...testApp.deps, limits }), { prefix: '/ours' })
  await both.register(adapterRoutes({ ...testApp.deps, limits }), { prefix: '/theirs' })
})
afterAll(() => both?.close())

/** The short way says its charset; so it shows which way an answer came. */
const SHORT = 'application/json; charset=utf-8'

async function ask(door: 'ours' | 'theirs', { url, ...rest }: InjectOptions & { url: string }) {
  const { statusCode, headers, body } = await both.inject({ ...rest, url: `/${door}${url}` })
  const { vary, 'retry-after': wait, 'content-type': type } = headers
  const isStream = headers['transfer-encoding'] === 'chunked'
  const said = { statusCode, body: isStream ? inOrder(body) : body, vary, wait, type: String(type).split(';')[0] }
  return { type, said }
}

type Encoded = [[unknown], ...[key: string | null, kind: number, chunk: number][]]

/**
 * What a streamed batch says, whatever the order of its lines: answers come, and their chunks are numbered, in the order
 * in which they are ready, which differs from one time to the next.
 */
function inOrder(lines: string): string {
  const [head, ...chunks] = lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  if (chunks.length === 0) return lines // refused before anything streamed
  const decode = ([[value], ...parts]: Encoded): unknown => {
    const read = parts.map(([key, , at]) => {
      const own = (chunks as [number, number, Encoded?][]).filter(([chunk]) => chunk === at)
      return [key, own.map(([, status, encoded]) => [status, Array.isArray(encoded) ? decode(encoded) : encoded])]
    })
    return parts.some(([key]) => key === null) ? read : [value, read]
  }
  return JSON.stringify(Object.entries(head as Record<string, Encoded>).map(([at, value]) => [at, decode(value)]))
}

async function compare(request: InjectOptions & { url: string }) {
  const [ours, theirs] = [await ask('ours', request), await ask('theirs', request)]
  // Where a list goes out as the database wrote it, there are spaces that JSON.stringify leaves out.
  if (ours.said.body !== theirs.said.body) expect(JSON.parse(ours.said.body)).toEqual(JSON.parse(theirs.said.body))
  expect({ ...ours.said, body: null }).toEqual({ ...theirs.said, body: null })
  return { ...ours.said, isShort: ours.type === SHORT }
}

const get = (path: string, input?: unknown, more = ''): InjectOptions & { url: string } => ({
  method: 'GET',
  url: `/${path}?${input === undefined ? '' : `input=${encodeURIComponent(JSON.stringify(input))}`}${more}`,
  headers: { authorization: `Bearer ${asha.token}` },
})
const post = (path: string, body: unknown, headers = {}): InjectOptions & { url: string } => ({
  method: 'POST',
  url: `/${path}`,
  headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json', ...headers },
  payload: typeof body === 'string' ? body : JSON.stringify(body),
})

describe('a plain call is answered the short way, in the words of the adapter', () => {
  test('a query, kept or not, with input and without', async () => {
    for (const request of [
      get('packages.list', { limit: 2 }),
      get('packages.list', { limit: 2 }),
      get('packages.get', { packageId }),
      get('tours.list', { limit: 5 }),
      get('social.me'),
    ])
      expect(await compare(request)).toMatchObject({ statusCode: 200, isShort: true })
  })

  test('a mutation', async () => {
    expect(await compare(post('social.update', { bio: 'Slow trains – ₹ and “chai”.' }))).toMatchObject({
      statusCode: 200,
      isShort: true,
    })
  })

  test('a batch: all good, all bad, and of both', async () => {
    const ask = { 0: { packageId }, 1: { packageId: 'x' } }
    expect(await compare(get('packages.get,packages.get', { 0: ask[0], 1: ask[0] }, '&batch=1'))).toMatchObject({
      statusCode: 200,
      isShort: true,
    })
    expect(await compare(get('packages.get,packages.get', ask, '&batch=1'))).toMatchObject({ statusCode: 207 })
    expect(await compare(get('packages.get,packages.get', undefined, '&batch=1'))).toMatchObject({ statusCode: 400 })
  })

  test('a fault: of the input, of nobody, of what is not, and of too many', async () => {
    const nobody = { ...get('social.me'), headers: {} }
    const missing = get('packages.get', { packageId: '0190a6d0-0000-7000-8000-000000000000' })
    const often = post('tours.favorite', { tourId: packageId })
    const codes = []
    for (const request of [get('packages.get', { packageId: 'x' }), nobody, missing, often]) {
      const answer = await compare(request)
      expect(answer.isShort).toBe(true)
      codes.push([answer.statusCode, answer.wait])
    }
    expect(codes).toEqual([
      [400, undefined],
      [401, undefined],
      [404, undefined],
      [429, '40'],
    ])
  })
})

describe('what is not plain is left to the adapter', () => {
  const unusual: Record<string, () => InjectOptions & { url: string }> = {
    'no such procedure': () => get('packages.burn', {}),
    'the name of a key of every object': () => get('constructor', {}),
    'a query that is posted': () => post('packages.list', {}),
    'a mutation that is fetched': () => get('social.update', {}),
    'a mutation without a type': () => ({ method: 'POST', url: '/social.update' }),
    'input that is no JSON': () => ({ ...get('packages.list'), url: '/packages.list?input={' }),
    'a body that is no JSON': () => post('social.update', '{'),
    'no body': () => post('social.update', ''),
    'a batch of a list': () => get('packages.list', [{}], '&batch=1'),
    'too large a batch': () => get(Array(11).fill('packages.list').join(), {}, '&batch=1'),
    'a batch of both kinds': () => get('packages.list,social.update', {}, '&batch=1'),
    'a batch as lines': () => ({
      ...get('packages.list', { 0: {} }, '&batch=1'),
      headers: { accept: 'application/jsonl' },
    }),
    'a stream asked for in one piece': () => post('chat.reply', { messages: [{ sender: 'user', text: 'Hampi?' }] }),
    'another method': () => ({ ...get('packages.list', {}), method: 'PUT' }),
    'only the head': () => ({ ...get('packages.list', {}), method: 'HEAD' }),
  }
  test.each(Object.entries(unusual))('%s', async (_what, request) => {
    expect((await compare(request())).isShort).toBe(false)
  })
})

test.each(['text/plain', 'multipart/form-data; boundary=b', 'application/octet-stream'])(
  'a mutation of type %s is refused with 415, also when it takes no input',
  async (type) => {
    for (const path of ['social.update', 'social.keep'])
      expect(await compare(post(path, 'bio=x', { 'content-type': type }))).toMatchObject({ statusCode: 415 })
  },
)

test('whatever is asked, both say the same', async () => {
  const queries = ['packages.list', 'packages.get', 'tours.list', 'social.get', 'messages.threads', 'recommend.options']
  const known = Object.keys(procedures).filter((path) => queries.includes(path))
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom('', 'packages', 'packages.list.x', '__proto__', 'toString', '%', 'chat.reply', 'social.update'),
  )
  const input = fc.oneof(
    fc.constantFrom({}, { limit: 2 }, { limit: '2' }, { packageId: 'x' }, { userId: null }, null, 7, 'x', []),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const request = fc.record({
    method: fc.constantFrom('GET' as const, 'GET' as const, 'POST' as const, 'PUT' as const),
    paths: fc.array(path, { minLength: 1, maxLength: 3 }),
    inputs: fc.oneof(
      input.map((one) => JSON.stringify(one)),
      fc.array(input, { maxLength: 3 }).map((all) => JSON.stringify({ ...all })),
      fc.constantFrom('', '{', '{"0":{},"__proto__":{}}'),
    ),
    batch: fc.constantFrom('', '&batch=1', '&batch=0', '&batch=1&batch=1'),
    headers: fc.record(
      {
        'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain'),
        accept: fc.constantFrom('*/*', 'text/html, application/jsonl', 'application/json'),
        authorization: fc.constantFrom(`Bearer ${asha.token}`, 'Bearer x', 'Basic x'),
      },
      { requiredKeys: [] },
    ),
  })
  let short = 0
  await fc.assert(
    fc.asyncProperty(request, async ({ method, paths, inputs, batch, headers }) => {
      const query = method === 'GET' && inputs ? `input=${encodeURIComponent(inputs)}` : ''
      const url = `/${paths.map(encodeURIComponent).join()}?${query}${batch}`
      const answer = await compare({ method, url, headers, ...(method !== 'GET' && { payload: inputs }) })
      short += Number(answer.isShort)
    }),
    { numRuns: 400 },
  )
  expect(short).toBeGreaterThan(20)
})
