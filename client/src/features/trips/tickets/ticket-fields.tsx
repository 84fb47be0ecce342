import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { labelled } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/trips/tickets.ts'
import { shortDay, time } from '../../../messages/en/trips/trips.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { BookingField } from '../bookings/booking-field.tsx'
import { dayWords } from '../item-words.ts'
import type { TicketField, TicketKind, TicketQuestion } from './ticket.ts'
import { minuteOf, type TicketDraft, type TicketErrors } from './ticket-draft.ts'

const KINDS: readonly TicketKind[] = ['rail', 'air', 'bus', 'sea', 'stay']
const ARRIVAL_DAYS = [0, 1, 2]

type Props = {
  trip: Trip
  draft: TicketDraft
  questions: TicketQuestion[]
  filled: TicketField[]
  errors: TicketErrors
  /** Whether the booking reference is kept, for the reader alone. */
  keepsReference: boolean
  change: (part: Partial<TicketDraft>) => void
}

/** The fields of a ticket. What it does not say clearly is empty and marked, with the values that it could have. */
export function TicketFields({ trip, draft, questions, filled, errors, keepsReference, change }: Props) {
  const { kind } = draft
  const isStay = kind === 'stay'
  const hintOf = (field: TicketField, usual?: ReactNode): ReactNode => {
    const question = questions.find((one) => one.field === field)
    if (question && draft[field] === '')
      return <Question field={field} question={question} onChoose={(value) => change({ [field]: value })} />
    return filled.includes(field) && draft[field] !== '' ? text.fromTimetable : usual
  }
  const typed = (field: Exclude<keyof TicketDraft, 'day'>) => ({
    name: field,
    autoComplete: 'off',
    className: 'min-w-0',
    value: draft[field],
    error: errors[field] ?? null,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  })
  const pair = 'grid grid-cols-2 items-start gap-3'

  return (
    <>
      <Select
        label={text.fields.kind}
        name="kind"
        value={kind}
        error={errors.kind}
        {...(questions.some(({ field }) => field === 'kind') && kind === '' ? { hint: hintOf('kind') } : {})}
        choices={[...(kind === '' ? [['', text.choose] as const] : []), ...labelled(KINDS, text.kinds)]}
        onChange={(next) => change({ kind: next })}
      />
      {isStay ? (
        <Field label={text.fields.hotel} maxLength={80} {...typed('name')} />
      ) : (
        <>
          <div className={pair}>
            <Field label={text.fields.from} maxLength={60} {...typed('from')} hint={hintOf('from')} />
            <Field label={text.fields.to} maxLength={60} {...typed('to')} hint={hintOf('to')} />
          </div>
          <div className={pair}>
            <Field
              label={
                kind === 'rail'
                  ? text.fields.trainNumber
                  : kind === 'air'
                    ? text.fields.flightNumber
                    : text.fields.number
              }
              maxLength={12}
              {...typed('number')}
            />
            <Field
              label={
                kind === 'rail' ? text.fields.trainName : kind === 'air' ? text.fields.airline : text.fields.operator
              }
              maxLength={60}
              {...typed('name')}
            />
          </div>
        </>
      )}
      {trip.startDate ? (
        <Field
          label={isStay ? text.fields.checkIn : text.fields.date}
          type="date"
          {...typed('date')}
          hint={hintOf('date')}
        />
      ) : (
        <Select
          label={text.fields.day}
          name="day"
          value={String(draft.day)}
          choices={Array.from({ length: trip.dayCount }, (_, day) => [String(day), dayWords(trip, day)] as const)}
          onChange={(day) => change({ day: Number(day) })}
        />
      )}
      <div className={pair}>
        <Field
          label={isStay ? text.fields.checkInTime : text.fields.departs}
          type="time"
          {...typed('departs')}
          hint={hintOf('departs')}
        />
        <Field
          label={isStay ? text.fields.checkOutTime : text.fields.arrives}
          type="time"
          {...typed('arrives')}
          hint={hintOf('arrives')}
        />
      </div>
      <ArrivalDays
        draft={draft}
        isStay={isStay}
        error={errors.arrivesDays}
        hint={hintOf('arrivesDays')}
        change={change}
      />
      {!isStay && (
        <div className={pair}>
          {kind === 'rail' && <Field label={text.fields.coach} maxLength={20} {...typed('coach')} />}
          <Field label={kind === 'rail' ? text.fields.berth : text.fields.seat} maxLength={60} {...typed('seat')} />
        </div>
      )}
      <div className={pair}>
        <Field label={isStay ? text.fields.room : text.fields.class} maxLength={50} {...typed('class')} />
        <Field label={text.fields.fare} inputMode="numeric" {...typed('fare')} hint={hintOf('fare', text.fareHint)} />
      </div>
      {keepsReference && (
        <BookingField
          value={draft.reference}
          error={errors.reference}
          onChange={(reference) => change({ reference })}
        />
      )}
    </>
  )
}

type DaysProps = Pick<Props, 'draft' | 'change'> & { isStay: boolean; error: string | undefined; hint: ReactNode }

function ArrivalDays({ draft, isStay, error, hint, change }: DaysProps) {
  const days = isStay ? Array.from({ length: TRIP_DAYS_MAX }, (_, night) => night + 1) : ARRIVAL_DAYS
  const words = isStay ? text.nightCount : text.arrivalDay
  return (
    <Select
      label={isStay ? text.fields.nights : text.fields.arrivesDays}
      name="arrivesDays"
      value={draft.arrivesDays}
      error={error}
      {...(hint && !error ? { hint } : {})}
      choices={[['', text.choose] as const, ...days.map((count) => [String(count), words(count)] as const)]}
      onChange={(arrivesDays) => change({ arrivesDays })}
    />
  )
}

type QuestionProps = { field: TicketField; question: TicketQuestion; onChoose: (value: string) => void }

function Question({ field, question: { choices }, onChoose }: QuestionProps) {
  const shown = choices.slice(0, 4)
  return (
    <span className="block rounded-xl bg-(--warn) px-3 py-2 text-ink">
      <span className="flex items-start gap-2">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-terra" />
        {field === 'fare' ? text.sharedFare : shown.length > 0 ? text.unclearChoices : text.unclear}
      </span>
      {shown.length > 0 && (
        <span className="mt-1.5 flex flex-wrap gap-2">
          {shown.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => onChoose(choice)}
              className="min-h-11 rounded-full border border-field bg-card px-3.5 font-[600] hover:bg-sunk"
            >
              {choiceWords(field, choice)}
            </button>
          ))}
        </span>
      )}
    </span>
  )
}

function choiceWords(field: TicketField, choice: string): string {
  if (field === 'date') return `${shortDay(choice)} ${choice.slice(0, 4)}`
  const minute = field === 'departs' || field === 'arrives' ? minuteOf(choice) : null
  return minute === null ? choice : time(minute)
}
