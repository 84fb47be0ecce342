import { indianDay } from '@saathi/shared/days'
import type { PackageCard } from '@saathi/shared/packages'
import { DREAM_TRIP_DEFAULTS, type DreamTrip, type Recommendations } from '@saathi/shared/recommend'
import MiniSearch from 'minisearch'
import type { Context } from '../../context.ts'
import { listPackages } from '../packages/store.ts'
import { type Destination, loadDataset } from '../recommend/dataset.ts'
import { recommendationsFor } from '../recommend/service.ts'
import { type Found, findArticles } from './help.ts'
import { placesIn } from './places.ts'
import { type PublicTour, upcomingTours } from './store.ts'
import { tripWish, type Wish, wishOf } from './wish.ts'
import { termsOf } from './words.ts'

/** What our own look-ups found for a question. */
export type Findings = {
  articles: Found[]
  /** What was recommended, and the part of the wish that was said; the rest is the form's defaults. */
  trip: { said: Wish; wish: DreamTrip; found: Recommendations } | null
  places: Destination[]
  packages: PackageCard[]
  tours: PublicTour[]
  /** Which nouns the question itself names. */
  asks: { tours: boolean; packages: boolean }
}

const MOST_PLACES = 3
const MOST_PACKAGES = 4
const MOST_TOURS = 5
const LOOKED_THROUGH = 100

/** Words of a question about packages that say nothing of which. */
const ANY_PACKAGE = new Set(
  termsOf(
    'package packages trip trips tour tours price prices cost costs cheap cheapest show see find under below rupees offer offers list best available people person month book join visit travel holiday',
  ),
)

type Ask = Pick<Context, 'db' | 'config' | 'now' | 'log' | 'caller'>

/**
 * Looks up what may help to answer the last of these questions.
 * @param questions what the visitor has said, oldest first
 */
export async function lookUp(ctx: Ask, questions: string[]): Promise<Findings> {
  const question = questions.at(-1) ?? ''
  const places = placesIn(loadDataset(), question)
  const asks = { tours: /\btours?\b|\bdepartures?\b/i.test(question), packages: /\bpackages?\b/i.test(question) }
  const [trip, packages, tours] = await Promise.all([
    tripFor(ctx, questions),
    packagesFor(ctx, question, places, asks.packages),
    asks.tours || places.length > 0 ? toursFor(ctx, question, places) : [],
  ])
  return { articles: findArticles(question), trip, places: places.slice(0, MOST_PLACES), packages, tours, asks }
}

async function tripFor(ctx: Ask, questions: string[]): Promise<Findings['trip']> {
  const said = tripWish(questions, ctx.now())
  if (!said) return null
  const { amount: _, heads: __, ...form } = said
  const wish = { ...DREAM_TRIP_DEFAULTS, ...form }
  return { said, wish, found: await recommendationsFor(ctx, wish) }
}

async function packagesFor(ctx: Ask, question: string, places: Destination[], asked: boolean): Promise<PackageCard[]> {
  const all = await listPackages(ctx.db, { limit: LOOKED_THROUGH })
  const { amount, preference_type } = wishOf(question, ctx.now())
  const affordable = amount === undefined ? all : all.filter(({ price }) => price <= amount)
  const named = search(affordable, question, places)
  const ofType = asked && preference_type ? affordable.filter(({ tourType }) => tourType === preference_type) : []
  const found = named.length > 0 ? named : ofType.length > 0 || !asked ? ofType : affordable
  const isByPrice = /\bcheap|\blowest|\bleast/i.test(question) || amount !== undefined
  return (isByPrice ? found.toSorted((a, b) => a.price - b.price) : found).slice(0, MOST_PACKAGES)
}

/** Packages whose name or places the question says; those words that are in none of them do not matter. */
function search(packages: PackageCard[], question: string, places: Destination[]): PackageCard[] {
  const index = new MiniSearch({ fields: ['name', 'places'], tokenize: termsOf, processTerm: (term) => term })
  index.addAll(packages.map(({ _id, name, destinations }) => ({ id: _id, name, places: destinations.join(' ') })))
  const placeNames = places.map(({ name }) => name).join(' ')
  const terms = termsOf(question).filter((term) => !ANY_PACKAGE.has(term))
  const known = new Set(termsOf(placeNames))
  const hits = index.search([...terms, ...known].join(' '))
  return hits.flatMap(({ id, queryTerms }) => {
    // One word in common is enough when it is a place; else two, or all that were said.
    const isMeant =
      queryTerms.some((term) => known.has(term)) || queryTerms.length >= Math.min(2, Math.max(1, terms.length))
    const found = packages.find(({ _id }) => _id === id)
    return isMeant && found ? [found] : []
  })
}

async function toursFor(ctx: Ask, question: string, places: Destination[]): Promise<PublicTour[]> {
  const reader = (await ctx.caller.user())?._id ?? null
  const all = await upcomingTours(ctx.db, { today: indianDay(ctx.now()), reader, limit: LOOKED_THROUGH })
  const { month, amount } = wishOf(question, ctx.now())
  const terms = [...termsOf(question), ...places.flatMap(({ name }) => termsOf(name))]
  const inMonth = month === undefined ? all : all.filter(({ startDate }) => Number(startDate.slice(5, 7)) === month)
  const affordable = amount === undefined ? inMonth : inMonth.filter(({ price }) => price <= amount)
  const named = affordable.filter(({ name, destination }) => {
    const words = termsOf(`${name} ${destination}`).filter((term) => !ANY_PACKAGE.has(term))
    return words.some((word) => terms.includes(word))
  })
  return (places.length > 0 || named.length > 0 ? named : affordable).slice(0, MOST_TOURS)
}
