import { beforeAll, describe, expect, test } from 'vitest'
import { restRoutes } from '../src/http/rest.ts'
import { useApp } from './app.ts'
import { callByName } from './calls/call-by-name.ts'
import { type AnyCall, CALL_NAMES, CALLS } from './calls/index.ts'
import { restRequest } from './calls/rest-request.ts'
import { makeWorld, type World } from './calls/world.ts'
import { useDatabase } from './db.ts'
import { makePerson, type TestPerson } from './people.ts'

// What is not the caller's own does not exist for them, through tRPC and REST alike.

const db = useDatabase()
const testApp = useApp(db)
let world: World
let stranger: TestPerson
beforeAll(async () => {
  world = await makeWorld(testApp, db)
  stranger = await makePerson(testApp, db, 'Stranger')
}, 120_000)

const names = CALL_NAMES.filter((name) => ['member', 'owner'].includes(CALLS[name].may))
const input = (name: (typeof names)[number]) => (CALLS[name] as AnyCall).input?.(world.things) ?? {}

describe('a stranger, with the ids of others', () => {
  test.each(names)('%s: NOT_FOUND', async (name) => {
    await expect(callByName(stranger.api, name, input(name))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const route of restRoutes.filter(({ procedure }) => procedure === name)) {
      const { url, payload } = restRequest(route, { ...input(name) })
      const headers = { authorization: `Bearer ${stranger.token}` }
      const answer = await testApp.app.inject({ method: route.method, url: `/api${url}`, payload, headers })
      expect([route.path, answer.statusCode]).toEqual([route.path, 404])
    }
  })
})
