import fs from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { restRoutes } from '../src/http/rest.ts'
import { type ProcedureName, procedures } from '../src/router.ts'
import { KINDS, type Kind, makeSubjects, type Subject } from './access-people.ts'
import { useApp } from './app.ts'
import { callByName } from './calls/call-by-name.ts'
import { CALLS } from './calls/index.ts'
import { restRequest } from './calls/rest-request.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()
const testApp = useApp(db)
let subjects: Subject[]
beforeAll(async () => {
  subjects = await makeSubjects(testApp, db)
}, 120_000)

const REFUSALS = {
  'log in': { code: 'UNAUTHORIZED', status: 401 },
  refused: { code: 'FORBIDDEN', status: 403 },
  hidden: { code: 'NOT_FOUND', status: 404 },
} as const
type Cell = keyof typeof REFUSALS | 'yes'

type Right = { right: string; cells: Record<Kind, Cell>; names: ProcedureName[] }

/** The rows of docs/access.md. */
const rights: Right[] = fs
  .readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((columns) => columns.at(-2)?.startsWith('`'))
  .map(([, right = '', ...columns]) => ({
    right,
    cells: Object.fromEntries(KINDS.map((kind, at) => [kind, columns[at]])) as Record<Kind, Cell>,
    names: [...(columns[KINDS.length] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name]) => name as ProcedureName),
  }))

/** They end the session that makes the other calls. */
const ENDING: ProcedureName[] = ['sessions.endCurrent', 'sessions.endAll', 'sessions.endOthers', 'social.leave']

const refusals = Object.values(REFUSALS).map(({ code }) => code as string)

/** The error code of a call, null without an error. */
const errorOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => null,
    ({ code }) => code,
  )

/** The statuses of the documented paths of a procedure. A ledger is that of a tour or of a trip, in which no member is. */
async function statusesOf(name: ProcedureName, input: object, { kind, token, things }: Subject): Promise<number[]> {
  const statuses: number[] = []
  for (const { method, path, procedure, ledger } of restRoutes) {
    if (procedure !== name || (ledger === 'trip' && kind === 'member')) continue
    const named = ledger === 'trip' ? { ...input, ledger: { kind: ledger, id: things.sharedTrip } } : input
    const { url, payload } = restRequest({ method, path, ledger }, { ...named })
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    statuses.push((await testApp.app.inject({ method, url: `/api${url}`, payload, headers })).statusCode)
  }
  return statuses
}

test('docs/access.md: has every procedure in one row, and in every cell one of its four words', () => {
  expect(rights.flatMap(({ names }) => names).sort()).toEqual(Object.keys(procedures).sort())
  const words = new Set(rights.flatMap(({ cells }) => Object.values(cells)))
  expect([...words].sort()).toEqual(['hidden', 'log in', 'refused', 'yes'])
})

test('what belongs to its owner or to members: is hidden from strangers', () => {
  const owned = rights.filter(({ names }) => names.some((name) => ['member', 'owner'].includes(CALLS[name].may)))
  const open = owned.filter(({ cells }) => cells.stranger !== 'hidden')
  expect(open.map(({ right }) => right)).toEqual([])
})

describe.each(rights)('$right', ({ cells, names }) => {
  test.each(names)('%s: answers each person as the table says, through tRPC and REST', async (name) => {
    const { type } = procedures[name]._def
    for (const subject of subjects) {
      const { kind, api, things } = subject
      const cell = cells[kind]
      const input = CALLS[name].input?.(things) ?? {}
      if (cell === 'yes') {
        if (type !== 'query' && (kind !== 'suspended' || ENDING.includes(name))) continue
        const code = await errorOf(callByName(api, name, input))
        expect([kind, refusals.includes(code ?? '')], `${code}`).toEqual([kind, false])
        for (const status of await statusesOf(name, input, subject))
          expect([kind, [401, 403, 404].includes(status)], `${status}`).toEqual([kind, false])
      } else {
        const { code, status } = REFUSALS[cell]
        expect([kind, await errorOf(callByName(api, name, input))]).toEqual([kind, code])
        for (const given of await statusesOf(name, input, subject)) expect([kind, given]).toEqual([kind, status])
      }
    }
  })
})
