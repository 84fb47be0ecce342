import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { hasMoreOptions, readTripSearch, sameTrip } from '../trip-search.ts'
import { useProfileStart } from '../use-profile-start.ts'

const MoreChoices = lazyComponent(() => import('./more-choices.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = {
  trip: DreamTrip
  onChange: (trip: DreamTrip) => void
}

/** The code of the results is loaded ahead once the form has been whole for so long, ms. */
const LOADS_RESULTS_AFTER_MS = 1_000

/** The disclosure of the optional fields, which opens when the trip has some. */
export default function MoreOptions({ trip, onChange }: Props) {
  const start = useProfileStart(trip, readTripSearch(useSearch({ strict: false })), onChange)
  // The closed disclosure names the values from the profile, so that the form does not grow by itself.
  const has = hasMoreOptions(trip) && !(start && sameTrip(trip, start))
  const [had, setHad] = useState(has)
  const [open, setOpen] = useState(has)
  useEffect(() => {
    // A failure is tried again when there are results to show.
    const timer = setTimeout(() => import('./recommendations.tsx').catch(() => {}), LOADS_RESULTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (has !== had) {
    setHad(has)
    if (has) setOpen(true)
  }
  return (
    <Disclosure
      label={!open && trip.month ? text.moreChoicesIn(monthName(trip.month)) : text.moreChoices}
      open={open}
      onToggle={setOpen}
    >
      {open && (
        <Suspense fallback={<div className="h-208.5 min-[420px]:h-152 lg:h-91" />}>
          <MoreChoices trip={trip} onChange={onChange} />
        </Suspense>
      )}
    </Disclosure>
  )
}
