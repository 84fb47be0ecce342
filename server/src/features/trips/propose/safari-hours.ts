import { type OpeningFacts, type OpenWindow, openWindows, type Sun } from '@saathi/shared/destinations/opening-hours'

const SAFARI = /\b(safaris?|jungle trail|canter|gypsy)\b/i
/** The gates of a park open and shut by the sun, in these steps, whatever the hours of the whole year say. */
const GATE_STEP = 15
const BEFORE_SUNRISE = 10
const AFTER_SUNSET = 15
/** How much later the sun can rise, or earlier set, than in the middle of the month. */
const OF_MONTH = 15
const SHORTEST = 120

const isByGate = ({ name, open }: Pick<OpeningFacts, 'name' | 'open'>) => typeof open !== 'string' && SAFARI.test(name)

/** The hours that the sun leaves of those of the gate of a safari, where these hold so many minutes; others as they are. */
export function inLight(
  { name, open }: Pick<OpeningFacts, 'name' | 'open'>,
  sun: Sun,
  [opens, closes]: OpenWindow,
  minutes: number,
): OpenWindow {
  if (!isByGate({ name, open })) return [opens, closes]
  const first = Math.max(opens, Math.ceil((sun.sunrise - BEFORE_SUNRISE) / GATE_STEP) * GATE_STEP)
  const last = Math.min(closes, Math.floor((sun.sunset + AFTER_SUNSET) / GATE_STEP) * GATE_STEP)
  return last - first < minutes ? [opens, closes] : [first, last]
}

/** The minutes of a safari that the sun of a month leaves in each of its hours; those of other visits as they are. */
export function minutesInLight(facts: OpeningFacts, minutes: number, { sunrise, sunset }: Sun): number {
  if (!isByGate(facts)) return minutes
  const sun = { sunrise: sunrise + OF_MONTH, sunset: sunset - OF_MONTH }
  return openWindows(facts, sun).reduce((least, window) => {
    const [opens, closes] = inLight(facts, sun, window, SHORTEST)
    // An hour of the gate that is too short all year is none for it.
    const isOne = window[1] - window[0] >= minutes
    return isOne ? Math.min(least, Math.max(SHORTEST, closes - opens)) : least
  }, minutes)
}
