import type { AfterJourney, HomeTask } from '@saathi/shared/home/schema'
import { addDays } from '@saathi/shared/lib/days'
import type { PendingReference } from '@saathi/shared/references/schema'
import type { Journey } from '@saathi/shared/trips/journeys'
import type { LedgerSummary } from '../expenses/queries/overview.ts'

/** For so long after its last day a journey stays on Home with what is left to do. */
const AFTER_DAYS = 14

/** The people about whom the user has not written yet, by tour. */
export function writeTasks(pending: PendingReference[]): Extract<HomeTask, { kind: 'write' }>[] {
  const open = pending.filter(({ written }) => !written)
  return [...new Set(open.map(({ tour }) => tour._id))].map((tourId) => {
    const people = open.filter(({ tour }) => tour._id === tourId)
    const [{ tour, until }] = people as [(typeof people)[number]]
    return { kind: 'write', tourId, title: tour.name, count: people.length, until }
  })
}

type Left = { ledgers: LedgerSummary[]; writing: ReturnType<typeof writeTasks> }

/** The journey that ended last, within 14 days, in which money or references are open; null for none. */
export function findAfter(journeys: Journey[], { ledgers, writing }: Left, today: string): AfterJourney | null {
  const [last] = journeys
    .filter(({ ended, cancelled, invitation }) => ended && !cancelled && invitation !== 'invited')
    .map((journey) => ({ journey, endedOn: lastDayOf(journey) }))
    .filter(({ endedOn }) => endedOn >= addDays(today, -AFTER_DAYS))
    .sort((one, other) => (one.endedOn > other.endedOn ? -1 : 1))
    .map(({ journey }) => withWhatIsLeft(journey, { ledgers, writing }))
    .filter(({ balancePaise, paymentUnderWay, write }) => balancePaise !== 0 || paymentUnderWay || write !== null)
  return last ?? null
}

const lastDayOf = ({ startDate, dayCount }: Journey) => (startDate === null ? '' : addDays(startDate, dayCount - 1))

function withWhatIsLeft(journey: Journey, { ledgers, writing }: Left): AfterJourney {
  const { balancePaise = 0, openTransfers = 0 } = ledgers.find(({ id }) => id === journey._id) ?? {}
  const task = writing.find(({ tourId }) => tourId === journey._id)
  const write = task ? { count: task.count, until: task.until } : null
  return { journey, balancePaise, paymentUnderWay: openTransfers > 0, write }
}
