/** A night on board of fewer hours than this ends before one has slept. */
export const LEAST_NIGHT_HOURS = 6.5

/** Sleep on board: the first night from the second hour on, the second from the 22nd. */
export function asleepFor(aboard: number, most: number): number {
  if (aboard < LEAST_NIGHT_HOURS) return 0
  const night = (from: number) => Math.min(Math.max(aboard - from, 0), most)
  return night(1) + night(22)
}

/** Fewer departures a week than this are named, and weigh. */
export const FEW_DAYS = 3
const FEW_ROUGH = 3
const SOME_ROUGH = 0.5

/** The discomfort of a train or bus that does not run daily, in hours. */
export function seldom(daysAWeek: number): number {
  if (daysAWeek < FEW_DAYS) return FEW_ROUGH
  return daysAWeek < 6 ? SOME_ROUGH : 0
}

/** The classes of trains and buses without air conditioning. */
const WITHOUT_AC = new Set(['sleeper class', 'second seating', 'ordinary'])
const HOT_MONTHS = [4, 5, 6]
const HEAT_ROUGH = 0.15

/** Whether one rides without air conditioning in the hot months. */
export const isHotOnBoard = (comfort: string, month: number): boolean =>
  WITHOUT_AC.has(comfort) && HOT_MONTHS.includes(month)

/** The discomfort of so many hours on board in the heat, in hours. */
export const heatRough = (comfort: string, hours: number, month: number): number =>
  isHotOnBoard(comfort, month) ? HEAT_ROUGH * hours : 0
