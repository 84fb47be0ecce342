import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
const TOUR = 'Lamps of Hampi'
let host: TestPerson
beforeAll(async () => {
  host = await makePerson(testApp, db, 'Hari')
  await host.api.tours.create(aTour({ name: TOUR, destination: 'Hampi, Karnataka', isPublic: true }))
})

/** The answer to a question about tours, as it is sent. */
async function answerTo(token?: string): Promise<string> {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/trpc/chat.reply?batch=1',
    payload: { 0: { messages: [{ sender: 'user', text: 'Which tours to Hampi are there?' }] } },
    headers: { 'trpc-accept': 'application/jsonl', ...(token && { authorization: `Bearer ${token}` }) },
  })
  expect(response.statusCode).toBe(200)
  return response.body
}

describe('chat.reply about tours', () => {
  test('a visitor and somebody whom no block hides: are told their names', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    for (const token of [undefined, asha.token]) expect(await answerTo(token)).toContain(TOUR)
  })

  test('a reader whom the host has blocked: is told none, also with a token that has ended or never was one', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await host.api.social.block({ userId: ravi._id })
    expect(await answerTo(ravi.token)).not.toContain(TOUR)
    await ravi.api.sessions.endCurrent()
    for (const token of [ravi.token, `${ravi.token}x`]) {
      const answer = await answerTo(token)
      expect(answer).toContain('Hampi')
      expect(answer).not.toContain(TOUR)
    }
  })
})
