import { indianDay } from '@saathi/shared/days'
import type { PackageCard } from '@saathi/shared/packages'
import { DESTINATION_MAX, TOUR_NAME_MAX } from '@saathi/shared/tour-rules'
import type { Tour } from '@saathi/shared/tours'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { packageChoices } from '../hooks/use-packages.ts'
import type { FieldErrors, TourDraft } from '../tour-draft.ts'
import { PicturesField } from './pictures-field.tsx'

type Props = {
  draft: TourDraft
  errors: FieldErrors
  packages: PackageCard[]
  /** The package of the tour that is edited: a withdrawn one is missing in `packages`. */
  currentPackage: Tour['packageId']
  onChange: (fields: Partial<TourDraft>) => void
  onPackage: (packageId: string) => void
  onImages: (change: (images: string[]) => string[]) => void
  onSending: (sending: boolean) => void
}

/** The fields of the tour form. */
export function TourFields({
  draft,
  errors,
  packages,
  currentPackage,
  onChange,
  onPackage,
  onImages,
  onSending,
}: Props) {
  const typed = (field: Exclude<keyof TourDraft, 'images' | 'packageId' | 'isPublic'>) => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <>
      <Select
        label="Package (optional)"
        name="packageId"
        value={draft.packageId}
        choices={packageChoices(packages, draft.packageId, 'A trip of my own', currentPackage)}
        onChange={onPackage}
      />
      <Field
        label="Name"
        required
        maxLength={TOUR_NAME_MAX}
        placeholder="Hampi by coracle and stone"
        {...typed('name')}
      />
      <TextArea
        label="Description"
        placeholder="What you will see, how fast you go, who should come."
        {...typed('description')}
      />
      <Field
        label="Destination"
        required
        maxLength={DESTINATION_MAX}
        placeholder="Hampi, Karnataka"
        {...typed('destination')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First day" type="date" required min={indianDay(new Date())} {...typed('start')} />
        <Field label="Last day" type="date" required min={draft.start || indianDay(new Date())} {...typed('end')} />
        <Field
          label="Price per person, in rupees"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="11,900"
          hint="Enter 0 if everyone pays their own way."
          {...typed('price')}
        />
        <Field
          label="Seats (optional)"
          inputMode="numeric"
          autoComplete="off"
          hint="Not counting you. Leave blank for no limit."
          {...typed('capacity')}
        />
      </div>
      <TextArea
        label="If somebody cancels (optional)"
        placeholder="Full refund until a week before, half after that."
        {...typed('cancellationTerms')}
      />
      <Checkbox
        label="Show this tour to people who are not signed in"
        hint="Previews of its link then show its name, words, picture, dates and price, and our help chat may name it. You are not named."
        name="isPublic"
        checked={draft.isPublic}
        onChange={({ target }) => onChange({ isPublic: target.checked })}
      />
      <PicturesField images={draft.images} error={errors.images} onChange={onImages} onBusy={onSending} />
    </>
  )
}
