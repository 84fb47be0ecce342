import type { DreamTrip } from '@saathi/shared/recommend'
import { ChevronDown, IndianRupee, MapPin, Sparkles, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { CHOICES, MONTHS, sameTrip } from './trip-search.ts'

type Props = {
  /** What the form shows at first, and whenever the address says another trip. */
  trip: DreamTrip
  busy: boolean
  onSubmit: (trip: DreamTrip) => void
}

const ANY = ''
const MONTH_CHOICES = [[ANY, 'Next 60 days'], ...MONTHS.map((name, at) => [String(at + 1), name] as const)] as const
const DAY_CHOICES = [
  [ANY, 'Any length'],
  ...Array.from({ length: 14 }, (_, at) => [String(at + 1), at === 0 ? '1 day' : `Up to ${at + 1} days`] as const),
] as const
const BUDGET_IS = [
  ['group', 'Whole group'],
  ['person', 'Each person'],
] as const

const saysMore = ({ month, days, budgetIs }: DreamTrip) =>
  month !== undefined || days !== undefined || budgetIs === 'person'

export function DreamTripForm({ trip, busy, onSubmit }: Props) {
  const [wish, setWish] = useState(trip)
  const [shown, setShown] = useState(trip)
  const [more, setMore] = useState(saysMore(trip))
  // The back button, a shared link or an applied change put another trip into the address: the form follows it.
  if (!sameTrip(shown, trip)) {
    setShown(trip)
    setWish(trip)
    if (saysMore(trip)) setMore(true)
  }
  const change = (part: Partial<DreamTrip>) => setWish({ ...wish, ...part })
  const wholeOrNone = (value: string) => (value === ANY ? undefined : Number(value))
  return (
    <form
      aria-labelledby="dream-trip"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(wish)
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
            value={wish.budget}
            choices={CHOICES.budget}
            onChange={(budget) => change({ budget })}
          />
          <Select
            label="Starting from"
            name="starting_location"
            icon={<MapPin aria-hidden className="size-3.5" />}
            value={wish.starting_location}
            choices={CHOICES.starting_location}
            onChange={(starting_location) => change({ starting_location })}
          />
          <Select
            label="Who is going"
            name="group_size"
            icon={<Users aria-hidden className="size-3.5" />}
            value={wish.group_size}
            choices={CHOICES.group_size}
            onChange={(group_size) => change({ group_size })}
          />
          <Select
            label="What calls you"
            name="preference_type"
            icon={<Sparkles aria-hidden className="size-3.5" />}
            value={wish.preference_type}
            choices={CHOICES.preference_type}
            onChange={(preference_type) => change({ preference_type })}
          />
        </div>
        <details className="group mt-3" open={more} onToggle={(event) => setMore(event.currentTarget.open)}>
          <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-md font-[600] text-sm text-teal [&::-webkit-details-marker]:hidden">
            More choices
            <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <div className="mt-2 grid gap-x-3 min-[420px]:grid-cols-2 gap-y-4 lg:grid-cols-4">
            <Select
              label="When"
              name="month"
              value={wish.month === undefined ? ANY : String(wish.month)}
              choices={MONTH_CHOICES}
              onChange={(month) => change({ month: wholeOrNone(month) })}
            />
            <Select
              label="How long"
              name="days"
              value={wish.days === undefined ? ANY : String(wish.days)}
              choices={DAY_CHOICES}
              onChange={(days) => change({ days: wholeOrNone(days) })}
            />
            <Select
              className="min-[420px]:col-span-2 lg:col-span-1"
              label="The budget is for"
              name="budgetIs"
              value={wish.budgetIs ?? 'group'}
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
