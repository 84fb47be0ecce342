import { monthName } from '@saathi/shared/lib/messages/en/days'
import { rupees } from '@saathi/shared/lib/money'
import { liftCommonLines } from '@saathi/shared/recommend/common-lines'
import { BUDGETS, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import { DreamTrip, type Recommendation, type Recommendations } from '@saathi/shared/recommend/schema'
import { verdictOn } from '@saathi/shared/recommend/verdict'
import { nightsInWords } from '../../../client/src/messages/en/recommend/recommend.ts'
import * as text from '../../../client/src/messages/en/recommend/verdicts.ts'
import { recommend } from '../../../server/src/features/recommend/engine.ts'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { choices } from '../random.ts'
import { formText } from './form-text.ts'
import { NOW } from './requests.ts'

const ADULTS = [1, 2, 2, 3, 4, 5, 6, 8]
const AGES = [3, 6, 8, 11, 13, 16]

/** A form as people fill it in: most with a month and days, some with the ages and the wishes of who travels. */
export function aForm(seed: number): DreamTrip {
  const { below, one, chance } = choices(seed)
  const isExact = chance(0.5)
  const adults = one(ADULTS)
  const form = DreamTrip.parse({
    starting_location: one(STARTING_LOCATIONS),
    preference_type: one(PREFERENCE_TYPES),
    budget: one(BUDGETS),
    group_size: one(GROUP_SIZES),
    ...(isExact && { adults }),
    ...(isExact && chance(0.4) && { childrenAges: Array.from({ length: 1 + below(2) }, () => one(AGES)) }),
    ...(isExact && chance(0.35) && { seniors: Math.min(adults, 1 + below(2)) }),
    ...(chance(0.15) && { easyWalking: true }),
    ...(chance(0.15) && { firstTimeInMountains: true }),
    ...(chance(0.8) && { month: 1 + below(12) }),
    ...(chance(0.6) && { days: 1 + below(7) }),
    ...(chance(0.1) && { by: one(['rail', 'ground', 'air'] as const) }),
    ...(chance(0.15) && { second_type: one(PREFERENCE_TYPES) }),
  })
  // The page offers no second interest that is the first one.
  return form.second_type === form.preference_type ? { ...form, second_type: undefined } : form
}

function destinationText(item: Recommendation, at: number): string {
  const { recommended_destinations: place, estimated_costs: costs, travel_logistics: travel } = item
  const sum = (lines: Recommendation['costLines']) =>
    lines.map(({ label, formula, typical }) => `     ${label}: ${formula} = ${rupees(typical)}`)
  return [
    ` ${at + 1}. ${place.name}, ${item.state}: match ${place.rating}, ${item.days === 1 ? '1 day' : `${item.days} days`}, ${nightsInWords(item.nights ?? 0)}, ${item.doorToDoorHours} h ${item.mode}; ${rupees(costs.total_cost)} (${rupees(item.perPerson)} each); ${item.fits ? 'fits' : item.outOfTime ? 'too far for the days' : item.overBy === 0 ? 'does not fit then' : `does not fit, over by ${rupees(item.overBy)}`}${item.stayTier ? `; bed ${item.stayTier}` : ''}`,
    `   ${place.description}`,
    ...(item.above ? [`   above the next: ${item.above}`] : []),
    ...item.reasons.map((reason) => `   + ${reason}`),
    ...item.cautions.map((caution) => `   ! ${caution}`),
    ...(item.notes ?? []).map((note) => `   . ${note}`),
    `   way: ${travel.recommended_transport} ${travel.travel_duration}`,
    ...sum(item.costLines),
    ...(item.notCounted ? ['   not counted:', ...sum(item.notCounted)] : []),
  ].join('\n')
}

/** What a person reads above the list: what it comes to, and the change that helps. */
function leadText({ items, change }: Recommendations): string[] {
  const verdict = verdictOn(items)
  if (verdict === 'good') return change ? [` ${text.verdicts.good} ${change.text}`] : []
  return [` ${text.verdicts[verdict]} ${change ? change.text : text.tryAnother} ${text.nearest[verdict]}`]
}

/** A random form and its whole answer as text, for a person who judges them. */
export function answerText(seed: number): string {
  const form = aForm(seed)
  const answer = recommend(loadDataset(), form, NOW)
  const { common, items } = liftCommonLines(answer.items)
  return [
    `asked: ${formText(form)}`,
    ...(form.month ? [] : [` Judged for ${monthName(answer.month ?? 0)}, since no month was given.`]),
    ...leadText(answer),
    ...(common.length > 0 ? [` ${text.forAll} ${common.join(' ')}`] : []),
    ...items.map(destinationText),
    ...(answer.also ?? []).map(({ name, text }) => ` also good: ${name}: ${text}`),
    ...(answer.notNow ?? []).map(({ name, text }) => ` not now: ${name}: ${text}`),
    ` note: ${answer.note}`,
  ].join('\n')
}
