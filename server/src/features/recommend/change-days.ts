import { rupees } from '@saathi/shared/lib/money'
import type { Steps } from '../../platform/steps.ts'
import { type Asked, bestFitting, type Change, comesTo, isInSeason, SUITS_BADLY, withDays } from './change-attempts.ts'
import { type ParsedTrip, parseTrip } from './parsed-trip.ts'
import type { Ranked } from './rank/rank.ts'
import { isFlownLocal, offersInSteps } from './rank/shortlist.ts'
import { isOutOfTime, WEEKEND_DAYS } from './rank/stay-length.ts'
import { capital, count } from './text/format.ts'

type Form = Omit<Asked, 'least'>

/** So many more days make a long and cheap journey worth while. */
const MORE_DAYS = 2
/** Where the days do not reach for any place, up to so many more are suggested. */
const MOST_MORE_DAYS = 3

/** A few more days than were asked for, in which a train reaches what only a plane does; for a day or a weekend the fewest. */
export function* moreDays(asked: Asked): Steps<Change | null> {
  const { request, now } = asked
  const { maxDays, calendar } = parseTrip(request, now)
  if (maxDays === null || calendar !== null) return null
  if (maxDays <= WEEKEND_DAYS) return yield* daysEnough(asked)
  const changed = { ...request, days: maxDays + MORE_DAYS }
  const trip = parseTrip(changed, now)
  const offer = yield* bestFitting(asked, trip, (each) => each.isWise)
  return offer && { text: `${withDays(changed.days)}: ${comesTo(offer)}.`, wish: changed }
}

/** The fewest days beyond those asked for with which a place fits, well and in season if any does. */
export function* daysEnough(form: Form): Steps<Change | null> {
  for (const isStrict of [true, false])
    for (const changed of longerForms(form)) {
      const trip = parseTrip(changed, form.now)
      const isTimely = ({ place, isWise }: Ranked) => (isStrict ? isInSeason(trip, place) : isWise)
      const offer = yield* bestFitting({ ...form, least: isStrict ? SUITS_BADLY : 0 }, trip, isTimely)
      if (offer) return { text: `${withDays(changed.days)}: ${comesTo(offer)}.`, wish: changed }
    }
  return null
}

/** Where no more days are enough for the money: the fewest that reach a good place, and what the cheapest one costs. */
export function* daysForMore(form: Form): Steps<string | null> {
  for (const changed of longerForms(form)) {
    const trip = parseTrip(changed, form.now)
    const isGood = (offer: Ranked) =>
      isInSeason(trip, offer.place) && offer.fit.score >= SUITS_BADLY && isReached(trip, offer)
    const good = (yield* offersInSteps(form.dataset, trip)).filter(isGood)
    const [least] = good.sort((a, b) => a.option.total - b.option.total)
    if (!least) continue
    return `${capital(count(changed.days, 'day'))} would do for ${least.place.name}, at about ${rupees(least.option.total)}.`
  }
  return null
}

const isReached = (trip: ParsedTrip, offer: Ranked): boolean =>
  offer.isWise && !isOutOfTime(trip, offer) && !isFlownLocal(trip, offer)

/** The form with more days, where it names some and no dates. */
function longerForms({ request, now }: Form) {
  const { maxDays, calendar } = parseTrip(request, now)
  if (maxDays === null || calendar !== null) return []
  return Array.from({ length: MOST_MORE_DAYS }, (_, at) => ({ ...request, days: maxDays + 1 + at }))
}
