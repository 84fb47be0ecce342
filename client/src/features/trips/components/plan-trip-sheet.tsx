import type { Destination } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { PREFERENCE_TYPES } from '@saathi/shared/recommend/form-choices'
import { STAY_DAYS_MAX, TRIP_PEOPLE_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { type FormEvent, useRef, useState } from 'react'
import { CITIES } from '../../../lib/choices.ts'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { integerWithin, oneOf } from '../../../lib/search-params.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import type { TripsSearch } from '../trip-search.ts'

type Props = { search: TripsSearch; onClose: () => void; onCreated: (tripId: string) => void }

/** The sheet that makes a trip to a place: from where, when, how long and with how many. */
export default function PlanTripSheet({ search, onClose, onCreated }: Props) {
  const place = trpc.destinations.get.useQuery({ destinationId: search.plan ?? '' })
  const title = place.data ? text.planTripTo(place.data.name) : text.planTrip
  return (
    <Drawer label={title} open onClose={onClose}>
      {place.data ? (
        <PlanTripForm title={title} place={place.data} search={search} onClose={onClose} onCreated={onCreated} />
      ) : (
        <div className="px-5 pb-8 md:px-8">
          <h2 className="mb-5 pr-14 text-2xl">{title}</h2>
          {place.isError ? <EmptyState alert>{text.placeNotThere}</EmptyState> : <div className="skeleton h-123" />}
        </div>
      )}
    </Drawer>
  )
}

const numbers = (most: number, words: (count: number) => string) =>
  Array.from({ length: most }, (_, at) => [String(at + 1), words(at + 1)] as const)
const pairs = <T extends string>(values: readonly T[]) => values.map((value) => [value] as const)

const LEAST_BUDGET = 2_000
const MOST_BUDGET = 100_000

/** What the form does not show, from the query: unknown values are left out. */
const hiddenFacts = (search: TripsSearch): Partial<TripRequest> => ({
  type: oneOf(pairs(PREFERENCE_TYPES), search.type),
  month: integerWithin(1, 12, search.month),
  budget: integerWithin(LEAST_BUDGET, MOST_BUDGET, search.budget)?.toString(),
  budgetIs: oneOf([['group'], ['person']], search.budgetIs),
})

/** Whether the result that was chosen stays a night; it holds for its number of days. */
const stayFacts = ({ dayTrip }: TripsSearch): Partial<TripRequest> =>
  dayTrip === undefined ? {} : { dayTrip: dayTrip === 'true' }

/** The last day of the dates that were asked for; it goes with the first one. */
const datesFacts = ({ endDate }: TripsSearch): Partial<TripRequest> =>
  /^\d{4}-\d\d-\d\d$/.test(endDate ?? '') ? { endDate } : {}

type FormProps = Props & { title: string; place: Destination }

function PlanTripForm({ title, place, search, onClose, onCreated }: FormProps) {
  const utils = trpc.useUtils()
  const create = trpc.trips.create.useMutation()
  // The same facts, sent again after a lost answer, make no second trip.
  const sent = useRef({ facts: '', key: '' })
  const [from, setFrom] = useState(oneOf(CITIES, search.from) ?? 'mumbai')
  const [start, setStart] = useState(/^\d{4}-\d\d-\d\d$/.test(search.start ?? '') ? (search.start ?? '') : '')
  const [days, setDays] = useState(integerWithin(1, STAY_DAYS_MAX, search.days) ?? place.idealDays.least)
  const [people, setPeople] = useState(integerWithin(1, TRIP_PEOPLE_MAX, search.people) ?? 2)
  const [error, setError] = useState<string | null>(null)
  /** Nothing is proposed for this place; the days can still be planned by hand. */
  const [refused, setRefused] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    return make(false)
  }

  async function make(blank: boolean) {
    if (create.isPending) return
    setError(null)
    setRefused(false)
    const request: TripRequest = {
      ...hiddenFacts(search),
      ...(days === Number(search.days) ? stayFacts(search) : {}),
      ...(start !== '' && start === search.start ? datesFacts(search) : {}),
      placeId: place.id,
      from,
      people,
      days,
      startDate: start || undefined,
    }
    const facts = JSON.stringify([request, blank])
    if (sent.current.facts !== facts) sent.current = { facts, key: crypto.randomUUID() }
    try {
      const trip = await create.mutateAsync({ request, blank, key: sent.current.key })
      utils.trips.list.invalidate()
      onCreated(trip._id)
    } catch (failure) {
      setError(errorMessage(failure) ?? text.proposeFailed)
      setRefused(errorField(failure) === 'request.placeId')
    }
  }

  return (
    <form noValidate onSubmit={submit} aria-label={title} aria-busy={create.isPending}>
      <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
        <div>
          <h2 className="pr-14 text-2xl">{title}</h2>
          <p className="mt-2 text-muted">{text.planTripIntro}</p>
        </div>
        <Select label={text.from} name="from" value={from} choices={CITIES} onChange={setFrom} />
        <Field
          label={text.firstDay}
          type="date"
          value={start}
          min={indianDay(new Date())}
          hint={text.firstDayHint}
          onChange={({ target }) => setStart(target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={text.daysThere}
            name="days"
            value={String(days)}
            choices={numbers(STAY_DAYS_MAX, text.dayCountOf)}
            onChange={(count) => setDays(Number(count))}
          />
          <Select
            label={text.howMany}
            name="people"
            value={String(people)}
            choices={numbers(TRIP_PEOPLE_MAX, text.people)}
            onChange={(count) => setPeople(Number(count))}
          />
        </div>
        <FormError>{error}</FormError>
        {refused && (
          <div className="grid justify-items-start gap-3">
            <p>{text.planYourself}</p>
            <Button variant="quiet" aria-disabled={create.isPending} onClick={() => make(true)}>
              {text.startEmpty}
            </Button>
          </div>
        )}
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
        <Button type="submit" aria-disabled={create.isPending}>
          {create.isPending ? text.proposing : text.propose}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
