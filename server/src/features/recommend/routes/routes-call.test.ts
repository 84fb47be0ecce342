import { describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'

const server = useApp(useDatabase())

describe('GET /api/routes', () => {
  const get = async (query: string) => {
    const answer = await server.app.inject(`/api/routes?${query}`)
    return { status: answer.statusCode, ...answer.json() }
  }

  test('two places of a visitor: one route over both, in the best order', async () => {
    const answer = await get('city=delhi&people=2&month=12&days=6&places=jaipur&places=agra&only=true')
    expect(answer).toMatchObject({ status: 200, month: 12, people: 2, problem: null })
    expect(answer.items).toHaveLength(1)
    expect(answer.items[0]).toMatchObject({ title: 'The Golden Triangle', stayTier: 'mid', fits: true })
    expect(answer.items[0].legs).toHaveLength(3)
  })

  test('places that no way joins: no route, and why', async () => {
    const answer = await get('city=delhi&people=2&places=jaipur&places=munnar&only=true')
    expect(answer).toMatchObject({ status: 200, items: [], problem: expect.stringContaining('no good way') })
  })

  test.each([
    ['five places', 'city=delhi&people=2&places=a&places=b&places=c&places=d&places=e'],
    ['an unknown city', 'city=nagpur&people=2'],
    ['no people', 'city=delhi&people=0'],
    ['a day alone', 'city=delhi&people=2&days=1'],
  ])('%s: is refused', async (_, query) => {
    expect(await get(query)).toMatchObject({ status: 400 })
  })
})
