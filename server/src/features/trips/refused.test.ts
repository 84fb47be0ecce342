import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
})

const KEY = '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b'
const ask = (payload: object) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/trips',
    payload,
    headers: { authorization: `Bearer ${asha.token}` },
  })

describe('trips.create for a place whose sights need more than one town to sleep in', () => {
  test.each([
    ['spiti', 3, 7, /need 4 nights or more, some of them in Kaza and Losar/],
    ['spiti', 9, 2, /in this month: its sights need nights in Kaza and Losar/],
    ['gangtok-north-sikkim', 2, 10, /need 4 nights or more, some of them in Lachen and Lachung/],
    ['kedarnath-badrinath', 2, 6, /need 3 nights or more, some of them in Kedarnath and Badrinath/],
    ['valley-of-flowers', 2, 8, /need 4 nights or more, some of them in Ghangaria/],
    ['leh-ladakh', 6, 1, /in this month: its sights need nights in Hunder, Tangtse and Spangmik/],
    ['tawang', 1, 10, /for so short a stay: it needs 3 nights or more/],
  ])(
    '%s for %i days in month %i: 400 with the reason in one sentence, and no trip',
    async (placeId, days, month, reason) => {
      const request = { placeId, from: 'delhi' as const, people: 2, days, month }
      const answer = await ask({ request, key: `${KEY}11` })
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'request.placeId'])
      expect(answer.json().message).toMatch(reason)
      await expect(asha.api.trips.create({ request, key: `${KEY}11` })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect((await asha.api.trips.list()).items).toEqual([])
    },
  )

  test('with empty days: makes a trip of the asked length without items, alone and for a tour', async () => {
    const request = { placeId: 'leh-ladakh', from: 'delhi', people: 2, days: 6 } as const
    const trip = await asha.api.trips.create({ request, blank: true, key: `${KEY}12` })
    expect(trip).toMatchObject({ place: { id: 'leh-ladakh' }, dayCount: 6, items: [] })
    const dates = { start: '2026-12-12', end: '2026-12-17' }
    const { _id: tourId } = await asha.api.tours.create(aTour({ destination: 'Leh', travelDates: dates }))
    const { request: forTour } = await asha.api.trips.forTour({ tourId })
    expect(forTour).toMatchObject({ placeId: 'leh-ladakh', days: 6, startDate: '2026-12-12' })
    const ofTour = await asha.api.trips.create({ request: forTour ?? request, tourId, blank: true, key: `${KEY}13` })
    expect(ofTour).toMatchObject({ startDate: '2026-12-12', dayCount: 6, items: [] })
  })
})
