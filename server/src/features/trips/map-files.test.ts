import { beforeAll, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { HOTEL, tripToShare, VISIT } from '../../../test/trip-links.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
let owner: TestPerson
let friend: TestPerson
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  friend = await makePerson(testApp, db, 'Friend')
})

test('a reader: places and ways without stays, notes, links and costs; a stranger or blocked person: NOT_FOUND', async () => {
  const { _id: tripId } = await tripToShare(owner)
  const files = (who: TestPerson, times: boolean) =>
    Promise.all((['gpx', 'kml'] as const).map((format) => who.api.trips.mapFile({ tripId, format, times })))
  const mayNot = () => expect(files(friend, true)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mayNot()
  await owner.api.social.follow({ followedId: friend._id })
  await owner.api.trips.invite({ tripId, userId: friend._id, mayEdit: false })
  await friend.api.trips.answerInvitation({ tripId, accept: true })
  for (const who of [owner, friend])
    for (const times of [false, true])
      for (const { file, text } of await files(who, times)) {
        expect(file).toMatch(/^saathi-hampi-2026-12-12\.(gpx|kml)$/)
        expect(text).toContain(`${VISIT.title}</name>`)
        expect([text.includes(', Indian time'), times]).toEqual([times, times])
        for (const hidden of [HOTEL, VISIT.note, VISIT.link, '4321', '4,321', 'Owner'])
          expect(text).not.toContain(hidden)
      }
  await friend.api.social.block({ userId: owner._id })
  await mayNot()
})
