import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { ChevronDown, Pencil } from 'lucide-react'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { choicesFor } from '../trip-search.ts'
import { OWN_TIME, timeChoices, timeOf, tripHeadline, withMonth } from '../trip-words.ts'

type Props = {
  trip: DreamTrip
  /** Changes the trip in place: the results stay where they are. */
  onChange: (trip: DreamTrip) => void
}

/** The trip that the results are for; its budget and month can be changed in place, the rest in the form. */
export function TripSummary({ trip, onChange }: Props) {
  return (
    <div className="trip-summary">
      <p className="trip-headline">
        <b>{tripHeadline(trip)}</b>{' '}
        <span>{trip.budgetIs === 'person' ? text.budgetPerPerson : text.budgetForGroup}</span>
      </p>
      <div className="trip-choices">
        <InlineSelect
          label={text.changeBudget}
          value={trip.budget}
          choices={choicesFor(trip).budget}
          onChange={(budget) => onChange({ ...trip, budget })}
        />
        <InlineSelect
          label={text.changeMonth}
          value={timeOf(trip)}
          choices={timeChoices(trip)}
          onChange={(month) => month !== OWN_TIME && onChange(withMonth(trip, month))}
        />
      </div>
      <button type="button" className="chip trip-edit" onClick={editTrip}>
        <Pencil aria-hidden />
        {text.edit}
      </button>
    </div>
  )
}

/** Brings the form into view and gives the focus to its first choice. */
function editTrip() {
  const form = document.querySelector<HTMLFormElement>('form[aria-labelledby="dream-trip"]')
  const fold = form?.closest('details')
  if (fold) fold.open = true
  form?.scrollIntoView({ block: 'start' })
  form?.querySelector('select')?.focus({ preventScroll: true })
}

type SelectProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  onChange: (value: string) => void
}

const InlineSelect = ({ label, value, choices, onChange }: SelectProps) => (
  <span className="inline-select">
    <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden />
  </span>
)
