import { TRIP_DAYS_MAX, TRIP_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { useState } from 'react'
import type { TripDays } from '../../../lib/plan-search.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { TripFields } from '../../../ui/trip-fields.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Props = {
  trip: Trip
  open: boolean
  onClose: () => void
  onSaved: (trip: Trip) => void
  /** The trip is not as it was known: read it again. */
  onStale: () => void
  onDeleted: () => void
}

/** The sheet with the name, the dates and the people of a trip. */
export default function DetailsSheet({ open, ...props }: Props) {
  return (
    <Drawer persistent label={text.details} open={open} onClose={props.onClose}>
      {open && <DetailsForm {...props} />}
    </Drawer>
  )
}

function DetailsForm({ trip, onClose, onSaved, onStale, onDeleted }: Omit<Props, 'open'>) {
  const update = trpc.trips.update.useMutation()
  const remove = trpc.trips.remove.useMutation()
  const [title, setTitle] = useState(trip.title)
  const [draft, setDraft] = useState<TripDays>({
    startDate: trip.startDate ?? '',
    days: trip.dayCount,
    people: trip.people,
  })
  const [shared, setShared] = useState(trip.membersMayEdit)
  const [isSure, setSure] = useState(false)

  const form = useForm({
    check: () => ({ form: title.trim() ? undefined : text.tripNameMissing }),
    send: async () => {
      const name = title.trim()
      const { startDate, days, people } = draft
      const changes = {
        ...(name !== trip.title && { title: name }),
        ...(startDate !== (trip.startDate ?? '') && { startDate: startDate || null }),
        ...(days !== trip.dayCount && { dayCount: days }),
        ...(people !== trip.people && { people }),
        ...(shared !== trip.membersMayEdit && { membersMayEdit: shared }),
      }
      if (Object.keys(changes).length === 0) return onClose()
      try {
        onSaved(await update.mutateAsync({ tripId: trip._id, version: trip.version, ...changes }))
        onClose()
      } catch (failure) {
        if (errorCode(failure) === 'CONFLICT') onStale()
        throw failure
      }
    },
    failed: text.saveFailed,
  })
  async function deleteTrip() {
    await remove.mutateAsync({ tripId: trip._id })
    toast.success(text.deleted)
    onDeleted()
  }

  return (
    <DrawerForm form={form} title={text.details} label={text.save} busyLabel={text.saving} onCancel={onClose}>
      <Field
        label={text.tripTitle}
        value={title}
        maxLength={TRIP_TITLE_MAX}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TripFields
        draft={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        daysLabel={text.dayCount}
        daysMax={TRIP_DAYS_MAX}
      />
      {trip.mine && trip.tour && (
        <Checkbox label={text.membersMayEdit} checked={shared} onChange={({ target }) => setShared(target.checked)} />
      )}
      {trip.mine &&
        (isSure ? (
          <div className="rounded-2xl bg-sunk px-4 py-3.5">
            <p>{text.deleteSure}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                aria-disabled={form.busy}
                onClick={() => form.run(deleteTrip)}
                className="text-terra!"
              >
                {text.deleteYes}
              </Button>
              <Button variant="quiet" onClick={() => setSure(false)}>
                {text.cancel}
              </Button>
            </div>
          </div>
        ) : (
          <button
            type="button"
            onClick={() => setSure(true)}
            className="min-h-11 justify-self-start rounded font-[650] text-terra underline-offset-4 hover:underline"
          >
            {text.deleteTrip}
          </button>
        ))}
    </DrawerForm>
  )
}
