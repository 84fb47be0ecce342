import * as z from 'zod/mini'
import { DestinationCard, DestinationId, DestinationTour } from '../destinations/schema.ts'
import { DreamTrip, Recommendation } from '../recommend/schema.ts'

// What Saathi does, shown to visitors by its own data. The same for all of them.

const Place = z.pick(DestinationCard, { id: true, name: true })

/** The first recommendation for a form, to the rupee as the page of the place shows it for the same form. */
const CostProof = z.object({
  place: z.pick(DestinationCard, { id: true, name: true, image: true }),
  form: DreamTrip,
  people: z.int(),
  nights: z.int(),
  stay: Recommendation.shape.stayTier,
  estimated_costs: Recommendation.shape.estimated_costs,
  /** Things to see there, in the order of the place's own list. */
  stops: z.array(z.string()),
})
export type CostProof = z.infer<typeof CostProof>

/** A public tour with free seats. */
const ProofTour = z.extend(DestinationTour, {
  place: z.object({ id: z.nullable(DestinationId), name: z.string() }),
  /** Null without a limit. */
  seatsLeft: z.nullable(z.int()),
})
export type ProofTour = z.infer<typeof ProofTour>

export const HomeProofsQuery = z.object({})
export const HomeProofs = z.object({
  /** Null when nothing fits, or another service recommends. */
  cost: z.nullable(CostProof),
  /** The next ones, soonest first. */
  tours: z.array(ProofTour),
  /** The place and month, `YYYY-MM`, to which most people plan to go; null for few. */
  going: z.nullable(z.object({ place: Place, month: z.string(), people: z.int() })),
})
export type HomeProofs = z.infer<typeof HomeProofs>
