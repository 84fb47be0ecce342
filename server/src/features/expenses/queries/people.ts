import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { expenseGuests, expensePeople } from '../../../db/schema/expenses.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { findMembers } from '../../groups/queries/members.ts'
import type { LedgerReader } from '../policy.ts'

const { placeholder } = sql
const ledgerId = sql`${placeholder('ledgerId')}::uuid`

const prepared = perDb((db) => ({
  /** The host, and then those with a seat in the order of joining. */
  members: db
    .select({ id: sql<string>`people.id` })
    .from(
      sql`(select creator_id as id, null::bigint as turn from tours where id = ${ledgerId}
        union all select user_id, turn from tour_participants where tour_id = ${ledgerId}) people`,
    )
    .orderBy(sql`people.turn nulls first`)
    .prepare('ledger_members'),
  /** Those who come along on a trip by invitation. */
  friends: db
    .select({ id: tripFriends.userId })
    .from(tripFriends)
    .where(sql`${tripFriends.tripId} = ${ledgerId} and ${tripFriends.state} = 'going'`)
    .orderBy(tripFriends.createdAt, tripFriends.userId)
    .prepare('ledger_friends'),
  left: db
    .select({ id: expensePeople.userId, leftOn: expensePeople.leftOn })
    .from(expensePeople)
    .where(sql`${expensePeople.ledgerId} = ${ledgerId}`)
    .prepare('ledger_people'),
  guests: db
    .select({ id: expenseGuests._id, name: expenseGuests.name, addedBy: expenseGuests.addedBy })
    .from(expenseGuests)
    .where(sql`${expenseGuests.ledgerId} = ${ledgerId}`)
    .orderBy(expenseGuests._id)
    .prepare('ledger_guests'),
}))

/** The people of a ledger, before their names are known. */
export type LedgerPeople = {
  /** Ids of those who can be in an expense of any day, the host or the owner first. */
  active: string[]
  leftOn: Map<string, string>
  guests: Map<string, { name: string; addedBy: string }>
}

export async function readLedgerPeople(
  db: Db,
  { ledger, ownerId }: Pick<LedgerReader, 'ledger' | 'ownerId'>,
): Promise<LedgerPeople> {
  const { members, friends, left, guests } = prepared(db)
  const params = { ledgerId: ledger.id }
  const [active, rows, guestRows] = await Promise.all([
    ledger.kind === 'tour' ? members.execute(params) : friends.execute(params),
    left.execute(params),
    guests.execute(params),
  ])
  return {
    active: [...(ownerId === null ? [] : [ownerId]), ...active.map(({ id }) => id)],
    leftOn: new Map(rows.flatMap(({ id, leftOn }) => (leftOn === null ? [] : [[id, leftOn] as const]))),
    guests: new Map(guestRows.map(({ id, ...guest }) => [id, guest])),
  }
}

/** Whether the reader acts for a person: themselves, or a guest whom they have added. */
export const canActFor = ({ guests }: LedgerPeople, userId: string, id: string) =>
  id === userId || guests.get(id)?.addedBy === userId

/**
 * The people with these ids, in their order. Of a person from whom a block separates the reader, only the name at that time
 * is shown, so that they can still settle: also not whether they are still in the tour. A suspended person has a name only.
 */
export async function showPeople(
  db: Db,
  reader: LedgerReader,
  everyone: LedgerPeople,
  ids: Iterable<string>,
): Promise<Map<string, LedgerPerson>> {
  const wanted = [...new Set(ids)]
  const users = await findMembers(
    db,
    wanted.filter((id) => !everyone.guests.has(id)),
  )
  const isActive = new Set(everyone.active)
  const show = (id: string): LedgerPerson => {
    const guest = everyone.guests.get(id)
    const found = users.get(id)
    const base = { id, profilePicture: null, hasProfile: false, me: id === reader.userId, leftOn: null }
    if (guest) return { ...base, kind: 'guest', name: guest.name, active: true }
    if (!found) return { ...base, kind: 'former', name: null, active: false }
    const nameAtBlock = reader.separated.get(id)
    if (nameAtBlock !== undefined) return { ...base, kind: 'member', name: nameAtBlock, active: false }
    const { name, profilePicture } = found.member
    const hasProfile = !found.isSuspended
    const active = isActive.has(id)
    const leftOn = active ? null : (everyone.leftOn.get(id) ?? null)
    return {
      ...base,
      kind: 'member',
      name,
      active,
      leftOn,
      hasProfile,
      profilePicture: hasProfile ? profilePicture : null,
    }
  }
  return new Map(wanted.map((id) => [id, show(id)]))
}
