import { visitor } from './app.ts'
import type { Things } from './calls/things.ts'
import { makeWorld, type TestApp } from './calls/world.ts'
import type { TestDb } from './db.ts'
import { makePerson, type TestPerson } from './people.ts'
import { makeStaff } from './staff.ts'

/** The columns of the table in docs/access.md. */
export const KINDS = [
  'visitor',
  'suspended',
  'stranger',
  'follower',
  'match',
  'blocked',
  'member',
  'owner',
  'moderator',
  'editor',
  'operator',
] as const
const ROLES = ['moderator', 'editor', 'operator'] as const
export type Kind = (typeof KINDS)[number]

/** Somebody of a kind. `things`: what their calls name, which is the owner's but for themselves. */
export type Subject = { kind: Kind; api: TestPerson['api']; token: string | null; things: Things }

/** The world of the calls, and people who stand in all ways to its owner Asha and to the other user Ravi. */
export async function makeSubjects(testApp: TestApp, db: TestDb): Promise<Subject[]> {
  const world = await makeWorld(testApp, db)
  const { asha, ravi } = world
  const both = [asha, ravi]
  const person = (kind: Kind) => makePerson(testApp, db, kind)
  const stranger = await person('stranger')
  const suspended = await person('suspended')
  await db.sql`update users set suspended_at = now() where id = ${suspended._id}`
  const follower = await person('follower')
  for (const { _id } of both) await follower.api.social.follow({ followedId: _id })
  const match = await person('match')
  for (const one of both) {
    await match.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
    await one.api.matching.swipe({ swipedUserId: match._id, action: 'right' })
  }
  const blocked = await person('blocked')
  for (const { api } of both) await api.social.block({ userId: blocked._id })
  const blocker = await person('blocked')
  for (const { _id } of both) await blocker.api.social.block({ userId: _id })
  const member = await person('member')
  await member.api.tours.join({ tourId: world.things.ownTour })
  const { things } = world
  const own = (kind: Kind, { _id, api, token }: TestPerson, others: Partial<Things> = {}): Subject => ({
    ...{ kind, api, token },
    things: { ...things, me: _id, ...others },
  })
  const staff = await Promise.all(ROLES.map(async (role) => own(role, await makeStaff(testApp, db, role))))
  const subjects = [
    { kind: 'visitor' as const, api: visitor(db, testApp.deps), token: null, things },
    own('suspended', suspended),
    own('stranger', stranger),
    own('follower', follower),
    own('match', match, { match: asha._id }),
    own('blocked', blocked),
    own('blocked', blocker),
    own('member', member),
    own('owner', asha),
    ...staff,
  ]
  return subjects
}
