import { type Point, straightKm } from '@saathi/shared/trips/legs'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { risesSlowly } from '../../recommend/routes/height.ts'
import { areTownsOpen, arrivalTown, type Town, type TownRoute, townChoices, waysBetween } from './bases.ts'

/** Several orders of the same towns; `isTight`: with so few nights that one drives back from the last town to leave. */
export type TownRoutes = { routes: TownRoute[]; isTight: boolean }

/** Nobody drives longer from a town on the day on which one leaves another. */
const LONGEST_LAST_DRIVE = 4
/** One does not begin so high. */
const HIGH_BED = 2400

/**
 * The ways through the towns of a place, the best choice of towns first. Where `gate`, the station or airport or home, is
 * nearer to another town than to that of the arrival, one may begin or end there; null: neither.
 */
export function townRoutes(
  place: Destination,
  nights: number,
  months: readonly number[],
  gate: Point | null,
): TownRoutes[] {
  const arrival = arrivalTown(place)
  const choices = townChoices(place, nights, months)
  // A route whose nights are too few is refused when its days are known.
  const usual = (choices.length > 0 ? choices : [[]]).map((towns): TownRoutes => {
    const home = { nights: towns, goes: arrival }
    return { routes: gate ? [home, ...turned(place, towns, months, gate)] : [home], isTight: false }
  })
  return gate ? [...usual, ...tightRoutes(place, nights, months, gate)] : usual
}

/** The same nights with those in the town of the arrival all before the other towns, or all after them. */
function turned(place: Destination, towns: readonly Town[], months: readonly number[], gate: Point): TownRoute[] {
  const arrival = arrivalTown(place)
  const isAway = ({ name }: Town) => name !== arrival.name
  const [first, last] = [towns.findIndex(isAway), towns.findLastIndex(isAway)]
  const [start, end] = [towns[first], towns[last]]
  if (!start || !end) return []
  const isNearer = nearerTo(place, months, gate)
  const ends = { nights: [...towns.slice(last + 1), ...towns.slice(0, last + 1)], goes: end }
  const begins = { nights: [...towns.slice(first), ...towns.slice(0, first)], goes: arrival }
  return [...(isNearer(end) ? [ends] : []), ...(isNearer(start) && canBeginIn(begins) ? [begins] : [])]
}

const canBeginIn = ({ nights }: TownRoute): boolean =>
  (nights[0]?.elevation_m ?? 0) < HIGH_BED && risesSlowly(nights.map(({ elevation_m }) => elevation_m))

/** The towns of the facts for a night more, without the last or the first of them, where no fewer nights have that town. */
function tightRoutes(place: Destination, nights: number, months: readonly number[], gate: Point): TownRoutes[] {
  const { bases } = place
  if (!bases) return []
  const arrival = arrivalTown(place)
  const isNearer = nearerTo(place, months, gate)
  const held = new Set(bases.nights.filter(({ length }) => length <= nights).flat())
  return bases.nights
    .filter((names) => names.length === nights + 1 && areTownsOpen(bases, names, months))
    .flatMap((names): TownRoutes[] => {
      const towns = names.flatMap((name) => bases.bases.filter((base) => base.name === name))
      const [start, end] = [towns[1], towns.at(-2)]
      if (!start || !end || held.has(end.name) || !isDriven(place, end, months)) return []
      const before = towns.slice(0, -1)
      const after = { nights: towns.slice(1), goes: arrival }
      const routes = [
        { nights: before, goes: arrival },
        ...(isNearer(end) ? [{ nights: before, goes: end }] : []),
        ...(isNearer(start) && canBeginIn(after) ? [after] : []),
      ]
      return [{ routes, isTight: true }]
    })
}

/** Whether a town is nearer to a station, an airport or home than that of the arrival, and one drives from one to the other. */
const nearerTo = (place: Destination, months: readonly number[], gate: Point) => (town: Town) =>
  place.bases?.ways_in === undefined &&
  straightKm(town, gate) < straightKm(arrivalTown(place), gate) &&
  isDriven(place, town, months, Number.POSITIVE_INFINITY)

function isDriven({ bases }: Destination, town: Town, months: readonly number[], most = LONGEST_LAST_DRIVE): boolean {
  if (!bases) return false
  const ways = waysBetween(bases, town.name, bases.arrival, months)
  const hours = ways.reduce((sum, way) => sum + way.hours, 0)
  return ways.length > 0 && hours <= most && ways.every(({ by }) => by === 'road')
}
