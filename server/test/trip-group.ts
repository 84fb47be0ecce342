import { expect } from 'vitest'
import { NOON } from './app.ts'
import type { TestDb } from './db.ts'
import { makePerson, type TestPerson } from './people.ts'
import { aTripRequest, makeTrip } from './trips.ts'

const notFound = { code: 'NOT_FOUND' }

/** A trip of Asha with Ravi, who may edit, and Mina, who may only read; it ends on 16 December. */
export async function makeTripGroup(testApp: Parameters<typeof makePerson>[0], db: TestDb) {
  const [owner, friend, reader] = [
    await makePerson(testApp, db, 'Asha'),
    await makePerson(testApp, db, 'Ravi'),
    await makePerson(testApp, db, 'Mina'),
  ]
  /** The id of the trip, and of its group. */
  const tourId = (await makeTrip(owner, undefined, aTripRequest()))._id
  const invite = async (who: TestPerson, mayEdit = true) => {
    await owner.api.social.follow({ followedId: who._id })
    await owner.api.trips.invite({ tripId: tourId, userId: who._id, mayEdit })
  }
  const come = async (who: TestPerson, mayEdit = true) => {
    await invite(who, mayEdit)
    await who.api.trips.answerInvitation({ tripId: tourId, accept: true })
  }
  await come(friend)
  await come(reader, false)
  return {
    ...{ owner, friend, reader, tourId, invite, come },
    remove: (by: TestPerson, who: TestPerson, quiet?: boolean) =>
      by.api.trips.removeFriend({ tripId: tourId, userId: who._id, quiet }),
    write: (who: TestPerson, text = 'Hello') => who.api.groups.send({ tourId, text }),
    read: (who: TestPerson) => who.api.groups.get({ tourId }),
    /** The entries as the reader sees them, the oldest first. */
    lines: async (who: TestPerson) =>
      (await who.api.groups.entries({ tourId, limit: 100 })).items
        .toReversed()
        .map((entry) =>
          entry.kind === 'message' ? entry.text : 'person' in entry && `${entry.kind} ${entry.person?.name}`,
        ),
    isClosedTo: async (who: TestPerson) => {
      const meetAt = new Date(NOON.getTime() + 86_400_000).toISOString()
      for (const ask of [
        () => who.api.groups.get({ tourId }),
        () => who.api.groups.send({ tourId, text: 'Let me in' }),
        () => who.api.groups.entries({ tourId }),
        () => who.api.groups.changes({ tourId, after: 0 }),
        () => who.api.groups.createPoll({ tourId, question: 'When?', choices: ['Now', 'Later'] }),
        () => who.api.groups.mute({ tourId, muted: true }),
        () => who.api.groups.markRead({ tourId, upTo: 1 }),
        () => who.api.groups.react({ tourId, number: 1, reaction: 'heart', on: true }),
        () => who.api.groups.arrive({ tourId, here: true }),
        () => who.api.groups.setMeeting({ tourId, place: 'Bus stand', meetAt }),
      ])
        await expect(ask()).rejects.toMatchObject(notFound)
      expect((await who.api.groups.list()).items).toEqual([])
    },
  }
}
