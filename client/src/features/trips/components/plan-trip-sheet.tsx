import { START_CITIES } from '@saathi/shared/destinations/cities'
import { findStart, startFor } from '@saathi/shared/destinations/find-start'
import type { Destination } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Person } from '@saathi/shared/social/schema'
import { STAY_DAYS_MAX, TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { CITIES } from '../../../lib/choices.ts'
import { errorField } from '../../../lib/errors.ts'
import { daysOfPlan, hiddenFacts, monthsOfPlan, planRequest } from '../../../lib/plan-request.ts'
import type { PlanSearch } from '../../../lib/plan-search.ts'
import { placesIn } from '../../../lib/route-search.ts'
import { oneOf } from '../../../lib/search-params.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useRequestKey } from '../../../lib/use-request-key.ts'
import * as routesText from '../../../messages/en/recommend/routes.ts'
import * as stopsText from '../../../messages/en/trips/stops.ts'
import * as friendsText from '../../../messages/en/trips/trip-friends.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MonthWarning, WarningLine } from '../../../ui/month-warning.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { TripFields } from '../../../ui/trip-fields.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Props = { search: PlanSearch; onClose: () => void; onCreated: (tripId: string) => void }

/** The sheet that makes a trip to a place: from where, when, how long and with how many. */
export default function PlanTripSheet({ search, onClose, onCreated }: Props) {
  const place = trpc.destinations.get.useQuery({ destinationId: search.plan ?? '' })
  const matches = trpc.matching.matches.useQuery(search.with ? { limit: 100 } : skipToken)
  const match = matches.data?.items.find(({ _id }) => _id === search.with) ?? null
  const title = placesIn(search.places)
    ? stopsText.planPlaces
    : place.data
      ? text.planTripTo(place.data.name)
      : text.planTrip
  return (
    <Drawer label={title} open onClose={onClose}>
      {place.data && !matches.isLoading ? (
        <PlanTripForm {...{ title, match, search, onClose, onCreated }} place={place.data} />
      ) : (
        <div className="px-5 pb-8 md:px-8">
          <h2 className="mb-5 pr-14 text-2xl">{title}</h2>
          {place.isError ? <EmptyState alert>{text.placeNotThere}</EmptyState> : <div className="skeleton h-123" />}
        </div>
      )}
    </Drawer>
  )
}

type FormProps = Props & { title: string; place: Destination; match: Pick<Person, '_id' | 'name'> | null }

function PlanTripForm({ title, place, match, search, onClose, onCreated }: FormProps) {
  const utils = trpc.useUtils()
  const invitation = trpc.trips.invite.useMutation()
  const [isInvited, setIsInvited] = useState(true)
  const create = trpc.trips.create.useMutation()
  const keyFor = useRequestKey()
  const places = placesIn(search.places)
  const home = useAuth().user?.homeCity || null
  const start = startFor(home)
  const [from, setFrom] = useState(oneOf(CITIES, search.from) ?? start ?? 'mumbai')
  const [draft, setDraft] = useState(() => daysOfPlan(search, place.idealDays.least))
  /** Nothing is proposed for this place; the days can still be planned by hand. */
  const [refused, setRefused] = useState(false)
  const form = useForm({ send: () => make(false), failed: text.proposeFailed })

  async function make(blank: boolean) {
    setRefused(false)
    const request = planRequest(search, { placeId: place.id, from, ...draft })
    try {
      const trip = await create.mutateAsync({ request, blank, key: keyFor([request, blank]) })
      utils.trips.journeys.invalidate()
      if (match && isInvited) await invite(trip._id, match)
      onCreated(trip._id)
    } catch (failure) {
      setRefused(errorField(failure) === 'request.placeId')
      throw failure
    }
  }

  /** The trip is made already, so a failure only says where to invite them. */
  async function invite(tripId: string, { _id, name }: Pick<Person, '_id' | 'name'>) {
    try {
      await invitation.mutateAsync({ tripId, userId: _id, mayEdit: true })
      toast.success(friendsText.invitedToTrip(name))
    } catch {
      toast.error(friendsText.notInvitedYet(name))
    }
  }

  return (
    <DrawerForm
      form={form}
      title={title}
      intro={<p className="text-muted">{text.planTripIntro}</p>}
      below={
        refused && (
          <div className="grid justify-items-start gap-3">
            <p>{text.planYourself}</p>
            <Button variant="quiet" aria-disabled={form.busy} onClick={() => form.run(() => make(true))}>
              {text.startEmpty}
            </Button>
          </div>
        )
      }
      label={text.propose}
      busyLabel={text.proposing}
      onCancel={onClose}
    >
      <div>
        <Select label={text.from} name="from" value={from} choices={CITIES} onChange={setFrom} />
        {home && from === start && !findStart(home) && (
          <p className="mt-2 text-muted text-sm">{text.seasonFrom(START_CITIES[from].name, home)}</p>
        )}
      </div>
      <TripFields
        draft={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        earliest={indianDay(new Date())}
        daysLabel={places ? stopsText.daysInAll : text.daysThere}
        daysMin={places ? 2 : 1}
        daysMax={places ? TRIP_DAYS_MAX : STAY_DAYS_MAX}
      />
      {places ? (
        <RouteLine query={{ ...hiddenFacts(search), ...draft, from, places }} />
      ) : (
        <div role="status">
          <MonthWarning cautions={place.cautions} months={monthsOfPlan(search, draft)} />
        </div>
      )}
      {match && (
        <Checkbox
          label={friendsText.inviteToTrip(match.name)}
          checked={isInvited}
          onChange={({ target }) => setIsInvited(target.checked)}
        />
      )}
    </DrawerForm>
  )
}

type RouteLineProps = {
  query: Partial<TripRequest> & Pick<TripRequest, 'from' | 'people' | 'days'> & { places: string[] }
}

/** What the journey takes and costs as it is asked for, or why there is none. */
function RouteLine({ query: { from, people, days, places, startDate, month, type, stay, budget } }: RouteLineProps) {
  const { data, isPending, isError, refetch } = trpc.recommend.routes.useQuery(
    {
      ...{ city: from, people, days, places, type, stay, only: true },
      month: startDate ? Number(startDate.slice(5, 7)) : month,
      budget: budget === undefined ? undefined : Number(budget),
    },
    { placeholderData: keepPreviousData, staleTime: 5 * 60_000 },
  )
  const route = data?.items[0]
  return (
    <div role="status" className="min-h-16 rounded-2xl bg-sunk px-4 py-3 text-sm">
      {route ? (
        <>
          <b className="block font-[650]">{route.title}</b>
          {stopsText.inShort(route.days, route.nights, route.estimated_costs.total_cost)}
          {route.cautions[0] && <WarningLine>{route.cautions[0]}</WarningLine>}
        </>
      ) : isPending ? (
        stopsText.findingRoute
      ) : isError ? (
        <span className="flex flex-wrap items-center justify-between gap-2">
          {routesText.failed}
          <Button variant="quiet" onClick={() => refetch()}>
            {routesText.tryAgain}
          </Button>
        </span>
      ) : (
        (data.problem ?? routesText.noRoutes)
      )}
    </div>
  )
}
