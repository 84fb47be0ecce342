import type { AfterJourney, Home, HomeIdea } from '@saathi/shared/home/schema'
import { addDays } from '@saathi/shared/lib/days'
import type { Journey } from '@saathi/shared/trips/journeys'
import { amountWords } from '../../lib/amount-words.ts'
import * as text from '../../messages/en/home/next-trip.ts'

export type HomeCard =
  | { kind: 'after'; after: AfterJourney }
  | { kind: 'asked' | 'today' | 'next'; next: Journey }
  | { kind: 'idea'; idea: HomeIdea }
  | { kind: 'nothing' }

/**
 * What Home begins with: an ended trip with something left to do, unless another one has dates; else the next trip, else a
 * saved place. Answers that an older version kept on this device have neither the first nor the last.
 */
export function cardOf({ next, after, idea }: Pick<Home, 'next' | 'after' | 'idea'>, today: string): HomeCard {
  if (after && (next === null || next.startDate === null)) return { kind: 'after', after }
  if (next === null) return idea ? { kind: 'idea', idea } : { kind: 'nothing' }
  if (next.state === 'requested') return { kind: 'asked', next }
  return { kind: isOn(next, today) ? 'today' : 'next', next }
}

const isOn = ({ state, startDate, dayCount }: Journey, today: string) =>
  state !== 'waiting' && startDate !== null && startDate <= today && today <= addDays(startDate, dayCount - 1)

/** What is left to do after a trip, the most important first. */
export function afterWords({ balancePaise, paymentUnderWay, write }: AfterJourney): string[] {
  const amount = amountWords(Math.abs(balancePaise))
  return [
    balancePaise < 0 ? text.youOwe(amount) : balancePaise > 0 ? text.youAreOwed(amount) : '',
    balancePaise === 0 && paymentUnderWay ? text.allPaid : '',
    write ? text.writeAbout(write.count, write.until) : '',
  ].filter(Boolean)
}

type Act = { act: keyof typeof text.afterActs; to: string; hash?: string }

/** Where that is done, in the same order, and the group. */
export function afterActs({ journey, balancePaise, paymentUnderWay, write }: AfterJourney): Act[] {
  const { tourId, tripId, people, invitation } = journey
  const base = tourId === null ? `/trips/${tripId}` : `/tours/${tourId}`
  const hasGroup = tourId !== null || people !== null || invitation === 'going'
  const money = balancePaise < 0 ? 'pay' : paymentUnderWay ? 'confirm' : balancePaise > 0 ? 'owed' : null
  return [
    ...(money ? [{ act: money, to: `${base}/expenses`, ...(money !== 'owed' && { hash: 'settle' }) } as const] : []),
    ...(write ? [{ act: 'write', to: '/references', ...(tourId && { hash: tourId }) } as const] : []),
    ...(hasGroup ? [{ act: 'group', to: `${base}/group` } as const] : []),
  ]
}
