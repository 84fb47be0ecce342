import { healthIn } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isHardSight } from '../rank/missing-extras.ts'
import { isSteep, unsuitedFor } from '../rank/party.ts'
import type { Offer } from '../rank/travel-option.ts'
import { listed } from './format.ts'
import { heightCaution } from './party-words.ts'

/** From this height a place has the mountains about it, and to this one people sleep without getting used to it. */
const MOUNTAIN_METRES = 1000
const EASY_METRES = 2500

/** How a place meets the wishes of those who travel where no caution says that it does not. */
export const wishNotes = (trip: ParsedTrip, offer: Offer): string[] =>
  [easyWalking(trip, offer), firstTimeInMountains(trip, offer)].filter((note) => note !== null)

const HARD_GROUND =
  /\b(steep|steps|stairs|climb\w*|trek\w*|on foot|barefoot|trails?|(foot)?paths?|walk \(\d+ km\))(?!\w)/i
/** There one goes up or down, whatever is said of it. */
const UPHILL = /\b(forts?|caves?|hills?|hilltop|peaks?|summit|falls|monastery|monasteries)\b/i

/** What of the sights is a walk, or that nothing that is known of the place speaks against it. */
function easyWalking(trip: ParsedTrip, { place, option }: Offer): string | null {
  const { party, when } = trip
  if (!party.easyWalking || isSteep(trip, { place })) return null
  const names = place.highlights.map(({ name }) => name)
  const walks = place.highlights.filter(isHardSight(party)).map(({ name }) => name)
  if (walks.length > 0) return `For easy walking leave out: ${listed(walks)}.`
  const told = [...healthIn(place, when.month, 'note'), ...healthIn(place, when.month, 'danger')].map(
    ({ what }) => what,
  )
  if (names.some((name) => UPHILL.test(name)) || [...names, ...told].some((words) => HARD_GROUND.test(words)))
    return null
  if (unsuitedFor(trip, { place, option }).includes('part walk')) return null
  return 'Easy walking: we know of no long or steep walk in what one comes here for.'
}

/** The height at which one sleeps, where it is none to get used to and nothing goes up much higher. */
function firstTimeInMountains(trip: ParsedTrip, offer: Offer): string | null {
  const { elevation_m: metres } = offer.place
  if (!trip.firstTimeInMountains || metres < MOUNTAIN_METRES || metres > EASY_METRES) return null
  if (heightCaution(trip, offer).length > 0) return null
  const height = (Math.round(metres / 100) * 100).toLocaleString('en-IN')
  return `For a first time in the mountains: about ${height} m, a height that needs no getting used to.`
}
