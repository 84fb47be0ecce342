import fc from 'fast-check'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { appError } from '../../errors.ts'
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
      if (name === 'favorites')
        throw appError('TOO_MANY_REQUESTS', 'limits.tooOften', { retryAfter: 40, params: { seconds: 40 } })
    },
  }
  await both.register(trpcRoutes({ ...testApp.deps, limits }), { prefix: '/ours' })
  await both.register(adapterRoutes({ ...testApp.deps, limits }), { prefix: '/theirs' })
})
afterAll(() => both?.close())

/** Only the fast path sends a charset, which shows which of the two responded. */
const FAST_TYPE = 'application/json; charset=utf-8'

async function ask(implementation: 'ours' | 'theirs', { url, ...rest }: InjectOptions & { url: string }) {
  const { statusCode, headers, body } = await both.inject({ ...rest, url: `/${implementation}${url}` })
  const { vary, 'retry-after': wait, 'content-type': type } = headers
  const isStream = headers['transfer-encoding'] === 'chunked'
  const content = { statusCode, body: isStream ? inOrder(body) : body, vary, wait, type: String(type).split(';')[0] }
  return { type, content }
}

type Encoded = [[unknown], ...[key: string | null, kind: number, chunk: number][]]

/** The content of a streamed batch in a fixed order: its lines and chunk numbers are in the order of completion. */
function inOrder(lines: string): string {
  const [head, ...chunks] = lines.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
  if (chunks.length === 0) return lines // rejected before the stream
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
  // Lists in the database's JSON contain spaces that JSON.stringify omits.
  if (ours.content.body !== theirs.content.body)
    expect(JSON.parse(ours.content.body)).toEqual(JSON.parse(theirs.content.body))
  expect({ ...ours.content, body: null }).toEqual({ ...theirs.content, body: null })
  return { ...ours.content, isFast: ours.type === FAST_TYPE }
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

describe('the fast path: the response is that of tRPC’s adapter', () => {
  test('queries, cached or not, with and without input', async () => {
    for (const request of [
      get('packages.list', { limit: 2 }),
      get('packages.list', { limit: 2 }),
      get('packages.get', { packageId }),
      get('tours.list', { limit: 5 }),
      get('social.me'),
    ])
      expect(await compare(request)).toMatchObject({ statusCode: 200, isFast: true })
  })

  test('mutations', async () => {
    expect(await compare(post('social.update', { bio: 'Slow trains – ₹ and “chai”.' }))).toMatchObject({
      statusCode: 200,
      isFast: true,
    })
  })

  test('batches: all calls succeed, all fail, or some of them', async () => {
    const ask = { 0: { packageId }, 1: { packageId: 'x' } }
    expect(await compare(get('packages.get,packages.get', { 0: ask[0], 1: ask[0] }, '&batch=1'))).toMatchObject({
      statusCode: 200,
      isFast: true,
    })
    expect(await compare(get('packages.get,packages.get', ask, '&batch=1'))).toMatchObject({ statusCode: 207 })
    expect(await compare(get('packages.get,packages.get', undefined, '&batch=1'))).toMatchObject({ statusCode: 400 })
  })

  test('errors: invalid input, no user, not found, too many requests', async () => {
    const nobody = { ...get('social.me'), headers: {} }
    const missing = get('packages.get', { packageId: '0190a6d0-0000-7000-8000-000000000000' })
    const often = post('tours.favorite', { tourId: packageId })
    const codes = []
    for (const request of [get('packages.get', { packageId: 'x' }), nobody, missing, often]) {
      const answer = await compare(request)
      expect(answer.isFast).toBe(true)
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

describe('unusual requests: tRPC’s adapter responds', () => {
  const unusual: Record<string, () => InjectOptions & { url: string }> = {
    'an unknown procedure': () => get('packages.burn', {}),
    'an object property as the procedure': () => get('constructor', {}),
    'a query by POST': () => post('packages.list', {}),
    'a mutation by GET': () => get('social.update', {}),
    'a mutation without a content type': () => ({ method: 'POST', url: '/social.update' }),
    'invalid JSON as input': () => ({ ...get('packages.list'), url: '/packages.list?input={' }),
    'an invalid JSON body': () => post('social.update', '{'),
    'no body': () => post('social.update', ''),
    'a batch with an array as input': () => get('packages.list', [{}], '&batch=1'),
    'too large a batch': () => get(Array(11).fill('packages.list').join(), {}, '&batch=1'),
    'a batch of a query and a mutation': () => get('packages.list,social.update', {}, '&batch=1'),
    'a batch as JSON lines': () => ({
      ...get('packages.list', { 0: {} }, '&batch=1'),
      headers: { accept: 'application/jsonl' },
    }),
    'a stream without streaming headers': () => post('chat.reply', { messages: [{ sender: 'user', text: 'Hampi?' }] }),
    'another method': () => ({ ...get('packages.list', {}), method: 'PUT' }),
    HEAD: () => ({ ...get('packages.list', {}), method: 'HEAD' }),
  }
  test.each(Object.entries(unusual))('%s', async (_what, request) => {
    expect((await compare(request())).isFast).toBe(false)
  })
})

test.each(['text/plain', 'multipart/form-data; boundary=b', 'application/octet-stream'])(
  'a mutation with content type %s: 415, also without input',
  async (type) => {
    for (const path of ['social.update', 'social.keep'])
      expect(await compare(post(path, 'bio=x', { 'content-type': type }))).toMatchObject({ statusCode: 415 })
  },
)

test('any request: both respond the same', async () => {
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
  let fast = 0
  await fc.assert(
    fc.asyncProperty(request, async ({ method, paths, inputs, batch, headers }) => {
      const query = method === 'GET' && inputs ? `input=${encodeURIComponent(inputs)}` : ''
      const url = `/${paths.map(encodeURIComponent).join()}?${query}${batch}`
      const answer = await compare({ method, url, headers, ...(method !== 'GET' && { payload: inputs }) })
      fast += Number(answer.isFast)
    }),
    { numRuns: runs(400) },
  )
  expect(fast).toBeGreaterThan(20)
})
