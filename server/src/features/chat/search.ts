import type { NearestStart } from '@saathi/shared/destinations/cities'
import { indianDay } from '@saathi/shared/lib/days'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { DREAM_TRIP_DEFAULTS, type DreamTrip, type Recommendations } from '@saathi/shared/recommend/schema'
import type { QueryFields } from '@saathi/shared/recommend/trip-query'
import MiniSearch from 'minisearch'
import type { Context } from '../../context.ts'
import { listPackages } from '../packages/queries/packages.ts'
import { type Destination, loadDataset } from '../recommend/facts/dataset.ts'
import { recommendationsFor } from '../recommend/service.ts'
import { type AskedTrip, findAskedTrip, readQuestion } from './asked-trip.ts'
import { type ArticleMatch, findArticles } from './help-search.ts'
import { extractKeywords } from './keywords.ts'
import { placesIn } from './places.ts'
import { type PublicTour, upcomingTours } from './queries/chat.ts'

/** The site's own data that is relevant to a question. */
export type SearchResults = {
  articles: ArticleMatch[]
  /** `asked`: what the questions say; `request`: that with the form's defaults. */
  trip: { asked: AskedTrip; request: DreamTrip; recommendations: Recommendations } | null
  /** The city that a trip is asked from, when no journeys are known from it, and the nearest one with some. */
  missingStart: NearestStart | null
  places: Destination[]
  packages: PackageCard[]
  tours: PublicTour[]
  /** The nouns that the question contains. */
  mentions: { tours: boolean; packages: boolean }
}

const MAX_PLACES = 3
const MAX_PACKAGES = 4
const MAX_TOURS = 5
const MAX_ROWS = 100

/** Words of a question that do not distinguish packages from each other. */
const GENERIC_WORDS = new Set(
  extractKeywords(
    'package packages trip trips tour tours price prices cost costs cheap cheapest show see find under below rupees offer offers list best available people person month book join visit travel holiday',
  ),
)

type Deps = Pick<Context, 'db' | 'config' | 'now' | 'log' | 'costlyWork' | 'caller'>

/**
 * Searches help articles, recommendations, places, packages and tours for the last question.
 * @param questions the visitor's messages, oldest first
 */
export async function searchSources(ctx: Deps, questions: string[]): Promise<SearchResults> {
  const question = questions.at(-1) ?? ''
  // Reading takes some 12 ms of CPU for 500 characters, so one reading serves all searches.
  const reading = readQuestion(question, ctx.now())
  const places = placesIn(loadDataset(), question)
  const mentions = { tours: /\btours?\b|\bdepartures?\b/i.test(question), packages: /\bpackages?\b/i.test(question) }
  const asked = findAskedTrip(questions, ctx.now(), reading)
  const missingStart = asked?.nearest ?? null
  const [trip, packages, tours] = await Promise.all([
    asked && !missingStart ? tripFor(ctx, asked) : null,
    packagesFor(ctx, question, reading.fields, places, mentions.packages),
    mentions.tours || places.length > 0 ? toursFor(ctx, question, reading.fields, places) : [],
  ])
  const found = { articles: findArticles(question), places: places.slice(0, MAX_PLACES), packages, tours }
  return { ...found, trip, missingStart, mentions }
}

async function tripFor(ctx: Deps, asked: AskedTrip): Promise<SearchResults['trip']> {
  const [place] = asked.places ?? []
  const request = { ...DREAM_TRIP_DEFAULTS, ...(place && { preference_type: place.type }), ...asked.fields }
  return { asked, request, recommendations: await recommendationsFor(ctx, request) }
}

/** The price that a text names; the form's highest budget stands for any. */
const amountIn = ({ budget }: QueryFields): number =>
  budget === undefined || budget === OPEN_BUDGET ? Number.POSITIVE_INFINITY : Number(budget)

async function packagesFor(
  ctx: Deps,
  question: string,
  fields: QueryFields,
  places: Destination[],
  isMentioned: boolean,
): Promise<PackageCard[]> {
  const all = await listPackages(ctx.db, { limit: MAX_ROWS })
  const { preference_type } = fields
  const amount = amountIn(fields)
  const affordable = all.filter(({ price }) => price <= amount)
  const named = searchPackages(affordable, question, places)
  const ofType = isMentioned && preference_type ? affordable.filter(({ tourType }) => tourType === preference_type) : []
  const matches = named.length > 0 ? named : ofType.length > 0 || !isMentioned ? ofType : affordable
  const isByPrice = /\bcheap|\blowest|\bleast/i.test(question) || fields.budget !== undefined
  return (isByPrice ? matches.toSorted((a, b) => a.price - b.price) : matches).slice(0, MAX_PACKAGES)
}

/** Packages whose name or places are in the question. Words that match no package are ignored. */
function searchPackages(packages: PackageCard[], question: string, places: Destination[]): PackageCard[] {
  const index = new MiniSearch({ fields: ['name', 'places'], tokenize: extractKeywords, processTerm: (term) => term })
  index.addAll(packages.map(({ _id, name, destinations }) => ({ id: _id, name, places: destinations.join(' ') })))
  const placeNames = places.map(({ name }) => name).join(' ')
  const terms = extractKeywords(question).filter((term) => !GENERIC_WORDS.has(term))
  const placeTerms = new Set(extractKeywords(placeNames))
  const hits = index.search([...terms, ...placeTerms].join(' '))
  return hits.flatMap(({ id, queryTerms }) => {
    // One common word is enough if it is a place name; otherwise two, or all words of the question.
    const isMatch =
      queryTerms.some((term) => placeTerms.has(term)) || queryTerms.length >= Math.min(2, Math.max(1, terms.length))
    const match = packages.find(({ _id }) => _id === id)
    return isMatch && match ? [match] : []
  })
}

async function toursFor(
  ctx: Deps,
  question: string,
  fields: QueryFields,
  places: Destination[],
): Promise<PublicTour[]> {
  const reader = (await ctx.caller.user())?._id ?? null
  // Blocks are not known without the reader's account.
  if (reader === null && ctx.caller.presented) return []
  const all = await upcomingTours(ctx.db, { today: indianDay(ctx.now()), reader, limit: MAX_ROWS })
  const month = fields.month ?? (fields.from === undefined ? undefined : Number(fields.from.slice(5, 7)))
  const amount = amountIn(fields)
  const terms = [...extractKeywords(question), ...places.flatMap(({ name }) => extractKeywords(name))]
  const inMonth = month === undefined ? all : all.filter(({ startDate }) => Number(startDate.slice(5, 7)) === month)
  const affordable = inMonth.filter(({ price }) => price <= amount)
  const named = affordable.filter(({ name, destination }) => {
    const words = extractKeywords(`${name} ${destination}`).filter((term) => !GENERIC_WORDS.has(term))
    return words.some((word) => terms.includes(word))
  })
  return (places.length > 0 || named.length > 0 ? named : affordable).slice(0, MAX_TOURS)
}
