import { startFor } from '@saathi/shared/destinations/find-start'
import type { Destination } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Package } from '@saathi/shared/packages/schema'
import { STAY_DAYS_MAX, TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { CITIES } from '../../../lib/choices.ts'
import { daysOfPlan, planRequest } from '../../../lib/plan-request.ts'
import { placesIn } from '../../../lib/route-search.ts'
import { oneOf } from '../../../lib/search-params.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { TripFields } from '../../../ui/trip-fields.tsx'
import { useForm } from '../../../ui/use-form.ts'
import type { ChoiceSearch } from '../choice-search.ts'
import { useStartChoice } from '../hooks/use-start-choice.ts'
import { PickPlace } from './pick-place.tsx'
import { VotersFields } from './voters-fields.tsx'

type Props = { search: ChoiceSearch; onDone: (choiceId: string) => void }

/** Makes a trip the first one of a choice, or one more of an open choice. */
export function NewChoicePage({ search, onDone }: Props) {
  const place = trpc.destinations.get.useQuery(search.plan ? { destinationId: search.plan } : skipToken)
  const found = trpc.packages.get.useQuery(search.package ? { packageId: search.package } : skipToken)
  const isWaiting = (search.plan && place.isPending) || (search.package && found.isPending)
  useTitle(text.title)
  return (
    <div className="wrap max-w-2xl py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl md:text-4xl">
        {text.title}
      </h1>
      <p className="mt-2 text-muted">{text.newIntro}</p>
      {isWaiting ? (
        <div role="status" className="skeleton mt-6 h-96">
          <span className="sr-only">{text.loading}</span>
        </div>
      ) : place.data && (!search.package || found.data) ? (
        <ChoiceForm search={search} place={place.data} found={found.data} onDone={onDone} />
      ) : place.isError || found.isError ? (
        <div className="mt-6">
          <EmptyState alert>{text.failed}</EmptyState>
        </div>
      ) : (
        <PickPlace search={search} />
      )}
    </div>
  )
}

type FormProps = Props & { place: Destination; found: Package | undefined }

function ChoiceForm({ search, place, found, onDone }: FormProps) {
  const places = placesIn(search.places)
  const home = useAuth().user?.homeCity || null
  const [from, setFrom] = useState(oneOf(CITIES, search.from) ?? startFor(home) ?? 'mumbai')
  const [days, setDays] = useState(() => daysOfPlan(search, place.idealDays.least))
  const starting = useStartChoice(search, days.people)
  const form = useForm({
    send: async () => {
      const candidate = found
        ? { kind: 'package' as const, packageId: found._id, from, people: days.people }
        : { kind: 'trip' as const, request: planRequest(search, { placeId: place.id, from, ...days }) }
      onDone(await starting.send(candidate))
    },
    failed: text.failed,
  })
  const name = found?.name ?? (places ? null : place.name)
  return (
    <form
      {...form.props}
      aria-label={text.title}
      className="mt-6 grid gap-5 rounded-3xl border border-line bg-card p-5 md:p-7"
    >
      {name && <h2 className="text-2xl [overflow-wrap:anywhere]">{name}</h2>}
      <Select label={text.from} name="from" value={from} choices={CITIES} onChange={setFrom} />
      {found ? (
        <Select
          label={text.howManyTravel}
          name="people"
          value={String(days.people)}
          choices={Array.from({ length: 10 }, (_, at) => [String(at + 1), text.people(at + 1)] as const)}
          onChange={(people) => setDays({ ...days, people: Number(people) })}
        />
      ) : (
        <TripFields
          draft={days}
          onChange={(part) => setDays({ ...days, ...part })}
          earliest={indianDay(new Date())}
          daysLabel={places ? text.daysInAll : text.days}
          daysMin={places ? 2 : 1}
          daysMax={places ? TRIP_DAYS_MAX : STAY_DAYS_MAX}
        />
      )}
      <VotersFields starting={starting} />
      <FormFooter
        form={form}
        label={starting.choiceId ? text.add : text.start}
        busyLabel={starting.choiceId ? text.adding : text.starting}
      />
    </form>
  )
}
