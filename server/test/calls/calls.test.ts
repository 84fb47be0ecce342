import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Caller, type ProcedureName, procedures } from '../../src/router.ts'
import { callerWith, NOON, useApp } from '../app.ts'
import { useDatabase } from '../db.ts'
import { tokenFor } from '../people.ts'
import { callByName } from './call-by-name.ts'
import { CALL_NAMES, CALLS, thingsNamedBy } from './index.ts'
import { makeWorld, type World } from './world.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let world: World
beforeAll(async () => {
  world = await makeWorld(testApp, db)
}, 120_000)

/** They end the session or the account that makes the calls, so they come last. */
const ENDING: ProcedureName[] = ['sessions.endCurrent', 'sessions.endAll', 'social.leave', 'social.keep']
const names = [...CALL_NAMES.filter((name) => !ENDING.includes(name)), ...ENDING]

/** The calls of whoever makes this one, in a session that has just begun. */
async function callerOf(name: ProcedureName): Promise<Caller> {
  const { may } = CALLS[name]
  const own = world.callers[name]
  if (own) return own
  if (may === 'anybody') return callerWith(db, null, testApp.deps)
  if (name.startsWith('admin.')) return world.staff.api
  if (!ENDING.includes(name)) return world.asha.api
  clock = new Date(clock.getTime() + 1_000)
  return callerWith(db, await tokenFor(testApp, world.asha.firebaseUid), testApp.deps)
}

/** Makes a call. The stream of events has no end, so it is only opened. */
async function call(name: ProcedureName, input: object | undefined): Promise<unknown> {
  const api = await callerOf(name)
  if (name === 'messages.live') return api.messages.live(input ?? {})
  return callByName(api, name, input)
}

test('the registry: has a call of every procedure, and of no other', () => {
  expect([...CALL_NAMES].sort()).toEqual(Object.keys(procedures).sort())
})

test('who may make a call: is what the procedures say of their access', () => {
  const expected = { anybody: ['public', 'optional-user'], token: ['token'] } as Record<string, string[]>
  const wrong = CALL_NAMES.filter((name) => {
    const { access } = procedures[name]._def.meta
    return !(expected[CALLS[name].may] ?? ['user']).includes(access)
  })
  expect(wrong).toEqual([])
})

describe('in the prepared world', () => {
  test.each(names)('%s: succeeds, with no field that its schema does not have', async (name) => {
    const input = CALLS[name].input?.(world.things)
    const [schema] = procedures[name]._def.inputs
    if (schema) expect(Object.keys(z.parse(schema, input) as object)).toEqual(expect.arrayContaining(given(input)))
    await expect(call(name, input)).resolves.toBeDefined()
  })
})

const given = (input: object = {}) => Object.keys(input).filter((key) => input[key as keyof typeof input] !== undefined)

test('the things that a call names: are those that its input reads', () => {
  expect(thingsNamedBy('tours.join')).toEqual(['tour', 'me'])
  expect(thingsNamedBy('groups.vote')).toEqual(['poll'])
  expect(thingsNamedBy('social.me')).toEqual([])
  const unnamed = Object.keys(world.things).filter(
    (thing) => !CALL_NAMES.some((name) => (thingsNamedBy(name) as string[]).includes(thing)),
  )
  expect(unnamed).toEqual([])
})
