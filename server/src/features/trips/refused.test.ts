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

describe('trips.create for a place whose sights need more than one base', () => {
  test.each([
    ['gangtok-north-sikkim', /Yumthang valley by way of Lachung needs nights in Lachung/],
    ['leh-ladakh', /Nubra dunes \(Hunder\) needs nights in Hunder/],
    ['spiti', /the way to Chandratal lake crosses Kunzum La/],
    ['kedarnath-badrinath', /one walks 16 to 19 km up from Gaurikund/],
    ['valley-of-flowers', /one walks about 10 km up from Pulna/],
    ['tawang', /Sela pass and lake needs nights in Dirang/],
  ])('%s: 400 with the reason in one sentence, and no trip', async (placeId, reason) => {
    const request = { placeId, from: 'delhi' as const, people: 2, days: 6 }
    const answer = await ask({ request, key: `${KEY}11` })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'request.placeId'])
    expect(answer.json().message).toMatch(reason)
    await expect(asha.api.trips.create({ request, key: `${KEY}11` })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await asha.api.trips.list()).items).toEqual([])
  })

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
