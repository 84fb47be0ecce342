import { addDays, indianDay, indianHour } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import type { Deps } from '../../context.ts'
import * as text from '../../messages/en/tomorrow.ts'
import { addNotices, FIRST_START, listStarts, SOURCES } from './queries/tomorrow.ts'

/** Hours in India between which people are told of a trip that begins on the next day. */
const EVENING = { from: 18, to: 22 }
/** People in one batch, and batches in one run, of each source. */
const BATCH = 500
const BATCHES = 40

/**
 * Creates the job that tells everybody whose trip or tour begins tomorrow, in the evening and once each. It may run in several
 * processes at once: a unique index allows one notification a person, trip and day.
 */
export const tellOfTomorrow =
  ({ db, now, stopping }: Pick<Deps, 'db' | 'now' | 'stopping'>) =>
  async () => {
    for (const source of SOURCES) {
      let after = FIRST_START
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const hour = indianHour(now())
        if (hour < EVENING.from || hour >= EVENING.to || stopping.aborted) return
        const day = addDays(indianDay(now()), 1)
        const starts = await listStarts(db, source, { day, after, limit: BATCH })
        await addNotices(db, source, starts, day)
        const last = starts.at(-1)
        if (!last || starts.length < BATCH) break
        after = last
      }
    }
  }

/** The things to carry that are named. */
const CARRIED = 3

/**
 * What one has to know on the evening before: the journey with its time, the meeting point of the group or else the first stop,
 * the permits, and what the reader has not ticked of what is carried. Empty where there is none of it.
 * @param meeting where and at which minute of the first day the group meets
 */
export function eveningBefore(trip: Trip | null, meeting: { place: string; minute: number } | null): string[] {
  const meets = meeting ? [text.meet(text.at(meeting.minute, meeting.place))] : []
  if (trip === null) return meets
  const [first] = schedule(trip)
  const items = first?.items ?? []
  const journey = items.find(({ item }) => item.kind === 'travel' && item.by !== 'local' && item.by !== 'walk')
  const stop = items.find(({ item }) => item.kind !== 'travel' && item.kind !== 'rest')
  const carried = trip.checklist.filter(({ kind, done }) => kind === 'packing' && !done).slice(0, CARRIED)
  return [
    ...(journey ? [text.at(journey.start, journey.item.title)] : []),
    ...(stop && !meeting ? [text.firstStop(text.at(stop.start, stop.item.title))] : meets),
    ...trip.permits.slice(0, 1),
    ...(carried.length > 0 ? [text.carry(carried.map((check) => check.text))] : []),
  ]
}
