import type { Destination } from '@saathi/shared/destinations/schema'
import * as text from '../../messages/en/destinations/destinations.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { type City, cityName } from './destination-search.ts'

/** The budget of the form that suits the reference trips. */
const BUDGET = '50000'

type Props = { place: Pick<Destination, 'types' | 'month' | 'people'>; city: City; variant: 'main' | 'text' }

/** Opens the dream-trip form filled with the reference trip, and its results. */
export const PlanLink = ({ place, city, variant }: Props) => (
  <AppLink
    to="/"
    hash="recommendations"
    search={
      {
        budget: BUDGET,
        starting_location: city,
        group_size: String(place.people),
        preference_type: place.types[0],
        month: place.month,
      } as never
    }
    className={
      variant === 'main' ? buttonClass('main') : 'font-[600] text-teal underline underline-offset-4 print:hidden'
    }
  >
    {text.planFrom(cityName(city))}
  </AppLink>
)
