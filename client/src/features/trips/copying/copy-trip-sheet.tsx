import { startFor } from '@saathi/shared/destinations/find-start'
import { indianDay } from '@saathi/shared/lib/days'
import { TRIP_PEOPLE_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { CITIES } from '../../../lib/choices.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useRequestKey } from '../../../lib/use-request-key.ts'
import * as text from '../../../messages/en/trips/copy-trip.ts'
import * as tripText from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** A trip that the user reads, one behind a link, or a public page. */
export type CopiedTrip = { tripId: string } | { token: string } | { publicId: string }

type Props = {
  trip: CopiedTrip
  /** As in the original, where the user sees it. */
  from?: TripRequest['from']
  people?: number
  open: boolean
  onClose: () => void
}

/** The sheet that copies a trip onto other dates, and says before what is different then. */
export default function CopyTripSheet({ open, ...props }: Props) {
  return (
    <Drawer persistent label={text.copy} open={open} onClose={props.onClose}>
      {open && <CopyForm {...props} />}
    </Drawer>
  )
}

const COUNTS = Array.from({ length: TRIP_PEOPLE_MAX }, (_, at) => [String(at + 1), tripText.people(at + 1)] as const)

function CopyForm({ trip, from: usualFrom, people: usualPeople = 2, onClose }: Omit<Props, 'open'>) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const copy = trpc.trips.copy.useMutation()
  const keyFor = useRequestKey()
  const home = useAuth().user?.homeCity || null
  const [from, setFrom] = useState(usualFrom ?? startFor(home) ?? 'mumbai')
  const [startDate, setStartDate] = useState('')
  const [people, setPeople] = useState(String(usualPeople))
  const facts = { ...trip, from, people: Number(people), startDate }
  const form = useForm({
    check: () => ({ startDate: startDate ? undefined : text.dayMissing }),
    send: async () => {
      const made = await copy.mutateAsync({ ...facts, key: keyFor(facts) })
      utils.trips.get.setData({ tripId: made._id }, made)
      utils.trips.journeys.invalidate()
      onClose()
      toast.success(text.made)
      await navigate({ to: '/trips/$tripId', params: { tripId: made._id } })
    },
    failed: text.failed,
  })
  return (
    <DrawerForm
      form={form}
      title={text.copy}
      intro={<p className="text-muted">{text.intro}</p>}
      label={text.make}
      busyLabel={text.making}
      onCancel={onClose}
    >
      <Field
        label={tripText.firstDay}
        type="date"
        value={startDate}
        min={indianDay(new Date())}
        error={form.errors.startDate}
        onChange={({ target }) => setStartDate(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select label={tripText.from} name="from" value={from} choices={CITIES} onChange={setFrom} />
        <Select label={tripText.howMany} name="people" value={people} choices={COUNTS} onChange={setPeople} />
      </div>
      <Changes facts={facts} />
    </DrawerForm>
  )
}

type ChangesProps = { facts: CopiedTrip & { from: TripRequest['from']; people: number; startDate: string } }

/** What is different on these dates, or why there is no copy. */
function Changes({ facts }: ChangesProps) {
  const preview = trpc.trips.copyPreview.useQuery(facts.startDate ? facts : skipToken, {
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const { data, isFetching, isError, error, refetch } = preview
  return (
    <div role="status" aria-busy={isFetching} className="min-h-24 rounded-2xl bg-sunk px-4 py-3.5 text-sm">
      {!facts.startDate ? (
        text.chooseDay
      ) : isError ? (
        <span className="flex flex-wrap items-center justify-between gap-2">
          {errorMessage(error) ?? text.failed}
          <Button variant="quiet" onClick={() => refetch()}>
            {text.tryAgain}
          </Button>
        </span>
      ) : data ? (
        <>
          <b className="block font-[650]">
            {data.title}: {text.copiedSights(data.sights, data.dayCount)}
          </b>
          {data.changes.length === 0 ? (
            text.nothingChanges
          ) : (
            <ul aria-label={text.changes} className="mt-1.5 grid list-disc gap-1 pl-5 marker:text-terra">
              {data.changes.map((change) => (
                <li key={JSON.stringify(change)} className="[overflow-wrap:anywhere]">
                  {text.changeWords(change)}
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        text.checking
      )}
    </div>
  )
}
