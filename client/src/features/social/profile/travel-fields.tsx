import { months, shortMonths } from '@saathi/shared/lib/messages/en/days'
import { TRAVEL_TYPES, TRIP_TYPES_MAX } from '@saathi/shared/social/rules'
import type { Me } from '@saathi/shared/social/schema'
import { labelled, TRIP_TYPES } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/auth/account.ts'
import { travelTypes } from '../../../messages/en/social/people-choices.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'

const MONTH_CHOICES = months.map((name, index) => [index + 1, shortMonths[index] ?? name, name] as const)
const TYPES = labelled(TRAVEL_TYPES, travelTypes)

/** The fields about travelling. A travel type that is not chosen is the default, and is not saved. */
export type TravelHabits = Pick<Me, 'tripTypes' | 'travelMonths' | 'travelTypeChosen'> & Me['preferences']

export const habitsOf = ({ tripTypes, travelMonths, travelTypeChosen, preferences }: Me): TravelHabits => ({
  tripTypes,
  travelMonths,
  travelTypeChosen,
  ...preferences,
})

type Props = {
  habits: TravelHabits
  /** Whether the saved profile has a travel type, so that it needs no confirmation. */
  wasChosen: boolean
  onChange: (habits: TravelHabits) => void
}

export const TravelFields = ({ habits, wasChosen, onChange }: Props) => (
  <>
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
      <Select
        label={text.travelType}
        name="travelType"
        value={habits.travelType}
        choices={TYPES}
        onChange={(travelType) => onChange({ ...habits, travelType, travelTypeChosen: true })}
      />
      {!wasChosen && (
        <div className="md:pt-6">
          <Checkbox
            label={text.confirmTravelType}
            hint={text.travelTypeDefault}
            checked={habits.travelTypeChosen}
            onChange={({ target }) => onChange({ ...habits, travelTypeChosen: target.checked })}
          />
        </div>
      )}
    </div>
    <ToggleChips
      legend={text.tripTypes(TRIP_TYPES_MAX)}
      choices={TRIP_TYPES}
      chosen={habits.tripTypes}
      max={TRIP_TYPES_MAX}
      onChange={(tripTypes) => onChange({ ...habits, tripTypes })}
    />
    <ToggleChips
      legend={text.months}
      choices={MONTH_CHOICES}
      chosen={habits.travelMonths}
      onChange={(travelMonths) => onChange({ ...habits, travelMonths })}
      className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] md:grid-cols-6"
    />
  </>
)
