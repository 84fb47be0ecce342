import { setImmediate } from 'node:timers/promises'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { type City, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { parseTrip } from '../../../server/src/features/recommend/parsed-trip.ts'
import { offersFor } from '../../../server/src/features/recommend/rank/shortlist.ts'
import { ask, count, FAIR_BUDGET, isWise, NEAR, type Share, share } from './measure.ts'
import { FORMS, MONTHS, NOW, perHead } from './requests.ts'

const NEAR_HOURS = 6
/** A journey of more hours than this is none for a holiday of a few days. */
const FAR_HOURS = 24
const RAISE = 1.05

/** How the answers of all forms and months are ordered. */
export type Order = {
  /** Answers without the place of the best match, and without one of the best three, of those that fit. */
  bestMissing: Share
  bestThreeMissing: Share
  /** Lists in which those that fit stand in the order of their match. */
  ordered: Share
  /** Answers with fewer than three places, though three fit or nothing does. */
  tooFew: Share
  /** Cards that count as fitting in a month to avoid, or where one must not go; and those that come first. */
  unwise: Share
  unwiseFirst: Share
  /** From 2,000 rupees a head: nothing fits that is in season and at most a day away. */
  nothingGood: Share
  /** Where a near place exists: one within six hours by ground among all, among the first three, and first. */
  nearInList: Share
  nearInThree: Share
  nearFirst: Share
  /** The first place stays first with 5 % more money. */
  steady: Share
  /** The most frequent first places of one city and type: the place, and its share of the pair's answers. */
  leaders: { pair: string; id: string; share: number }[]
}

const isNear = ({ fits, mode, doorToDoorHours }: Recommendation) =>
  fits && mode !== 'air' && doorToDoorHours !== null && doorToDoorHours <= NEAR_HOURS

/**
 * @param forms a part of all forms, for a quick look
 * @param answerTo gives the answers; one that keeps them serves several measures
 */
export async function measureOrder(forms = FORMS, answerTo = ask): Promise<Order> {
  const dataset = loadDataset()
  const firsts = new Map<string, Map<string, number>>()
  const order: Order = {
    bestMissing: share(),
    bestThreeMissing: share(),
    ordered: share(),
    tooFew: share(),
    unwise: share(),
    unwiseFirst: share(),
    nothingGood: share(),
    nearInList: share(),
    nearInThree: share(),
    nearFirst: share(),
    steady: share(),
    leaders: [],
  }

  for (const form of forms) {
    await setImmediate() // so that a test runner's messages are handled
    for (const month of MONTHS) {
      const request = { ...form, month }
      const { items } = answerTo(request)
      const fitting = items.filter(({ fits }) => fits)
      const best = offersFor(dataset, parseTrip(request, NOW))
        .filter(({ fits }) => fits)
        .sort((a, b) => b.fit.score - a.fit.score)
      const isShown = (offer: (typeof best)[number]) =>
        items.some(({ id, fit }) => id === offer.place.id || fit.score === offer.fit.score)
      if (best[0]) {
        count(order.bestMissing, !isShown(best[0]))
        count(order.bestThreeMissing, !best.slice(0, 3).every(isShown))
      }
      count(
        order.ordered,
        fitting.every(({ fit }, at) => at === 0 || fit.score <= (fitting[at - 1]?.fit.score ?? 100)),
      )
      const [first] = items
      if (!first) continue
      if (best.length >= 3 || best.length === 0) count(order.tooFew, items.length < 3)
      for (const item of fitting) count(order.unwise, !isWise(item, month))
      if (first.fits) count(order.unwiseFirst, !isWise(first, month))
      if (perHead(form) >= FAIR_BUDGET)
        count(
          order.nothingGood,
          !fitting.some((item) => isWise(item, month) && (item.doorToDoorHours ?? 0) <= FAR_HOURS),
        )
      if (first.fits && NEAR[form.starting_location as City]?.[form.preference_type]?.length) {
        count(order.nearInList, items.some(isNear))
        count(order.nearInThree, items.slice(0, 3).some(isNear))
        count(order.nearFirst, isNear(first))
      }
      if (!first.fits) continue
      const pair = `${form.starting_location} ${form.preference_type}`
      const known = firsts.get(pair) ?? new Map<string, number>()
      firsts.set(pair, known.set(first.id, (known.get(first.id) ?? 0) + 1))
      if (form.budget === OPEN_BUDGET) continue
      const more = { ...request, budget: String(Math.round(Number(form.budget) * RAISE)) }
      count(order.steady, answerTo(more).items[0]?.id === first.id)
    }
  }
  order.leaders = [...firsts]
    .map(([pair, ids]) => {
      const all = [...ids.values()].reduce((sum, one) => sum + one, 0)
      const [id = '', most = 0] = [...ids].sort((a, b) => b[1] - a[1])[0] ?? []
      return { pair, id, share: most / all }
    })
    .sort((a, b) => b.share - a.share)
  return order
}
