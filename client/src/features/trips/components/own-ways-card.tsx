import type { TripItem } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'

/** Offers to take the owner's own way there and home out of the plan of a tour, whose guests come from elsewhere. */
export const OwnWaysCard = ({ ways, onRemove }: { ways: TripItem[]; onRemove: (ids: string[]) => void }) => (
  <section className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden">
    <h2 className="text-lg">{text.ownWays}</h2>
    <p className="mt-2 text-muted text-sm">{text.ownWaysMean}</p>
    <Button variant="quiet" className="mt-3" onClick={() => onRemove(ways.map(({ id }) => id))}>
      {text.beginWhereYouMeet}
    </Button>
  </section>
)
