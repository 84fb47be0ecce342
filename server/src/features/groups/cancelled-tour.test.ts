import { beforeEach, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makeGroup } from '../../../test/groups.ts'
import type { TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
let host: TestPerson
let ravi: TestPerson
let stranger: TestPerson
let tourId: string

beforeEach(async () => {
  ;({ host, ravi, stranger, tourId } = await makeGroup(testApp, db))
})

const refused = { code: 'CONFLICT', message: 'This tour was cancelled.' }
const aPoll = (more = {}) => ({ tourId, question: 'Where do we eat?', choices: ['Beach', 'Market', 'Fort'], ...more })
const aMeeting = (more = {}) => ({ tourId, place: 'Malvan bus stand', meetAt: '2026-11-20T09:00:00Z', ...more })

/** Calls REST as Ravi. */
const post = async (path: string, payload: object) => {
  const headers = { authorization: `Bearer ${ravi.token}` }
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/group/${path}`,
    headers,
    payload,
  })
  return [answer.statusCode, answer.json().message]
}

test('polls of a cancelled tour: are closed with the votes as they were, and neither votes nor new ones are taken', async () => {
  const draft = aPoll({ key: crypto.randomUUID() })
  const { number } = await ravi.api.groups.createPoll(draft)
  await ravi.api.groups.vote({ tourId, number, choices: [1] })
  await host.api.tours.cancel({ tourId })

  const ended = { number, closed: true, choices: [{ votes: 0 }, { votes: 1, mine: true }, { votes: 0 }] }
  const shown = (await ravi.api.groups.entries({ tourId })).items.find((entry) => entry.number === number)
  expect(shown).toMatchObject(ended)
  for (const choices of [[2], [1], []])
    await expect(ravi.api.groups.vote({ tourId, number, choices })).rejects.toMatchObject(refused)
  for (const who of [host, ravi]) await expect(who.api.groups.createPoll(aPoll())).rejects.toMatchObject(refused)
  expect(await post(`entries/${number}/vote`, { choices: [0] })).toEqual([409, refused.message])
  expect(await post('polls', { question: 'When?', choices: ['Now', 'Later'] })).toEqual([409, refused.message])

  // Calls that are repeated after a lost answer.
  expect(await ravi.api.groups.createPoll(draft)).toMatchObject(ended)
  expect(await ravi.api.groups.closePoll({ tourId, number })).toMatchObject(ended)
})

test('the group of a cancelled tour: takes messages, but no meeting point', async () => {
  const set = aMeeting({ key: crypto.randomUUID() })
  const { number } = await host.api.groups.setMeeting(set)
  await host.api.tours.cancel({ tourId })
  await expect(host.api.groups.setMeeting(aMeeting())).rejects.toMatchObject(refused)
  expect(await host.api.groups.setMeeting(set)).toMatchObject({ number })
  await ravi.api.groups.send({ tourId, text: 'When do I get my money back?' })
})

test('a stranger in the group of a cancelled tour: NOT_FOUND, as before', async () => {
  const { number } = await host.api.groups.createPoll(aPoll())
  await host.api.tours.cancel({ tourId })
  const hidden = { code: 'NOT_FOUND' }
  await expect(stranger.api.groups.vote({ tourId, number, choices: [0] })).rejects.toMatchObject(hidden)
  await expect(stranger.api.groups.createPoll(aPoll())).rejects.toMatchObject(hidden)
  await expect(ravi.api.groups.setMeeting(aMeeting())).rejects.toMatchObject(hidden)
})

test('groups.list: says which tours are cancelled', async () => {
  expect((await ravi.api.groups.list()).items).toMatchObject([{ tour: { _id: tourId, cancelled: false } }])
  await host.api.tours.cancel({ tourId })
  for (const who of [host, ravi])
    expect((await who.api.groups.list()).items).toMatchObject([{ tour: { _id: tourId, cancelled: true } }])
})
