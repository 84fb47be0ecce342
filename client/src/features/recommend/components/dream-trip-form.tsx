import type { DreamTrip } from '@saathi/shared/recommend'
import { ChevronDown, IndianRupee, MapPin, Sparkles, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { choicesFor, MONTHS, sameTrip } from '../trip-search.ts'

type Props = {
  /** The form's values, initially and whenever the URL names another trip. */
  trip: DreamTrip
  busy: boolean
  onSubmit: (trip: DreamTrip) => void
}

const ANY = ''
const MONTH_CHOICES = [
  [ANY, 'Next 60 days'],
  ...MONTHS.map((name, index) => [String(index + 1), name] as const),
] as const
const DAY_CHOICES = [
  [ANY, 'Any length'],
  ...Array.from(
    { length: 14 },
    (_, index) => [String(index + 1), index === 0 ? '1 day' : `Up to ${index + 1} days`] as const,
  ),
] as const
const BUDGET_IS = [
  ['group', 'Whole group'],
  ['person', 'Each person'],
] as const

const hasMoreOptions = ({ month, days, budgetIs }: DreamTrip) =>
  month !== undefined || days !== undefined || budgetIs === 'person'

export function DreamTripForm({ trip, busy, onSubmit }: Props) {
  const [values, setValues] = useState(trip)
  const [lastTrip, setLastTrip] = useState(trip)
  const [showMore, setShowMore] = useState(hasMoreOptions(trip))
  // Follow the URL when the back button, a shared link or an applied change names another trip.
  if (!sameTrip(lastTrip, trip)) {
    setLastTrip(trip)
    setValues(trip)
    if (hasMoreOptions(trip)) setShowMore(true)
  }
  const choices = choicesFor(trip)
  const change = (part: Partial<DreamTrip>) => setValues({ ...values, ...part })
  const numberOrUndefined = (value: string) => (value === ANY ? undefined : Number(value))
  return (
    <form
      aria-labelledby="dream-trip"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(values)
      }}
      className="dream-ticket"
    >
      <div className="p-5 pb-4 md:p-8 md:pr-6">
        <h2 id="dream-trip" className="text-2xl md:text-[2rem]">
          Tell Us About Your Dream Trip
        </h2>
        <div className="mt-5 grid gap-x-3 min-[350px]:grid-cols-2 gap-y-4 lg:grid-cols-4">
          <Select
            label="Budget"
            name="budget"
            icon={<IndianRupee aria-hidden className="size-3.5" />}
            value={values.budget}
            choices={choices.budget}
            onChange={(budget) => change({ budget })}
          />
          <Select
            label="Starting from"
            name="starting_location"
            icon={<MapPin aria-hidden className="size-3.5" />}
            value={values.starting_location}
            choices={choices.starting_location}
            onChange={(starting_location) => change({ starting_location })}
          />
          <Select
            label="Who is going"
            name="group_size"
            icon={<Users aria-hidden className="size-3.5" />}
            value={values.group_size}
            choices={choices.group_size}
            onChange={(group_size) => change({ group_size })}
          />
          <Select
            label="What calls you"
            name="preference_type"
            icon={<Sparkles aria-hidden className="size-3.5" />}
            value={values.preference_type}
            choices={choices.preference_type}
            onChange={(preference_type) => change({ preference_type })}
          />
        </div>
        <details className="group mt-3" open={showMore} onToggle={(event) => setShowMore(event.currentTarget.open)}>
          <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md font-[600] text-sm text-teal [&::-webkit-details-marker]:hidden">
            More choices
            <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="mt-2 grid gap-x-3 min-[420px]:grid-cols-2 gap-y-4 lg:grid-cols-4">
            <Select
              label="When"
              name="month"
              value={values.month === undefined ? ANY : String(values.month)}
              choices={MONTH_CHOICES}
              onChange={(month) => change({ month: numberOrUndefined(month) })}
            />
            <Select
              label="How long"
              name="days"
              value={values.days === undefined ? ANY : String(values.days)}
              choices={DAY_CHOICES}
              onChange={(days) => change({ days: numberOrUndefined(days) })}
            />
            <Select
              className="min-[420px]:col-span-2 lg:col-span-1"
              label="The budget is for"
              name="budgetIs"
              value={values.budgetIs ?? 'group'}
              choices={BUDGET_IS}
              onChange={(budgetIs) => change({ budgetIs: budgetIs === 'person' ? 'person' : undefined })}
            />
          </div>
        </details>
      </div>
      <div className="dream-stub">
        <Button type="submit" disabled={busy} className="w-full px-4!">
          {busy ? 'Finding Recommendations...' : 'Get Recommendations'}
        </Button>
      </div>
    </form>
  )
}
