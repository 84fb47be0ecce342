import { TRIP_DAYS_MAX, TRIP_PEOPLE_MAX, TRIP_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'

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

const numbers = (most: number, words: (count: number) => string) =>
  Array.from({ length: most }, (_, at) => [String(at + 1), words(at + 1)] as const)

function DetailsForm({ trip, onClose, onSaved, onStale, onDeleted }: Omit<Props, 'open'>) {
  const update = trpc.trips.update.useMutation()
  const remove = trpc.trips.remove.useMutation()
  const [title, setTitle] = useState(trip.title)
  const [startDate, setStartDate] = useState(trip.startDate ?? '')
  const [dayCount, setDayCount] = useState(trip.dayCount)
  const [people, setPeople] = useState(trip.people)
  const [shared, setShared] = useState(trip.membersMayEdit)
  const [error, setError] = useState<string | null>(null)
  const [isSure, setSure] = useState(false)
  const busy = update.isPending || remove.isPending

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const name = title.trim()
    if (!name) return setError(text.tripNameMissing)
    const changes = {
      ...(name !== trip.title && { title: name }),
      ...(startDate !== (trip.startDate ?? '') && { startDate: startDate || null }),
      ...(dayCount !== trip.dayCount && { dayCount }),
      ...(people !== trip.people && { people }),
      ...(shared !== trip.membersMayEdit && { membersMayEdit: shared }),
    }
    if (Object.keys(changes).length === 0) return onClose()
    try {
      onSaved(await update.mutateAsync({ tripId: trip._id, version: trip.version, ...changes }))
      onClose()
    } catch (failure) {
      setError(errorMessage(failure) ?? text.saveFailed)
      if (errorCode(failure) === 'CONFLICT') onStale()
    }
  }
  async function deleteTrip() {
    if (busy) return
    try {
      await remove.mutateAsync({ tripId: trip._id })
      toast.success(text.deleted)
      onDeleted()
    } catch (failure) {
      setError(errorMessage(failure) ?? text.saveFailed)
    }
  }

  return (
    <form noValidate onSubmit={submit} aria-label={text.details} aria-busy={busy}>
      <div className="grid gap-5 px-5 pt-1 pb-8 md:px-8">
        <h2 className="pr-14 text-2xl">{text.details}</h2>
        <Field
          label={text.tripTitle}
          value={title}
          maxLength={TRIP_TITLE_MAX}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={text.firstDay}
          type="date"
          value={startDate}
          hint={text.firstDayHint}
          onChange={({ target }) => setStartDate(target.value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={text.dayCount}
            name="days"
            value={String(dayCount)}
            choices={numbers(TRIP_DAYS_MAX, text.dayCountOf)}
            onChange={(count) => setDayCount(Number(count))}
          />
          <Select
            label={text.howMany}
            name="people"
            value={String(people)}
            choices={numbers(TRIP_PEOPLE_MAX, text.people)}
            onChange={(count) => setPeople(Number(count))}
          />
        </div>
        {trip.mine && trip.tour && (
          <Checkbox label={text.membersMayEdit} checked={shared} onChange={({ target }) => setShared(target.checked)} />
        )}
        {trip.mine &&
          (isSure ? (
            <div className="rounded-2xl bg-sunk px-4 py-3.5">
              <p>{text.deleteSure}</p>
              <div className="mt-3 flex flex-wrap gap-3">
                <Button variant="quiet" aria-disabled={busy} onClick={deleteTrip} className="text-terra!">
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
        <FormError>{error}</FormError>
      </div>
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
