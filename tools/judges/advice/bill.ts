import { setImmediate } from 'node:timers/promises'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { parseTrip } from '../../../server/src/features/recommend/parsed-trip.ts'
import type { Ranked } from '../../../server/src/features/recommend/rank/rank.ts'
import { offersFor, placesFor } from '../../../server/src/features/recommend/rank/shortlist.ts'
import { offerFor } from '../../../server/src/features/recommend/rank/travel-option.ts'
import { count, type Share, share } from './measure.ts'
import { NOW } from './requests.ts'

const LARGEST_PARTY = 10
const MOST_DAYS = 8
const MONTHS = [1, 5, 9]
/** So little that nothing fits: the offer is then the cheapest trip. */
const CHEAPEST = '2000'
const EVERY_NTH_PLACE = 3
/** A night train that saves so many rupees each is worth a night on board. */
const WORTH_A_NIGHT = 2_000
const ONE_NIGHT_HOURS = 16

export type Bill = {
  /** Parties of one more, up to ten, whose cheapest trip to a place costs less. */
  largerCheaper: Share
  /** A place that fits for some days, and not when a day more is asked for. */
  dayMoreUnfit: Share
  /** Planes with the plainest bed, where a night train saves thousands each. */
  planeAndPlainest: Share
}

/** Whether it flies to the plainest bed though a night train, which runs on most days, saves much. */
function isUnbalanced({ option }: Ranked, people: number): boolean {
  const { journey, lodging, ways } = option
  if (journey.mode !== 'air' || lodging === 'mid' || lodging === 'premium') return false
  return ways.some(
    ({ mode, overnight, hours, daysAWeek, cost }) =>
      mode === 'rail' &&
      overnight &&
      hours <= ONE_NIGHT_HOURS &&
      daysAWeek >= 3 &&
      journey.cost.typical - cost.typical >= WORTH_A_NIGHT * people,
  )
}

/** @param forms those of the documented choices; parties and days are asked for in turn */
export async function measureBill(forms: DreamTrip[], dataset = loadDataset()): Promise<Bill> {
  const bill: Bill = { largerCheaper: share(), dayMoreUnfit: share(), planeAndPlainest: share() }
  for (const form of forms) {
    await setImmediate() // so that a test runner's messages are handled
    for (const month of MONTHS) {
      const request = { ...form, month }
      const trip = parseTrip(request, NOW)
      for (const offer of offersFor(dataset, trip).filter(({ fits }) => fits))
        count(bill.planeAndPlainest, isUnbalanced(offer, trip.people))
      const places = placesFor(dataset, trip).filter((_, index) => index % EVERY_NTH_PLACE === 0)
      for (const place of places) {
        let fitted = false
        for (let days = 1; days <= MOST_DAYS; days++) {
          const fits = offerFor(dataset, parseTrip({ ...request, days }, NOW), place)?.fits ?? false
          if (fitted) count(bill.dayMoreUnfit, !fits)
          fitted = fits
        }
        let before: number | null = null
        for (let adults = 1; adults <= LARGEST_PARTY && form.group_size === '2'; adults++) {
          const asked = parseTrip({ ...request, budget: CHEAPEST, adults }, NOW)
          const least = offerFor(dataset, asked, place)?.leastTotal ?? null
          if (before !== null && least !== null) count(bill.largerCheaper, least < before)
          before = least
        }
      }
    }
  }
  return bill
}
