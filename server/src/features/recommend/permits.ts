import { rupeeRange, rupees } from '@saathi/shared/money'
import type { Permit } from './facts.ts'
import type { Plan } from './plan.ts'
import type { Trip } from './trip.ts'
import { count } from './words.ts'

/** What must be held to go on a plan: some permits are for those alone who come by car. */
const permitsFor = ({ place, journey }: Plan): Permit[] =>
  place.permits.filter(({ need, mode }) => need && (mode === undefined || mode === journey.mode))

/** How many days ahead the slowest of a plan's permits is best got; 0 when none takes time. */
export const leadDays = (plan: Plan): number => Math.max(0, ...permitsFor(plan).map(({ lead_days }) => lead_days ?? 0))

/** What to hold, what it costs and by when to get it. */
export const permitCautions = ({ when }: Trip, plan: Plan): string[] =>
  permitsFor(plan).map((permit) => `${permit.who} need ${permit.name}${fee(permit)}${lead(permit, when.daysAhead)}.`)

/** The spec's `visa_requirements`, for Indian citizens. */
export function visaRequirements(plan: Plan): string {
  const needed = permitsFor(plan).map(({ who, name }) => `${who} need ${name}.`)
  if (needed.length === 0) return 'Indian citizens need no visa, and no permit.'
  return ['Indian citizens need no visa.', ...needed].join(' ')
}

function fee({ fee_inr: [low, high] }: Permit): string {
  if (high === 0) return ''
  return low === high ? `, ${rupees(high)}` : `, ${low === 0 ? `up to ${rupees(high)}` : rupeeRange(low, high)}`
}

function lead({ lead_days, where }: Permit, daysAhead: number): string {
  if (!lead_days) return where ? `, got on the spot at ${where}` : ', got on the spot'
  const from = where ? ` from ${where}` : ''
  if (lead_days > daysAhead) return `: get it${from} at once, as ${lead_days} days ahead is best`
  return `: get it${from} ${count(lead_days, 'day')} ahead`
}
