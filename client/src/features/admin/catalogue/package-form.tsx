import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import type { TourType } from '@saathi/shared/packages/schema'
import type { FormEvent } from 'react'
import { TRIP_TYPES } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/admin/package-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { useFocusOnError } from '../../../ui/use-form.ts'
import { NamedTexts } from './named-texts.tsx'
import type { Draft } from './package-draft.ts'
import type { Editing } from './use-package-draft.ts'

type TextField = Exclude<keyof Draft, 'activities' | 'raccom' | 'tourType'>

/** The facts of a package. An invalid one is named at its field, which takes the focus. */
export function PackageForm({ editing, isNew }: { editing: Editing; isNew: boolean }) {
  const { draft, change, note, setNote, invalid, failure, theirs, isDirty, isSaving } = editing
  const form = useFocusOnError(invalid)
  function submit(event: FormEvent) {
    event.preventDefault()
    editing.save()
  }
  const errorAt = (field: string) =>
    invalid && (invalid.field === field || invalid.field.startsWith(`${field}.`)) ? invalid.message : null
  const inputProps = (field: TextField) => ({
    name: field,
    value: draft[field],
    error: errorAt(field),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="facts"
      aria-busy={isSaving}
      onSubmit={submit}
      className="grid gap-5 rounded-3xl border border-line bg-card p-5"
    >
      <h2 id="facts" className="text-xl">
        {text.form}
      </h2>
      <Field label={text.name} maxLength={80} {...inputProps('name')} />
      <Field label={text.slug} hint={text.slugHint} maxLength={80} autoCapitalize="none" {...inputProps('slug')} />
      <Select
        label={text.kind}
        name="tourType"
        value={draft.tourType}
        choices={TRIP_TYPES as readonly (readonly [TourType, string])[]}
        onChange={(tourType) => change({ tourType })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text.price} inputMode="numeric" {...inputProps('price')} />
        <Field label={text.nights} inputMode="numeric" {...inputProps('nights')} />
      </div>
      <TextArea label={text.description} maxLength={2000} rows={6} {...inputProps('description')} />
      <TextArea label={text.destinations} hint={text.destinationsHint} {...inputProps('destinations')} />
      <NamedTexts
        field="activities"
        legend={text.activities}
        itemLabel={text.activity}
        addLabel={text.addActivity}
        items={draft.activities}
        errorAt={errorAt}
        onChange={(activities) => change({ activities })}
      />
      <NamedTexts
        field="raccom"
        legend={text.accommodations}
        itemLabel={text.accommodation}
        addLabel={text.addAccommodation}
        items={draft.raccom}
        errorAt={errorAt}
        onChange={(raccom) => change({ raccom })}
      />
      <TextArea label={text.images} hint={text.imagesHint} {...inputProps('images')} />
      <Field label={text.imageUrl} hint={text.imageUrlHint} maxLength={500} {...inputProps('imageUrl')} />
      <Field
        label={text.note}
        name="note"
        maxLength={STAFF_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-3 rounded-b-3xl border-line border-t bg-card px-5 py-3">
        <FormError>{theirs ? text.conflict(theirs.fields) : failure}</FormError>
        <div className="flex flex-wrap items-center gap-2 *:px-5">
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? text.saving : isNew ? text.add : text.save}
          </Button>
          {theirs ? (
            <Button variant="quiet" onClick={editing.takeTheirs}>
              {text.takeTheirs}
            </Button>
          ) : (
            isDirty && (
              <Button variant="quiet" onClick={editing.discard}>
                {text.discard}
              </Button>
            )
          )}
          <p role="status" className="px-0! text-muted text-sm">
            {isDirty && text.unsaved}
          </p>
        </div>
      </div>
    </form>
  )
}
