import { indianDay } from '@saathi/shared/lib/days'
import type { PackageCard } from '@saathi/shared/packages/schema'
import type { Me } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { type FormEvent, useId, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useFocusOnError } from '../../../ui/use-form.ts'
import { usePackageList } from '../hooks/use-packages.ts'
import { useTourForm } from '../hooks/use-tour-form.ts'
import { buildPreview, parseWhole, type TourDraft, withPackage, withStart, withStartPackage } from '../tour-draft.ts'
import { TourCard } from './tour-card.tsx'
import { TourFields } from './tour-fields.tsx'

type Props = {
  open: boolean
  /** The tour to edit; null for a new one. */
  tour?: Tour | null
  /** The first values of a new tour; its package fills the others. */
  start?: Partial<TourDraft>
  /** The trip that a new tour is made from. */
  tripId?: string
  /** What its plan costs a person at the place, in rupees. */
  planCost?: number
  onClose: () => void
  onSaved: (tour: Tour) => void
}

/** The drawer with the tour form and a preview of its card. */
export default function HostDrawer({ open, tour = null, start = {}, tripId, planCost, onClose, onSaved }: Props) {
  const { user } = useAuth()
  const { packages, isPending } = usePackageList()
  const isWaiting = Boolean(start.packageId) && isPending
  return (
    <Drawer wide persistent label={tour ? text.editTour : text.hostTour} open={open && user !== null} onClose={onClose}>
      {user && !isWaiting && (
        <TourForm
          {...{ me: user, tour, packages, tripId, planCost, onClose, onSaved }}
          start={withStartPackage(start, packages)}
        />
      )}
    </Drawer>
  )
}

type FormProps = {
  me: Me
  tour: Tour | null
  packages: PackageCard[]
  /** The first values of a new tour. */
  start: Partial<TourDraft>
  tripId: string | undefined
  planCost: number | undefined
  onClose: () => void
  onSaved: (tour: Tour) => void
}

function TourForm({ me, tour, packages, start, tripId, planCost, onClose, onSaved }: FormProps) {
  const { draft, errors, change, save, saving, setImages, restored, discardDraft } = useTourForm(
    { userId: me._id, tripId },
    tour,
    start,
    onSaved,
  )
  const packageWith = (id: string) => packages.find(({ _id }) => _id === id) ?? null
  const currentPackage = tour?.packageId?._id === draft.packageId ? tour.packageId : null
  const [sending, setSending] = useState(false)
  const form = useFocusOnError(errors)
  const id = useId()

  function changeFields(part: Partial<TourDraft>) {
    change(part.start === undefined ? part : withStart(draft, part.start, packageWith(draft.packageId)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving && !sending) save()
  }

  const host = { _id: me._id, name: me.name, firebaseUid: me.firebaseUid }
  const places = trpc.destinations.list.useQuery({})
  const place = places.data?.items.find(({ name, state }) => [name, `${name}, ${state}`].includes(draft.destination))
  const preview = buildPreview({
    draft,
    host,
    item: packageWith(draft.packageId) ?? currentPackage,
    placePicture: place?.image,
    today: indianDay(new Date()),
  })
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 px-5 pt-1 pb-8 md:px-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <h2 className="pr-14 text-3xl">{tour ? text.editTour : text.hostTour}</h2>
          <p className="mt-2 text-muted">{tour ? text.editIntro : text.hostIntro}</p>
          {restored && (
            <p
              role="status"
              className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-sunk px-4 py-2.5"
            >
              {text.draftRestored}
              <button
                type="button"
                onClick={discardDraft}
                className="rounded py-1 font-[650] text-teal underline underline-offset-4"
              >
                {text.startAfresh}
              </button>
            </p>
          )}
          <form
            ref={form}
            id={id}
            noValidate
            aria-label={tour ? text.editTour : text.hostTour}
            aria-busy={saving}
            onSubmit={submit}
            className="mt-6 grid gap-5"
          >
            <TourFields
              draft={draft}
              errors={errors}
              packages={packages}
              currentPackage={tour?.packageId ?? null}
              planCost={planCost}
              onlyGender={tour?.onlyGender ?? null}
              onChange={changeFields}
              onPackage={(chosen) => change(withPackage(draft, packageWith(chosen), packageWith(draft.packageId)))}
              onImages={setImages}
              onSending={setSending}
            />
            <FormError>{errors.form}</FormError>
          </form>
        </div>
        <section aria-label={text.preview} className="max-w-84 lg:sticky lg:top-20 lg:self-start">
          <p className="mb-2.5 font-[650] text-muted text-xs tracking-wide">{text.previewIntro}</p>
          <div inert>
            <TourCard
              tour={preview}
              datesText={draft.start ? undefined : text.yourDates}
              priceText={Number.isNaN(parseWhole(draft.price)) ? text.yourPrice : undefined}
            />
          </div>
        </section>
      </div>
      <div className="sticky bottom-0 z-5 flex flex-wrap gap-3 border-line border-t bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
        <Button type="submit" form={id} disabled={saving || sending}>
          {saving ? text.saving : sending ? text.sendingPictures : tour ? text.saveChanges : text.publish}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {tour ? text.cancel : text.saveDraft}
        </Button>
      </div>
    </>
  )
}
