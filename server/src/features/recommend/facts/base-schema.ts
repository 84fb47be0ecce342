import { Month } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { CheckedMonth } from './origin-schema.ts'
import { Text } from './place-schema.ts'
import type { RoadRow } from './road-schema.ts'

const Positive = z.number().check(z.gt(0))
const originOfBase = {
  /** `docs/sources.md` describes each. */
  source: z.enum(['estimate', 'guides']),
  /** The month of the source. */
  checked: CheckedMonth,
}

/** A town to sleep in. Its name is that of the town, by which the roads name it too. */
const Base = z.strictObject({
  name: Text,
  lat: z.number(),
  lon: z.number(),
  elevation_m: Positive,
  /** The months in which its rooms are usually open; without them, all year. */
  months: z.optional(z.array(Month)),
  ...originOfBase,
})
export type Base = z.infer<typeof Base>

/** A town on the way there in which one can sleep: `hours_on` is the rest of the drive. */
const Break = z.strictObject({ ...Base.shape, hours_on: Positive })

/**
 * The drive from a station or airport, or from any, to the town of the arrival. It is broken in towns on the way, in order,
 * so that no day has more than `over_hours` of it. The hours are those of a car.
 */
const WayIn = z.strictObject({
  from: z.optional(z.array(Text)),
  /** What the town of the arrival adds to the drive of the place, or saves. */
  hours_more: z.optional(z.number()),
  over_hours: Positive,
  /** Its highest point, where that is far above both ends. */
  highest_m: z.optional(Positive),
  breaks: z.array(Break).check(z.minLength(1)),
})

/** The towns of a place with several, and in which of them one sleeps. */
export const PlaceBases = z
  .strictObject({
    place: Text,
    /** The town in which one arrives, and which one leaves for home. */
    arrival: Text,
    bases: z.array(Base).check(z.minLength(1)),
    /** The towns of so many nights as the list has, in order. For more nights the longest list goes on in its last town. */
    nights: z.array(z.array(Text).check(z.minLength(1))).check(z.minLength(1)),
    /** The towns from which a sight is seen, on a day on which one wakes or sleeps there; other sights, from the arrival. */
    sights: z.array(z.strictObject({ name: Text, from: z.array(Text), minutes: z.optional(z.int()) })),
    /** Sights that are the way itself, or along it. */
    passed: z.optional(z.array(Text)),
    ways_in: z.optional(z.array(WayIn)),
  })
  .check(
    z.refine(
      ({ arrival, nights }) => nights.every((towns) => towns[0] === arrival && towns.at(-1) === arrival),
      'the first and the last night are in the town of the arrival',
    ),
    z.refine(({ bases, arrival, nights, sights }) => {
      const known = bases.map(({ name }) => name)
      return [arrival, ...nights.flat(), ...sights.flatMap(({ from }) => from)].every((name) => known.includes(name))
    }, 'a town is not among the bases'),
  )
export type PlaceBases = z.infer<typeof PlaceBases>
/** With the written ways, which name a spot by the town that is there. */
export type Towns = PlaceBases & { ways: RoadRow[] }
