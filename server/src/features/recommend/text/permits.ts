import { rupeeRange, rupees } from '@saathi/shared/lib/money'
import type { TourType } from '@saathi/shared/packages/schema'
import type { Destination, Permit } from '../facts/dataset.ts'
import { isFresh } from '../facts/origin-schema.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { TravelOption } from '../rank/travel-option.ts'
import { count } from './format.ts'

/** Whether any part of a journey goes by car or jeep, the last leg included; public buses need no permit of their own. */
const goesByRoad = ({ mode, lastLeg }: TravelOption['journey']): boolean =>
  mode === 'road' || (lastLeg?.onRoad === true && !/\bbus\b/.test(lastLeg.by))

/** The permits that a travel option needs for a trip type in a month. */
export const permitsFor = ({ place, journey }: TravelOption, type: TourType, month: number): Permit[] =>
  permitsAt(place, goesByRoad(journey), type, month)

/** The permits that a place asks for; some apply to arrivals by road only. */
export const permitsAt = ({ permits }: Destination, byRoad: boolean, type: TourType, month: number): Permit[] =>
  permits.filter(
    ({ need, mode, types, months }) =>
      need && (mode === undefined || byRoad) && (!types || types.includes(type)) && (!months || months.includes(month)),
  )

/** Lead days of the slowest permit of a travel option; 0 when none takes time. */
export const leadDays = (option: TravelOption, type: TourType, month: number): number =>
  Math.max(0, ...permitsFor(option, type, month).map(({ lead_days }) => lead_days ?? 0))

/** One sentence per permit: name, fee and when to get it. */
export const permitCautions = ({ type, when, askedIn }: ParsedTrip, option: TravelOption): string[] =>
  permitsFor(option, type, when.month).map((permit) => permitSentence(permit, when.daysAhead, askedIn))

/** The people who need the permit, its fee and when to get it; what has no source of the last year says so. */
export const permitSentence = (permit: Permit, daysAhead: number, askedIn: string): string =>
  `${permit.who} need ${permit.name}${fee(permit, askedIn)}${lead(permit, daysAhead)}.${isKnown(permit, askedIn) ? '' : ` ${CHECK}`}`

const CHECK = 'Check before you go.'

/** Whether somebody published it in the last twelve months. */
const isKnown = ({ checked }: Permit, askedIn: string): boolean =>
  checked !== undefined && isFresh({ checked }, askedIn)

/** The `visa_requirements` of the response, for Indian citizens. */
export function visaRequirements({ type, when, askedIn }: ParsedTrip, option: TravelOption): string {
  const permits = permitsFor(option, type, when.month)
  const needed = permits.map(({ who, name }) => `${who} need ${name}.`)
  if (permits.some((permit) => !isKnown(permit, askedIn))) needed.push(CHECK)
  if (needed.length === 0) return 'Indian citizens need no visa, and no permit.'
  return ['Indian citizens need no visa.', ...needed].join(' ')
}

function fee(permit: Permit, askedIn: string): string {
  const [low, high] = permit.fee_inr
  if (high === 0) return ''
  const about = isKnown(permit, askedIn) && !permit.fee_estimate ? '' : 'about '
  if (low === high) return `, ${about}${rupees(high)}`
  return low === 0 ? `, up to ${about}${rupees(high)}` : `, ${about}${rupeeRange(low, high)}`
}

function lead({ lead_days, where }: Permit, daysAhead: number): string {
  if (!lead_days) return where ? `, got on the spot at ${where}` : ', got on the spot'
  const from = where ? ` from ${where}` : ''
  if (lead_days > daysAhead) return `: get it${from} at once, as ${lead_days} days ahead is best`
  return `: get it${from} ${count(lead_days, 'day')} ahead`
}
