import { START_CITIES } from '@saathi/shared/destinations/cities'
import { useState } from 'react'
import { CITIES } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { Field } from '../../../ui/field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { QuestionForm, type QuestionProps } from './question-form.tsx'

/** A profile stores the name of the city. */
const NAMES = CITIES.map(([city, label]) => [START_CITIES[city].name as string, label] as const)

/** Asks for the home city: one of the starting cities, or any other. */
export function CityQuestion({ me, ...props }: QuestionProps) {
  const [city, setCity] = useState(me.homeCity ?? '')
  const given = city.trim()
  const change = given && given !== me.homeCity ? { homeCity: given } : null
  return (
    <QuestionForm {...props} title={text.cityTitle} why={text.cityWhy} change={change}>
      <ToggleChips
        legend={text.homeCity}
        choices={NAMES}
        chosen={[given]}
        max={1}
        onChange={([chosen = '']) => setCity(chosen)}
      />
      <Field
        label={text.otherCity}
        name="homeCity"
        autoComplete="address-level2"
        placeholder={text.cityExample}
        maxLength={60}
        value={NAMES.some(([name]) => name === given) ? '' : city}
        onChange={(event) => setCity(event.target.value)}
      />
    </QuestionForm>
  )
}
