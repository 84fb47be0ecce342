import { addDays, indianDay, indianHour } from '@saathi/shared/lib/days'
import type { Deps } from '../../context.ts'
import type { Digest } from './mails.ts'
import { FIRST_ID, listPeopleWithUnread, listRecipients, queueDigest, type Recipient } from './queries/digest.ts'
import { hasWaitedSince, readUnread, type Unread } from './queries/unread.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Hours in India between which daily mails are sent. */
const MORNING = { from: 8, to: 12 }
/** The time for which something is unread, and its reader away, before a mail says so. */
const WAITS_MS = 3 * HOUR_MS
/** Older messages and notices cause no mail. */
const MAX_AGE_MS = 7 * DAY_MS
const LINK_DAYS = 60

/** Users in one batch, and batches in one run: 240,000 users with something unread in a morning of 24 runs. */
const BATCH = 500
const BATCHES = 20

/** The groups that a mail lists, and the tours and trips with notifications. */
const LISTED = 5

const before = (at: Date, ms: number) => new Date(at.getTime() - ms).toISOString()

/** When the newest of it came in; undefined if all of it is older than what the user wrote. */
const newestOf = ({ conversations, groups, notices, trips, invitations }: Unread): string | undefined =>
  [...[...conversations, ...groups, ...notices, ...trips].flatMap(({ newest }) => newest ?? []), ...invitations]
    .sort()
    .at(-1)

function digestOf(userId: string, unread: Unread, linkUntil: string): Digest {
  const { conversations, groups, notices, trips, invitations } = unread
  const unlisted = [...groups.slice(LISTED), ...notices.slice(LISTED)].map(({ tourId }) => tourId)
  return {
    userId,
    linkUntil,
    private:
      conversations.length > 0
        ? { messages: conversations.reduce((sum, one) => sum + one.messages, 0), people: conversations.length }
        : null,
    groups: groups
      .slice(0, LISTED)
      .map(({ tourId, ofTrip, name, messages }) => ({ tourId, name, messages, ...(ofTrip && { ofTrip }) })),
    ...(invitations.length > 0 && { invitations: invitations.length }),
    notices: notices.slice(0, LISTED).map(({ tourId, name, count, tomorrow, inTrip }) => ({
      ...{ tourId, name, count },
      ...(tomorrow && { tomorrow }),
      ...(inTrip && { inTrip }),
    })),
    ...(trips.length > 0 && {
      trips: trips
        .slice(0, LISTED)
        .map(({ tripId, name, count, tomorrow }) => ({ tripId, name, count, ...(tomorrow && { tomorrow }) })),
    }),
    more: new Set(unlisted).size + trips.slice(LISTED).length,
  }
}

/** Queues the mail of one user if something new has waited long enough; returns whether it did. */
async function mailUnread({ db }: Pick<Deps, 'db'>, person: Recipient, at: Date): Promise<boolean> {
  const today = indianDay(at)
  const waitedSince = before(at, WAITS_MS)
  const unread = await readUnread(db, person._id, { today, onlyUntold: true })
  const upTo = newestOf(unread)
  const known = [person.seenAt ?? '', person.digestUpTo ?? '', before(at, MAX_AGE_MS)]
  if (!upTo || known.some((time) => upTo <= time)) return false
  if (!(await hasWaitedSince(db, person._id, unread, waitedSince))) return false
  const digest = digestOf(person._id, unread, addDays(indianDay(at), LINK_DAYS))
  return queueDigest(db, person, digest, { today, awaySince: waitedSince, upTo })
}

/**
 * Creates the job that mails people who have been away how much they have not read, at most once a day. Each run
 * continues after the last one. It may run in several processes at once: the day of the last mail is a column of the user,
 * which the statement that queues the mail checks and sets.
 */
export function sendDigests({ db, now, mailer, stopping }: Pick<Deps, 'db' | 'now' | 'mailer' | 'stopping'>) {
  let after = FIRST_ID
  return async () => {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const at = now()
      const hour = indianHour(at)
      if (hour < MORNING.from || hour >= MORNING.to) return
      const { ids, next } = await listPeopleWithUnread(db, after, BATCH)
      // Set first, so that a failure stops one batch and not those after it.
      after = next ?? FIRST_ID
      const when = { today: indianDay(at), awaySince: before(at, WAITS_MS) }
      let isAnyQueued = false
      for (const person of await listRecipients(db, ids, when)) {
        if (stopping.aborted) break
        isAnyQueued = (await mailUnread({ db }, person, at)) || isAnyQueued
      }
      if (isAnyQueued) mailer.wake()
      if (next === null || stopping.aborted) return
    }
  }
}
