import { isThrifty, type Party } from './last-leg.ts'
import { HOUR_WORTH, type Journey, type Leg, type Ways, waysFor } from './travel.ts'

/** The preferred journey, and a cheaper sensible one where there is one. */
export type Choice = { preferred: Journey; cheaper: Journey | null; air: Journey; rail: Journey | null }

const DRIVE_HOURS = 6
/** Groups of three or more above the lowest tiers drive up to this many hours. */
const FAMILY_DRIVE_HOURS = 8
const LONG_DRIVE_HOURS = 9
const LONGEST_BUS_HOURS = 14.5
const LONGEST_HOURS = 40
const SHORT_STAY_DAYS = 3
const AS_LONG_HOURS = 1
/**
 * The share of the waking hours of the stay that travel both ways may take, by tier.
 */
const MOST_OF_STAY = { dorm: 0.85, budget: 0.85, mid: 0.7, premium: 0.45 }
const WAKING_HOURS_A_DAY = 12
const OVERNIGHT_HOURS = 16
const RAIL_SAVES = 0.3
const FLYING_SPARES_HOURS = 3
const FAMILY = 4
/** Rupees per person, both ways, that a family pays to avoid a night bus. */
const NIGHT_BUS_WITH_CHILDREN = 400
/** Rupees that avoiding a change to a long last leg is worth. */
const CHANGE_WORTH = 600
const LONG_LAST_LEG_HOURS = 1.5

/** Felt travel hours, both ways, as a share of the waking hours of the stay. */
export const shareOfStay = ({ feltHours }: Journey, days: number): number =>
  (2 * feltHours) / (WAKING_HOURS_A_DAY * days)

/**
 * Whether a journey leaves enough of the stay. A journey about as fast as flying always does.
 */
function isSensible(way: Journey, air: Journey, { days, party }: Leg): boolean {
  if (way.mode === 'bus' && (way.hours > LONGEST_BUS_HOURS || party.tier === 'premium')) return false
  if (way.feltHours <= air.feltHours + AS_LONG_HOURS) return true
  const longest = days <= SHORT_STAY_DAYS ? OVERNIGHT_HOURS : LONGEST_HOURS
  return way.hours <= longest && shareOfStay(way, days) <= MOST_OF_STAY[party.tier]
}

/** Cost and felt hours on one scale in rupees per person; lower is better. */
function weight({ mode, overnight, cost, feltHours, lastLeg }: Journey, { people, tier }: Party): number {
  const change = lastLeg && lastLeg.hours >= LONG_LAST_LEG_HOURS ? CHANGE_WORTH : 0
  const restless = people === FAMILY && mode === 'bus' && overnight ? NIGHT_BUS_WITH_CHILDREN : 0
  return cost.typical / people + 2 * feltHours * HOUR_WORTH[tier] + restless + change
}

/**
 * Chooses how a party travels: by road when that takes under six hours (their own car from three people); by night
 * train or bus of up to 16 hours when it saves at least 30 % against flying; else by air. A cheaper journey is returned
 * beside it.
 */
export function chooseMode(leg: Leg, ways: Ways = waysFor(leg)): Choice {
  const { party } = leg
  const { air, rail, road: car } = ways
  const lightest = (some: (Journey | null)[]) =>
    some.filter((way) => way !== null).sort((a, b) => weight(a, party) - weight(b, party))[0] ?? null
  const sensible = (way: Journey | null) => (way && isSensible(way, air, leg) ? way : null)
  const answer = (preferred: Journey, others: (Journey | null)[]): Choice => {
    const cheaper = lightest(
      others.filter((way) => way && way !== preferred && way.cost.typical < preferred.cost.typical),
    )
    return { preferred, cheaper, air, rail }
  }

  const bus = sensible(ways.bus)
  const train = sensible(rail)
  const ownCar = party.people >= 3 || party.tier === 'premium'
  const driveHours = party.people >= 3 && !isThrifty(party.tier) ? FAMILY_DRIVE_HOURS : DRIVE_HOURS
  if (car && car.hours < driveHours) {
    // One or two people take a seat on a bus or day train.
    const seat = lightest([bus, train])
    return answer(ownCar || !seat ? car : seat, [bus, train])
  }

  // For longer drives a car competes with bus and train, except for couples in the lowest tiers.
  const mayDrive = ownCar || !isThrifty(party.tier)
  const drive = mayDrive && car && car.hours <= LONG_DRIVE_HOURS ? sensible(car) : null
  const ground = lightest([train, bus, drive])
  if (!ground) return answer(air, [])
  const saves = ground.cost.typical <= (1 - RAIL_SAVES) * air.cost.typical
  const longer = ground.feltHours - air.feltHours
  // The premium tier flies when that saves hours.
  const flies = party.tier === 'premium' && ground.hours - air.hours >= FLYING_SPARES_HOURS
  const isOvernight = ground.hours <= OVERNIGHT_HOURS || longer < FLYING_SPARES_HOURS
  const isBetter = longer <= 0 && ground.cost.typical <= air.cost.typical
  if (isBetter || (isOvernight && saves && !flies)) return answer(ground, [train, bus])
  return answer(air, [train, bus, drive])
}
