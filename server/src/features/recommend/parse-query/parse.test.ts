import { expect, test } from 'vitest'
import { useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'

const db = useDatabase()
const server = useApp(db)

test('recommend.parse: a line of text gives fields, chips and the rest, without a token', async () => {
  const { fields, chips, leftover } = await visitor(db).recommend.parse({
    text: 'quiet beach for two from Pune in January under 25k',
  })
  expect(fields).toEqual({
    preference_type: 'beaches',
    group_size: '2',
    starting_location: 'pune',
    month: 1,
    budget: '25000',
  })
  expect(chips).toHaveLength(5)
  expect(leftover).toBe('quiet')
})

test('recommend.parse: more than 200 characters are a fault that names the field', async () => {
  const input = encodeURIComponent(JSON.stringify({ text: 'x'.repeat(201) }))
  const answer = await server.app.inject({ method: 'GET', url: `/trpc/recommend.parse?input=${input}` })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.data).toMatchObject({ field: 'text' })
})

test.each(['1990-01-01 to 1990-01-03 beach', '9999-12-01 to 9999-12-03 beach'])(
  'recommend.parse: days that nobody can travel on are not read: %s',
  async (text) => {
    expect((await visitor(db).recommend.parse({ text })).fields).toEqual({ preference_type: 'beaches' })
    const input = encodeURIComponent(JSON.stringify({ text }))
    const answer = await server.app.inject({ method: 'GET', url: `/trpc/recommend.parse?input=${input}` })
    expect(answer.statusCode).toBe(200)
  },
)
