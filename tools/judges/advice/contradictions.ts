import type { DreamTrip, Recommendation, Recommendations } from '@saathi/shared/recommend/schema'
import type { Destination } from '../../../server/src/features/recommend/facts/dataset.ts'
import { closedShare } from '../../../server/src/features/recommend/facts/season.ts'

type Card = { request: DreamTrip; answer: Recommendations; item: Recommendation; place: Destination; month: number }
type Check = { name: string; isWrong: (card: Card) => boolean }

const says = (sentences: string[], words: RegExp) => sentences.some((sentence) => words.test(sentence))
const warnings = ({ item }: Card) => item.cautions

const RUPEES = /₹([\d,]+)/g
const amountsIn = (text: string) =>
  [...text.matchAll(RUPEES)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

/** Every number of an answer that a sentence may cite, and what follows from them and the request. */
function citable({ item, request }: Card): number[] {
  const people = Number(request.group_size)
  const { total_cost: total } = item.estimated_costs
  const given = Number(request.budget)
  const whole = request.budgetIs === 'person' ? given * people : given
  const lines = [...item.costLines, ...(item.notCounted ?? [])].flatMap(({ low, typical, high, formula }) => [
    low,
    typical,
    high,
    ...amountsIn(formula),
  ])
  const night = item.nights ? item.estimated_costs.accommodation / item.nights : 0
  const own = [
    night,
    total,
    item.perPerson,
    item.overBy,
    item.overBy / people,
    item.totalRange.low,
    item.totalRange.high,
  ]
  // Without a limit a total may pass the figure of the form.
  const left = [given, whole, given / people, whole - total, total - whole, (whole - total) / people, total / people]
  return [...lines, ...Object.values(item.estimated_costs), ...own, ...left]
}

const isCited = (amount: number, known: number[]) =>
  known.some((value) => Math.abs(value - amount) <= Math.max(1, amount % 100 === 0 ? 50 : 0))

/** What a reader of one card would call a contradiction. All are counted, and none may happen. */
export const CONTRADICTIONS: Check[] = [
  {
    name: 'praises what a closure, a season or a danger rules out',
    isWrong: ({ item, place, request, month }) => {
      const type = request.preference_type
      const pitch = place.pitch[type]
      const texts = pitch ? [pitch.text, ...(pitch.seasons ?? []).map(({ text }) => text)] : []
      if (!pitch || !texts.some((text) => item.reasons.includes(text))) return false
      const isDangerous = place.health_safety.some(
        ({ stops, months }) => stops?.includes(type) && (!months || months.includes(month)),
      )
      const isOut = pitch.months !== undefined && !pitch.months.includes(month)
      return isOut || isDangerous || closedShare(place, type, month) >= 0.5
    },
  },
  {
    name: 'praises the journey as short and warns that it is long',
    isWrong: (card) =>
      says(card.item.reasons, /short(est)? journey|easy to reach|easy drive|only .* by (road|train|bus|air)/i) &&
      says([...card.item.cautions, ...(card.item.notes ?? [])], /long way|long journey|takes .* of your stay/i),
  },
  {
    name: 'praises the price of a place over the budget',
    isWrong: ({ item }) =>
      !item.fits && says(item.reasons, /lowest total|under your|within your|inside your|fits your/i),
  },
  {
    name: 'says that no permit is needed and asks for one',
    isWrong: (card) =>
      says(card.item.reasons, /no permit|nothing to apply for/i) && says(warnings(card), /permit|e-pass|registration/i),
  },
  {
    name: 'names a price jump that the bill does not have',
    isWrong: (card) => {
      const cited = warnings(card).flatMap((text) =>
        [...text.matchAll(/(\d(?:\.\d+)?) times/g)].map(([, n]) => n ?? ''),
      )
      const formulas = card.item.costLines.map(({ formula }) => formula)
      return cited.some((factor) => !formulas.some((formula) => formula.includes(`× ${factor}`)))
    },
  },
  {
    name: 'cites an amount that is not in the answer',
    isWrong: (card) => {
      const known = citable(card)
      const prices = [...card.place.permits.flatMap(({ fee_inr }) => fee_inr), ...dailyCosts(card.place)]
      const texts = [...card.item.reasons, ...card.item.cautions, ...(card.item.notes ?? [])]
      return texts.flatMap(amountsIn).some((amount) => !isCited(amount, [...known, ...prices]))
    },
  },
]

const dailyCosts = ({ daily_inr_per_person }: Destination) => Object.values(daily_inr_per_person)
