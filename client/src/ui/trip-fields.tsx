import { TRIP_PEOPLE_MAX } from '@saathi/shared/trips/rules'
import type { TripDays } from '../lib/plan-search.ts'
import * as text from '../messages/en/trips/trips.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

type Props = {
  draft: TripDays
  onChange: (part: Partial<TripDays>) => void
  /** The earliest first day. */
  earliest?: string
  daysLabel: string
  daysMin?: number
  daysMax: number
}

const numbers = (least: number, most: number, words: (count: number) => string) =>
  Array.from({ length: most - least + 1 }, (_, at) => [String(at + least), words(at + least)] as const)

/** The fields for the first day, the number of days and the people of a trip. */
export const TripFields = ({ draft, onChange, earliest, daysLabel, daysMin = 1, daysMax }: Props) => (
  <>
    <Field
      label={text.firstDay}
      type="date"
      value={draft.startDate}
      min={earliest}
      hint={text.firstDayHint}
      onChange={({ target }) => onChange({ startDate: target.value })}
    />
    <div className="grid grid-cols-2 gap-3">
      <Select
        label={daysLabel}
        name="days"
        value={String(draft.days)}
        choices={numbers(daysMin, daysMax, text.dayCountOf)}
        onChange={(count) => onChange({ days: Number(count) })}
      />
      <Select
        label={text.howMany}
        name="people"
        value={String(draft.people)}
        choices={numbers(1, TRIP_PEOPLE_MAX, text.people)}
        onChange={(count) => onChange({ people: Number(count) })}
      />
    </div>
  </>
)
