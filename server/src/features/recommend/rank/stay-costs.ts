import { extrasFor, hiresVehicle, isNeedlessWithCar, stayLinesBy } from '../cost/cost.ts'
import type { Line } from '../cost/cost-lines.ts'
import { type Lodging, lodgingsFor, type Sleepers, tierOf } from '../cost/lodging.ts'
import { isOptional, isOuting } from '../cost/outings.ts'
import { sleepersOf } from '../cost/travellers.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Journey } from '../travel/journey.ts'

export type StayCosts = ReturnType<typeof stayCosts>

/**
 * A bed at the place, and what the stay in it costs all: the optional extras that one goes there for would add `praised`,
 * and without all that one goes there for it is `bare`. The extras are in the order in which they are billed.
 */
export type Bed = {
  lodging: Lodging
  cost: number
  praised: number
  bare: number
  /** What the car adds, or what is in its place, by which one sees the sights. */
  round: number
  extras: Line[]
  outings: Line[]
}
/** By which one sees the sights, in our words for it. */
const ROUND = /\b(sightseeing|for the (sights|viewpoints|points)|of the viewpoints)\b/i

/**
 * The lodgings of the asked class; the plainest one where there is none, such as dorms for two. Who asks for none gets no
 * premium hotel, so that the class of the bed says nothing of the money that is left, and without a limit a hotel.
 */
function lodgingsOf(place: Destination, party: Sleepers, { stay, open }: Pick<ParsedTrip, 'stay' | 'open'>): Lodging[] {
  const all = lodgingsFor(place, party, stay ?? undefined)
  if (open && !stay) return ['mid']
  const asked = all.filter((lodging) => (stay ? tierOf(lodging) === stay : lodging !== 'premium'))
  return asked.length > 0 ? asked : all.slice(-1)
}

/** What is spent at a place, computed once for each length of stay. */
export function stayCosts(dataset: Dataset, trip: ParsedTrip, place: Destination) {
  const { party, type, when } = trip
  const { month } = when
  const all = lodgingsOf(place, sleepersOf(party, dataset.transport.children), trip)
  const hiring = all.filter((lodging) => hiresVehicle(place, lodging))
  const others = all.filter((lodging) => !hiring.includes(lodging))
  const hasCars = place.typical_extras_inr.some(isNeedlessWithCar)
  let mostOutings = 0
  const known = new Map<number, Bed[]>()
  const linesBy = new Map<string, ReturnType<typeof stayLinesBy>>()
  const bedIn = (lodging: Lodging, days: number, nights: number, keepsCar: boolean): Bed => {
    const key = keepsCar && hasCars ? `${lodging} with a car` : lodging
    let lines = linesBy.get(key)
    if (lines === undefined) {
      const { people, childrenAges, seniors, easyWalking } = party
      // Spreading the party here makes each of these objects slow.
      lines = stayLinesBy({
        people,
        childrenAges,
        seniors,
        easyWalking,
        dataset,
        place,
        type,
        month,
        when,
        lodging,
        keepsCar,
      })
      linesBy.set(key, lines)
    }
    let [cost, praised, bare, round] = [0, 0, 0, 0]
    const extras: Line[] = []
    const outings: Line[] = []
    for (const line of lines({ days, nights })) {
      if (line.optional) {
        extras.push(line)
        if (line.outing) praised += line.typical
        else if (ROUND.test(line.label)) round += line.typical
        continue
      }
      cost += line.typical
      if (line.outing) outings.push(line)
      else bare += line.typical
    }
    mostOutings = Math.max(mostOutings, cost - bare)
    const first = ({ outing, label }: Line) => (outing ? 2 : Number(ROUND.test(label)))
    const isLater = (a: Line, b: Line) => first(b) - first(a) || a.typical - b.typical
    return { lodging, cost, praised, bare, round, extras: extras.sort(isLater), outings: outings.sort(isLater) }
  }
  return {
    hasOutings: place.typical_extras_inr.some((extra) => isOuting(extra, place, type) && !isOptional(extra, type)),
    /** The most that was counted so far for what one goes there for. */
    mostOutings: () => mostOutings,
    /** The beds that go with a journey, most expensive first: those that hire a vehicle use it from the station on. */
    bedsWith(journey: Journey, days: number, nights: number): Bed[] {
      const { lastLeg, keepsCar } = journey
      const which = lastLeg === null ? 0 : lastLeg.hired ? 1 : hiring.length === 0 ? 0 : 2
      const key = ((days * 32 + nights) * 2 + Number(keepsCar && hasCars)) * 4 + which
      let beds = known.get(key)
      if (beds === undefined) {
        const lodgings = which === 0 ? all : which === 1 ? hiring : others
        beds = lodgings.map((lodging) => bedIn(lodging, days, nights, keepsCar))
        known.set(key, beds)
      }
      return beds
    },
    dayTrip: ({ keepsCar }: Journey): Bed[] => [bedIn('day-trip', 1, 0, keepsCar)],
    /** Whether a day is billed without a night: no package with a night, and no other vehicle than the last leg's. */
    canBeDayTrip: ({ lastLeg, keepsCar }: Journey) =>
      !(lastLeg && lastLeg.hired !== hiresVehicle(place, 'day-trip')) &&
      extrasFor({ place, type, month, lodging: 'day-trip', keepsCar }).every(({ covers_nights }) => !covers_nights),
  }
}
