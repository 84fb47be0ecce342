import { cities } from '@saathi/shared/lib/messages/en/choices'
import { costLine, type Line } from '../cost/cost-lines.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { capital } from '../text/format.ts'
import { type BoardingHours, journeyLegs } from '../text/journey-legs.ts'
import { trainTimes } from '../text/train-words.ts'
import { type Journey, WAYS } from '../travel/journey.ts'
import { ridesByNight } from '../travel/time-away.ts'
import { waysFor } from '../travel/ways.ts'
import { ONE_WAY } from './leg-ways.ts'

/** A way from the city to a place, or from it home: half of a journey there and back. */
export type EndWay = {
  journey: Journey
  /** On the way, by night. */
  nights: number
  /** Hours with discomfort. */
  load: number
  /** A vehicle hired for the stay drives the last part too. */
  hired: boolean | null
  /** One way. */
  lines: Line[]
  /** Rupees one way. */
  total: number
}

const ONE_NIGHT_HOURS = 24
const LONGEST_DAY_HOURS = 16

/** Every way between the city and a place that can be paid one way; a car that waits there is none. */
export const endWays = (dataset: Dataset, trip: ParsedTrip, place: Destination): EndWay[] =>
  waysFor({ dataset, place, from: trip.from, ...trip.party, when: trip.when, days: 1, relaxed: true })
    .filter(({ keepsCar }) => !keepsCar)
    .map((journey) => {
      const lines = journey.lines.map(halved)
      return {
        journey,
        lines,
        nights: nightsOn(journey),
        load: journey.load / 2,
        hired: journey.lastLeg?.hired ?? null,
        total: lines.reduce((sum, { typical }) => sum + typical, 0),
      }
    })

/** Nights on one way. */
export function nightsOn(journey: Pick<Journey, 'overnight' | 'hours' | 'lastLeg'>): number {
  const { overnight, hours } = journey
  if (ridesByNight(journey)) return overnight ? 2 : 1
  if (overnight) return hours <= ONE_NIGHT_HOURS ? 1 : 2
  return hours > LONGEST_DAY_HOURS ? 1 : 0
}

/** One of the two ways of a line. */
const halved = ({ part, label, counts, each, season }: Line): Line =>
  costLine(
    part,
    label,
    counts.map((count) => (count === WAYS ? ONE_WAY : count)),
    each,
    season,
  )

const outLabel = (label: string) => label.replace(/ there and back| and back|, dropped and fetched/, '')

const backLabel = (label: string) => {
  const turned = outLabel(label).replace(/ (to|from) /, (_, way) => (way === 'to' ? ' from ' : ' to '))
  return `Way home: ${turned.replace(/^\w/, (letter) => letter.toLowerCase())}`
}

/** The lines of the way there, and of the way home. */
export const outLines = ({ lines }: EndWay): Line[] => lines.map((line) => ({ ...line, label: outLabel(line.label) }))
export const backLines = ({ lines }: EndWay): Line[] => lines.map((line) => ({ ...line, label: backLabel(line.label) }))

/** How one goes, with the train and its times where they are known. */
export function wayWords(
  { transport }: Dataset,
  { from, askedIn }: ParsedTrip,
  { journey }: EndWay,
  place: string,
  isBack: boolean,
): string {
  const { rail, bus, flight } = transport
  const boarding: BoardingHours = { rail: rail.overhead_hours, bus: bus.overhead_hours, air: flight.overhead_hours }
  const timetable = isBack ? journey.back : journey.timetable
  const { daysAWeek } = journey
  const train = trainTimes(isBack ? { timetable, daysAWeek } : journey, askedIn)
  const parts = journeyLegs(journey, train, cities[from], place, boarding, null).filter(({ mode }) => mode !== 'local')
  const words = parts.map(({ by, to }, at) =>
    at === 0 && parts.length > 1 ? `${by}, ${isBack ? 'from' : 'to'} ${to}` : by,
  )
  return capital((isBack ? words.reverse() : words).join(', then '))
}
