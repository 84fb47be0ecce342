import { cities, tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { isMinimum, partyOf } from '@saathi/shared/recommend/party'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { tripSummary } from '../../../client/src/messages/en/recommend/recommend.ts'
import * as who from '../../../client/src/messages/en/recommend/who.ts'

const WAYS = { road: 'by road', bus: 'by bus', rail: 'by train', ground: 'on the ground', air: 'by plane' }

/** A form in words, as the page says it: the open budget has no limit, and days are the most that there are. */
export function formText(form: DreamTrip): string {
  const { people, adults, seniors, childrenAges } = partyOf(form)
  const isExact = form.adults !== undefined || childrenAges.length > 0
  const summary = tripSummary({
    type: tripTypes[form.preference_type],
    second: form.second_type ? tripTypes[form.second_type] : null,
    group: { size: form.group_size, exact: isExact ? { people, children: childrenAges.length } : null },
    city: cities[form.starting_location],
    budget: form.budget === OPEN_BUDGET ? null : Number(form.budget),
    perPerson: form.budgetIs === 'person',
    days: form.days ?? null,
    time: form.month ? `in ${monthName(form.month)}` : 'no month given',
  })
  return [
    summary,
    ...(isMinimum(form) ? ['billed for ten'] : []),
    ...(childrenAges.length > 0 ? [`${adults} grown up, children of ${childrenAges.join(' and ')}`] : []),
    ...(seniors > 0 ? [`${seniors} of 60 or older`] : []),
    ...(form.easyWalking ? [who.easyWalking.toLowerCase()] : []),
    ...(form.firstTimeInMountains ? [who.firstTime.toLowerCase()] : []),
    ...(form.by ? [WAYS[form.by]] : []),
  ].join('; ')
}
