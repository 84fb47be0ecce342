import { beforeAll, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db)
let owner: TestPerson
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})

const ladakh = () =>
  makeTrip(owner, undefined, aTripRequest({ placeId: 'leh-ladakh', from: 'delhi', days: 6, startDate: '2027-07-05' }))

test('a trip with several towns: its days and its calendar have the ways between them and the town of each night', async () => {
  const { _id: tripId, items, highlights } = await ladakh()
  const nights = items.filter(({ kind }) => kind === 'stay').map(({ title }) => title.split(', ').at(-1))
  expect(nights).toEqual(['Leh', 'Leh', 'Leh', 'Tangtse', 'Hunder', 'Leh'])
  for (const name of ['Pangong lake', 'Khardung La and Nubra dunes (Hunder)']) {
    expect(highlights.map((highlight) => highlight.name)).toContain(name)
    expect(items.map(({ highlight }) => highlight)).toContain(name)
  }
  const { text } = await owner.api.trips.calendar({ tripId })
  expect(text).toContain('SUMMARY:Drive to Hunder')
  expect(text).toMatch(/SUMMARY:Night in [a-z -]+\\, Hunder/)
})

test('a link for friends: tells the ways between the towns, and not where one sleeps; one for the family tells both', async () => {
  const { _id: tripId } = await ladakh()
  const titles = async (kind: 'read' | 'family') => {
    const { path } = await owner.api.trips.createLink({ tripId, kind, times: true, costs: false })
    const shared = await callerWith(db, null, testApp.deps).trips.shared({ token: path.split('/').at(-1) ?? '' })
    return shared.days.flatMap(({ items }) => items.map(({ title }) => title))
  }
  const [friends, family] = [await titles('read'), await titles('family')]
  for (const each of [friends, family]) expect(each).toContain('Drive to Hunder')
  expect(friends.some((title) => title.startsWith('Night in '))).toBe(false)
  expect(family.some((title) => /^Night in .*, Hunder$/.test(title))).toBe(true)
})
