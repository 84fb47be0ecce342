import type { Recommendations, WhyNot } from '@saathi/shared/recommend/schema'
import type { Destination } from '../facts/dataset.ts'
import { placesNamed, regionsOf } from '../facts/regions.ts'
import { capital, count, shortName } from '../text/format.ts'
import { KNOWN_FOR } from '../text/known-for.ts'
import { type Answer, type Cause, type Reason, reasonAgainst, whyNot } from './why-not.ts'

type Wanted = NonNullable<Recommendations['wanted']>[number]

/** The places and regions that were asked for: those that fit lead the list, of the others it says what speaks against them. */
export function wantedPlaces(answer: Answer): Wanted[] {
  return answer.trip.places.map((id): Wanted => {
    const places = placesNamed(answer.dataset, id)
    const named = {
      id,
      name: nameOf(answer, id),
      isRegion: !answer.dataset.destinations.some((each) => each.id === id),
    }
    const leading = answer.shown.filter(({ fits, place }) => fits && places.includes(place)).length
    if (leading > 0) return { ...named, leads: true, text: leadText(places.length, leading) }
    const [place] = places
    if (!place) return { ...named, leads: false, text: 'We know no such place.' }
    const text = places.length === 1 ? reasonAgainst(answer, place).text : regionText(answer, places)
    return { ...named, leads: false, text }
  })
}

const leadText = (places: number, leading: number) =>
  places === 1
    ? 'First, since you asked for it.'
    : `${capital(count(leading, 'place'))} there ${leading === 1 ? 'fits, and comes' : 'fit, and come'} first.`

function nameOf({ dataset }: Answer, id: string): string {
  const place = dataset.destinations.find((each) => each.id === id)
  return place ? shortName(place.name) : capital(regionsOf(dataset).get(id)?.name ?? id)
}

/** The reasons from the one that is easiest to change to the one that cannot be. */
const NEAREST_FIRST: Cause[] = [
  ...([
    'rank',
    'season',
    'local',
    'dear',
    'budget',
    'month',
    'time',
    'short',
    'far',
    'way',
    'closed',
    'nowhere',
    'kind',
  ] as const),
  ...(['excluded', 'ruledOut', 'start'] as const),
]

/** What speaks against the place of a region that comes nearest. */
function regionText(answer: Answer, places: Destination[]): string {
  const { type } = answer.trip
  const reasons = places.map((place) => ({ place, ...reasonAgainst(answer, place) }))
  if (reasons.every(({ cause }) => cause === 'kind')) return `We know nothing for ${KNOWN_FOR[type]} there.`
  const order = (cause: Cause) => NEAREST_FIRST.indexOf(cause)
  const over = (place: Destination) => answer.offers.find((offer) => offer.place === place)?.overBy ?? 0
  const [nearest] = reasons.sort((a, b) => order(a.cause) - order(b.cause) || over(a.place) - over(b.place))
  return nearest ? `Nothing there fits. Nearest is ${shortName(nearest.place.name)}: ${lowered(nearest)}` : ''
}

/** A reason within a sentence: names and quoted words keep their capital. */
const lowered = ({ text, cause }: Reason) =>
  ['month', 'closed'].includes(cause) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`

/** Why a place is not in the list, or its number there; of a region its places that are in the list, or the nearest one. */
export function whyNotNamed(answer: Answer, id: string): WhyNot | null {
  const places = placesNamed(answer.dataset, id)
  const [first] = places
  if (!first) return null
  const name = nameOf(answer, id)
  const numbers = places.flatMap((place) => answer.shown.findIndex((offer) => offer.place === place) + 1 || [])
  const [number = null] = numbers.sort((a, b) => a - b)
  if (number !== null) return { name, number, text: `Number ${number} of the list.` }
  const text = places.length === 1 ? whyNot(answer, first)?.text : regionText(answer, places)
  return { name, number, text: text ?? '' }
}
