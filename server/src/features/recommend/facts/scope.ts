import type { TourType } from '@saathi/shared/packages/schema'
import { isTooHard, type Travellers, younger } from '../cost/travellers.ts'
import type { City, Scope } from './place-schema.ts'

/** The trip that somebody reads a sentence of the facts for, as far as it is known. */
export type Reader = {
  type: TourType
  month: number
  party?: Travellers
  /** How the long leg of the journey goes. */
  way?: NonNullable<Scope['way']>
  starting?: City
}

/** Whether a sentence is true for a trip. What is not known of the trip keeps none from it. */
export const isFor = ({ months, types, under, way, effort, starting }: Scope, reader: Reader): boolean =>
  (!months || months.includes(reader.month)) &&
  (!types || types.includes(reader.type)) &&
  (under === undefined || reader.party === undefined || younger(reader.party, under) > 0) &&
  (effort === undefined || reader.party === undefined || !isTooHard(effort, reader.party)) &&
  (starting === undefined || reader.starting === undefined || starting.includes(reader.starting)) &&
  (way === undefined || reader.way === undefined || way === reader.way)
