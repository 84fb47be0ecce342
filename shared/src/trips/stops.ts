/** A place where a trip over several stays: `day` is that of the arrival, from 0. */
export type StopFacts = { placeId: string; day: number; nights: number }

/** The stop of a day: that of the place where it ends; before the first arrival, the first. */
export function stopOn<Stop extends { day: number }>(stops: readonly Stop[], day: number): Stop | undefined {
  return stops.findLast((stop) => stop.day <= day) ?? stops[0]
}
