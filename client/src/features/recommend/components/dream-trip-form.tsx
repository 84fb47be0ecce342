import type { DreamTrip } from '@saathi/shared/recommend'
import { Compass, House, IndianRupee, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { loadAfterFirstPaint } from '../../../lib/after-first-paint.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { choicesFor, sameTrip } from '../trip-search.ts'

type Props = {
  /** The form's values, initially and whenever the URL names another trip. */
  trip: DreamTrip
  busy: boolean
  onSubmit: (trip: DreamTrip) => void
}

const TripLine = lazyComponent(() => loadAfterFirstPaint(() => import('./trip-line.tsx')), { background: true })
const MoreOptions = lazyComponent(() => loadAfterFirstPaint(() => import('./more-options.tsx')), { background: true })

export function DreamTripForm({ trip, busy, onSubmit }: Props) {
  const [values, setValues] = useState(trip)
  const [lastTrip, setLastTrip] = useState(trip)
  // Follow the URL when the back button, a shared link or an applied change names another trip.
  if (!sameTrip(lastTrip, trip)) {
    setLastTrip(trip)
    setValues(trip)
  }
  const choices = choicesFor(values)
  const change = (part: Partial<DreamTrip>) => setValues({ ...values, ...part })
  return (
    <form
      aria-labelledby="dream-trip"
      aria-busy={busy}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(values)
      }}
      className="dream-ticket"
    >
      <div className="p-5 pb-4 md:p-8 md:pr-6">
        <h2 id="dream-trip" className="text-2xl md:text-[2rem]">
          Tell Us About Your Dream Trip
        </h2>
        <div className="mt-4 min-h-17.5">
          <Suspense>
            <TripLine trip={values} onChange={setValues} />
          </Suspense>
        </div>
        <div className="mt-5 grid gap-x-3 min-[350px]:grid-cols-2 gap-y-4 lg:grid-cols-4">
          <Select
            label="Budget"
            name="budget"
            icon={<IndianRupee aria-hidden className="size-3.5" />}
            value={values.budget}
            choices={choices.budget}
            onChange={(budget) => change({ budget })}
          />
          <Select
            label="Starting from"
            name="starting_location"
            icon={<House aria-hidden className="size-3.5" />}
            value={values.starting_location}
            choices={choices.starting_location}
            onChange={(starting_location) => change({ starting_location })}
          />
          <Select
            label="Who is going"
            name="group_size"
            icon={<Users aria-hidden className="size-3.5" />}
            value={values.group_size}
            choices={choices.group_size}
            onChange={(group_size) => change({ group_size })}
          />
          <Select
            label="What calls you"
            name="preference_type"
            icon={<Compass aria-hidden className="size-3.5" />}
            value={values.preference_type}
            choices={choices.preference_type}
            onChange={(preference_type) => change({ preference_type })}
          />
        </div>
        <Suspense fallback={<div className="h-12" />}>
          <MoreOptions trip={values} onChange={setValues} />
        </Suspense>
      </div>
      <div className="dream-stub">
        <Button type="submit" disabled={busy} className="w-full px-4!">
          {busy ? 'Finding Recommendations...' : 'Get Recommendations'}
        </Button>
      </div>
    </form>
  )
}
