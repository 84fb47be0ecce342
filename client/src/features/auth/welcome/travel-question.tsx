import { months, shortMonths } from '@saathi/shared/lib/messages/en/days'
import { TRAVEL_TYPES, TRIP_TYPES_MAX } from '@saathi/shared/social/rules'
import { useState } from 'react'
import { labelled, TRIP_TYPES } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { travelTypes } from '../../../messages/en/social/people-choices.ts'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { QuestionForm, type QuestionProps } from './question-form.tsx'

const MONTH_CHOICES = months.map((name, index) => [index + 1, shortMonths[index] ?? name, name] as const)
const TYPES = labelled(TRAVEL_TYPES, travelTypes)

/** Asks when and how somebody travels. A travel type counts only when it was chosen here. */
export function TravelQuestion({ me, ...props }: QuestionProps) {
  const [travelMonths, setMonths] = useState(me.travelMonths)
  const [tripTypes, setTripTypes] = useState(me.tripTypes)
  const [travelType, setTravelType] = useState(me.travelTypeChosen ? me.preferences.travelType : null)
  const isAnswered = travelMonths.length + tripTypes.length > 0 || travelType !== null
  const change = { travelMonths, tripTypes, ...(travelType && { preferences: { travelType } }) }
  return (
    <QuestionForm {...props} title={text.travelTitle} why={text.travelWhy} change={isAnswered ? change : null}>
      <ToggleChips
        legend={text.months}
        choices={MONTH_CHOICES}
        chosen={travelMonths}
        onChange={setMonths}
        className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] md:grid-cols-6"
      />
      <ToggleChips
        legend={text.tripTypes(TRIP_TYPES_MAX)}
        choices={TRIP_TYPES}
        chosen={tripTypes}
        max={TRIP_TYPES_MAX}
        onChange={setTripTypes}
      />
      <ToggleChips
        legend={text.travelType}
        choices={TYPES}
        chosen={travelType ? [travelType] : []}
        max={1}
        onChange={([chosen]) => setTravelType(chosen ?? null)}
      />
    </QuestionForm>
  )
}
