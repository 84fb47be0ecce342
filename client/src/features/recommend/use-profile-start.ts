import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'
import { tripFromProfile } from './profile-start.ts'
import { sameTrip, tripFromSearch } from './trip-search.ts'

/**
 * Fills the untouched form from the user's profile, once, and returns the values that it filled in. A trip in the URL and
 * a form that was changed before the profile loaded stay.
 */
export function useProfileStart(
  trip: DreamTrip,
  search: Partial<DreamTrip>,
  onChange: (trip: DreamTrip) => void,
): DreamTrip | null {
  const { user } = useAuth()
  const [filled, setFilled] = useState<DreamTrip | null>(null)
  const decided = useRef(false)
  useEffect(() => {
    if (!user || decided.current) return
    decided.current = true
    const start = tripFromProfile(user, new Date().getMonth() + 1)
    if (!start || tripFromSearch(search) || !sameTrip(trip, DREAM_TRIP_DEFAULTS)) return
    setFilled(start)
    onChange(start)
  }, [user, trip, search, onChange])
  return filled
}
