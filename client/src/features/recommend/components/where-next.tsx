import type { DestinationCompany } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import type { DreamTrip, Recommendation } from '@saathi/shared/recommend/schema'
import { toTripRequest } from '@saathi/shared/recommend/trip-request'
import { Users } from 'lucide-react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { isMissing, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ChooseTogetherLink } from '../../../ui/choose-together-link.tsx'
import { PlanTripLink } from '../../../ui/plan-trip-link.tsx'
import SaveButton from '../../../ui/save-button.tsx'
import { shortName } from '../result-words.ts'
import { withAllKeys } from '../trip-search.ts'

type Props = {
  item: Recommendation
  trip: DreamTrip
  company: DestinationCompany | undefined
  onPlan: () => void
  onSave: () => void
}

/** The list of tours there. A visitor, who most likely has no account, signs up on the way. */
const toursThere = (placeId: string, isSignedIn: boolean) =>
  isSignedIn
    ? { to: '/tours', search: { place: placeId } as never }
    : { to: '/register', search: { from: `/tours?place=${placeId}` } as never }

/** The links of an unfolded result: its own page, tours and packages that go there, and the saved list. */
export function WhereNext({ item, trip, company, onPlan, onSave }: Props) {
  const { id } = item
  const request = toTripRequest(trip, { ...item, placeId: id })
  const { providerUser } = useAuth()
  const name = shortName(item.recommended_destinations.name)
  const place = trpc.destinations.get.useQuery({ destinationId: id }, { staleTime: 5 * 60_000 })
  // An external recommendation service may name a place that has no page here.
  const isUnknown = isMissing(place.error)
  const packages = place.data?.packages ?? []
  return (
    <>
      <div className="is-whole">
        {company && company.going !== null && (
          <p className="detail-going">
            <Users aria-hidden />
            {text.peopleGoing(company.going)}
          </p>
        )}
        <div className="detail-actions">
          {!isUnknown && (
            <AppLink to={`/destinations/${id}`} search={withAllKeys(trip) as never} className={buttonClass('quiet')}>
              {text.seeDestination}
            </AppLink>
          )}
          {company && company.tours > 0 && (
            <AppLink {...toursThere(id, providerUser !== null)} className={buttonClass('quiet')}>
              {text.toursGoThere(company.tours)}
            </AppLink>
          )}
          {!isUnknown && <ChooseTogetherLink request={request} />}
        </div>
        {packages.length > 0 && (
          <div className="detail-packages">
            <h4>{text.packagesThere}</h4>
            <ul>
              {packages.map(({ _id, name, price }) => (
                <li key={_id}>
                  <AppLink to={`/packages/${_id}`}>
                    <span>{name}</span>
                    <span>{rupees(price)}</span>
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {!isUnknown && (
        <div className="detail-bar is-whole">
          <PlanTripLink variant="main" request={request} onClick={onPlan} />
          <SaveButton kind="destination" id={id} name={name} variant="labelled" onSave={onSave} />
        </div>
      )}
    </>
  )
}
