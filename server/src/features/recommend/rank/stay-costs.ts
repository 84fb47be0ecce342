import { extrasFor, hiresVehicle, stayLinesFor } from '../cost/cost.ts'
import { addUp } from '../cost/cost-lines.ts'
import { type Lodging, lodgingsFor, tierOf } from '../cost/lodging.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Journey } from '../travel/journey.ts'
import { nightsFor } from '../travel/time-away.ts'

export type StayCosts = ReturnType<typeof stayCosts>

/** Nights that are paid for at the place. */
export const nightsIn = (lodging: Lodging, journey: Journey, days: number): number =>
  lodging === 'day-trip' ? 0 : nightsFor(journey, days)

/** The lodgings of the asked class; the plainest one where there is none, such as dorms for two. */
function lodgingsOf(place: Destination, people: number, stay: ParsedTrip['stay']): Lodging[] {
  const all = lodgingsFor(place, people)
  const asked = stay ? all.filter((lodging) => tierOf(lodging) === stay) : all
  return asked.length > 0 ? asked : all.slice(-1)
}

/** The totals of a place by journey, lodging and days; what is spent there is computed once for each length of stay. */
export function stayCosts(dataset: Dataset, { people, open, type, when, stay }: ParsedTrip, place: Destination) {
  const { month } = when
  const all = lodgingsOf(place, people, stay)
  const hires = new Map<Lodging, boolean>(all.map((lodging) => [lodging, hiresVehicle(place, lodging)]))
  const known = new Map<string, number>()
  const staying = (lodging: Lodging, days: number, nights: number, keepsCar: boolean) => {
    const key = `${lodging} ${days} ${nights} ${keepsCar}`
    let cost = known.get(key)
    if (cost === undefined) {
      const facts = { dataset, place, type, month, when, people, lodging, days, nights, keepsCar }
      cost = addUp(stayLinesFor(facts)).typical
      known.set(key, cost)
    }
    return cost
  }
  const total = (journey: Journey, lodging: Lodging, days: number) =>
    journey.cost.typical + staying(lodging, days, nightsIn(lodging, journey, days), journey.keepsCar)
  /** The lodgings that go with a journey, most expensive first: those that hire a vehicle use it from the station on. */
  const allWith = ({ lastLeg }: Journey) =>
    lastLeg ? all.filter((lodging) => hires.get(lodging) === lastLeg.hired) : all
  return {
    total,
    /** No dorms for the open budget. */
    lodgingsWith: (journey: Journey) => allWith(journey).filter((lodging) => !(open && lodging === 'dorm')),
    plainest(journey: Journey, days: number): { lodging: Lodging; total: number } {
      const lodging = allWith(journey).at(-1)
      return lodging
        ? { lodging, total: total(journey, lodging, days) }
        : { lodging: 'budget', total: Number.POSITIVE_INFINITY }
    },
    /** Whether a day is billed without a night: no package with a night, and no other vehicle than the last leg's. */
    canBeDayTrip: ({ lastLeg, keepsCar }: Journey) =>
      !(lastLeg && lastLeg.hired !== hiresVehicle(place, 'day-trip')) &&
      extrasFor({ place, type, month, lodging: 'day-trip', keepsCar }).every(({ covers_nights }) => !covers_nights),
  }
}
