import { bookingReference } from '@saathi/shared/lib/messages/en/input'
import { COST_PARTS, ITEM_KINDS, ITEM_NOTE_MAX, ITEM_TITLE_MAX, TRAVEL_BY } from '@saathi/shared/trips/rules'
import type { Trip, TripItemFacts } from '@saathi/shared/trips/schema'
import { useState } from 'react'
import { labelled } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DrawerForm } from '../../../ui/drawer-form.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { BookingField } from '../bookings/booking-field.tsx'
import { isReference } from '../bookings/reference.ts'
import { type ItemDraft, type ItemErrors, toDraft, toFacts, validateItem } from '../item-draft.ts'
import { dayWords } from '../item-words.ts'

const LENGTHS = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 420, 480, 600, 720, 960, 1440]

type Props = {
  title: string
  trip: Trip
  facts: TripItemFacts
  /** The time that it has now, minutes of the day. */
  start: number
  submitLabel: string
  /** The reader's booking reference, empty for none; undefined where none are kept. */
  reference?: string | undefined
  /** `day` is the chosen one; the facts have the former day. */
  onSave: (facts: TripItemFacts, day: number, reference: string) => void
  onRemove?: () => void
  onClose: () => void
}

/** The fields of an item that a person can change. */
export function ItemForm({ title, trip, facts, start, submitLabel, reference, onSave, onRemove, onClose }: Props) {
  const [draft, setDraft] = useState<ItemDraft>(() => toDraft(facts, start))
  const [typed, setTyped] = useState(reference ?? '')
  const change = (part: Partial<ItemDraft>) => setDraft((current) => ({ ...current, ...part }))
  const lengths = [...new Set([...LENGTHS, draft.minutes])].sort((one, other) => one - other)

  const form = useForm<keyof ItemErrors | 'reference'>({
    check: () => ({ ...validateItem(draft), ...(isReference(typed) ? {} : { reference: bookingReference }) }),
    send: () => onSave(toFacts(draft, facts), draft.day, typed),
    failed: text.saveFailed,
  })
  const { errors } = form

  return (
    <DrawerForm
      form={form}
      title={title}
      label={submitLabel}
      after={
        onRemove && (
          <button
            type="button"
            onClick={onRemove}
            className="ml-auto min-h-11 rounded px-2 font-[650] text-terra underline-offset-4 hover:underline"
          >
            {text.remove}
          </button>
        )
      }
      onCancel={onClose}
    >
      <Field
        label={text.itemTitle}
        value={draft.title}
        maxLength={ITEM_TITLE_MAX}
        placeholder={text.itemTitleExample}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={text.itemKind}
          name="kind"
          value={draft.kind}
          choices={labelled(ITEM_KINDS, text.kinds)}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'travel' ? (
          <Select
            label={text.travelBy}
            name="by"
            value={draft.by}
            choices={labelled(TRAVEL_BY, text.ways)}
            onChange={(by) => change({ by })}
          />
        ) : (
          <DaySelect trip={trip} draft={draft} change={change} />
        )}
      </div>
      {draft.kind === 'travel' && <DaySelect trip={trip} draft={draft} change={change} />}
      <Checkbox
        label={text.hasTime}
        hint={text.hasTimeHint}
        checked={draft.hasTime}
        onChange={({ target }) => change({ hasTime: target.checked })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {draft.hasTime && (
          <Field
            label={text.startTime}
            type="time"
            className="min-w-0"
            value={draft.time}
            error={errors.time}
            onChange={({ target }) => change({ time: target.value })}
          />
        )}
        <Select
          label={text.itemLength}
          name="minutes"
          value={String(draft.minutes)}
          choices={lengths.map((minutes) => [String(minutes), text.length(minutes)] as const)}
          onChange={(minutes) => change({ minutes: Number(minutes) })}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={text.cost}
          inputMode="numeric"
          className="min-w-0"
          value={draft.cost}
          hint={trip.people > 1 ? text.costHint(trip.people) : text.costHintOne}
          error={errors.cost}
          onChange={({ target }) => change({ cost: target.value })}
        />
        <Select
          label={text.costPart}
          name="cost-part"
          value={draft.costPart}
          choices={labelled(COST_PARTS, text.costParts)}
          onChange={(costPart) => change({ costPart })}
        />
      </div>
      <TextArea
        label={text.note}
        value={draft.note}
        maxLength={ITEM_NOTE_MAX}
        onChange={({ target }) => change({ note: target.value })}
      />
      <Field
        label={text.link}
        type="url"
        value={draft.link}
        hint={text.linkHint}
        error={errors.link}
        onChange={({ target }) => change({ link: target.value })}
      />
      {reference !== undefined && <BookingField value={typed} error={errors.reference} onChange={setTyped} />}
    </DrawerForm>
  )
}

type DayProps = { trip: Trip; draft: ItemDraft; change: (part: Partial<ItemDraft>) => void }

const DaySelect = ({ trip, draft, change }: DayProps) => (
  <Select
    label={text.itemDay}
    name="day"
    value={String(draft.day)}
    choices={Array.from(
      { length: Math.max(trip.dayCount, draft.day + 1) },
      (_, day) => [String(day), dayWords(trip, day)] as const,
    )}
    onChange={(day) => change({ day: Number(day) })}
  />
)
