import { indianDay } from '@saathi/shared/lib/days'
import { rupees } from '@saathi/shared/lib/money'
import type { PackageCard } from '@saathi/shared/packages/schema'
import { DESTINATION_MAX, TOUR_COVERS, TOUR_NAME_MAX } from '@saathi/shared/tours/rules'
import type { Tour } from '@saathi/shared/tours/schema'
import { useMemo } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import * as coversText from '../../../messages/en/tours/tour-covers.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SameGenderField } from '../../../ui/same-gender-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { packageOptions } from '../hooks/use-packages.ts'
import { type FieldErrors, parseWhole, type TextField, type TourDraft } from '../tour-draft.ts'
import { ApprovalFields } from './approval-fields.tsx'
import { PicturesField } from './pictures-field.tsx'
import { COVER_ICONS } from './tour-covers.tsx'

type Props = {
  draft: TourDraft
  errors: FieldErrors
  packages: PackageCard[]
  /** The package of the tour that is edited: a withdrawn one is missing in `packages`. */
  currentPackage: Tour['packageId']
  /** The gender to which the tour that is edited is open. */
  onlyGender: Tour['onlyGender']
  /** What the plan of the tour costs a person at the place, in rupees. */
  planCost: number | undefined
  onChange: (fields: Partial<TourDraft>) => void
  onPackage: (packageId: string) => void
  onImages: (change: (images: string[]) => string[]) => void
  onSending: (sending: boolean) => void
}

/** A place whose text is the tour's destination, which links the tour to the page of the place. */
const toSuggestion = ({ name, state }: { name: string; state: string }) => {
  const destination = `${name}, ${state}`
  return { id: destination, name: destination }
}

/** The fields of the tour form. */
export function TourFields({
  draft,
  errors,
  packages,
  currentPackage,
  onlyGender,
  planCost,
  onChange,
  onPackage,
  onImages,
  onSending,
}: Props) {
  const typed = (field: TextField) => ({
    name: field,
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  const { data } = trpc.destinations.list.useQuery({})
  const places = useMemo(() => (data?.items ?? []).map(toSuggestion), [data])
  return (
    <>
      <Combobox
        label={text.packageField}
        name="packageId"
        placeholder={text.noPackage}
        options={packageOptions(packages, draft.packageId, currentPackage)}
        value={draft.packageId}
        error={errors.packageId}
        onChange={onPackage}
      />
      <Field label={text.name} required maxLength={TOUR_NAME_MAX} placeholder={text.nameExample} {...typed('name')} />
      <TextArea label={text.description} placeholder={text.descriptionExample} {...typed('description')} />
      <Combobox
        isFree
        label={text.destination}
        name="destination"
        required
        maxLength={DESTINATION_MAX}
        placeholder={text.destinationExample}
        options={places}
        value={draft.destination}
        error={errors.destination}
        onChange={(destination) => onChange({ destination })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={text.firstDay} type="date" required min={indianDay(new Date())} {...typed('start')} />
        <Field label={text.lastDay} type="date" required min={draft.start || indianDay(new Date())} {...typed('end')} />
        <Field
          label={text.price}
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder={text.priceExample}
          hint={planCost === undefined ? text.priceHint : text.priceOfPlan(rupees(planCost))}
          {...typed('price')}
        />
        <Field label={text.seats} inputMode="numeric" autoComplete="off" hint={text.seatsHint} {...typed('capacity')} />
      </div>
      {parseWhole(draft.price) !== 0 && (
        <ToggleChips
          legend={coversText.choose}
          choices={TOUR_COVERS.map((cover) => [cover, coversText.covers[cover]] as const)}
          icons={COVER_ICONS}
          chosen={draft.covers}
          onChange={(chosen) => onChange({ covers: TOUR_COVERS.filter((cover) => chosen.includes(cover)) })}
        />
      )}
      <TextArea label={text.terms} placeholder={text.termsExample} {...typed('cancellationTerms')} />
      <ApprovalFields draft={draft} error={errors.questions} onChange={onChange} />
      <SameGenderField
        labels={text.sameGenderOnly}
        hint={text.sameGenderHint}
        needsGender={text.sameGenderNeedsGender}
        checked={draft.sameGenderOnly}
        only={onlyGender}
        onChange={(sameGenderOnly) =>
          onChange(sameGenderOnly ? { sameGenderOnly, isPublic: false } : { sameGenderOnly })
        }
      />
      {errors.sameGenderOnly && <FormError>{errors.sameGenderOnly}</FormError>}
      {!draft.sameGenderOnly && (
        <Checkbox
          label={text.isPublic}
          hint={text.isPublicHint}
          name="isPublic"
          checked={draft.isPublic}
          onChange={({ target }) => onChange({ isPublic: target.checked })}
        />
      )}
      {draft.isPublic && (
        <Checkbox
          label={text.showsHost}
          hint={text.showsHostHint}
          name="showsHost"
          checked={draft.showsHost}
          onChange={({ target }) => onChange({ showsHost: target.checked })}
        />
      )}
      <PicturesField images={draft.images} error={errors.images} onChange={onImages} onBusy={onSending} />
    </>
  )
}
