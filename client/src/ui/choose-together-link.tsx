import type { TripRequest } from '@saathi/shared/trips/schema'
import { Vote } from 'lucide-react'
import { chooseTogether } from '../messages/en/choices/choose-link.ts'
import { AppLink } from './app-link.tsx'
import { buttonClass } from './button.tsx'

type Props = {
  request: Partial<TripRequest> & { placeId: string }
  /** The package that it is of. */
  packageId?: string
  className?: string
}

/** Makes a trip one of those that friends or a group choose from. Visitors log in on the way. */
export const ChooseTogetherLink = ({ request, packageId, className = '' }: Props) => {
  const { placeId, startDate, places, ...facts } = request
  return (
    <AppLink
      to="/choices/new"
      search={{ plan: placeId, places: places?.join(), start: startDate, package: packageId, ...facts } as never}
      className={`${buttonClass('quiet')} print:hidden ${className}`}
    >
      <Vote aria-hidden className="size-4.5" />
      {chooseTogether}
    </AppLink>
  )
}
