/** A place where a trip over several stays: `day` is that of the arrival, from 0. */
export type StopFacts = { placeId: string; day: number; nights: number }
