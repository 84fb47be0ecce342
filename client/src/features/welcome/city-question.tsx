import { MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '@saathi/shared/form-choices'
import { useState } from 'react'
import * as text from '../../messages/en/welcome.ts'
import { Field } from '../../ui/field.tsx'
import { ToggleChips } from '../../ui/toggle-chips.tsx'
import { QuestionForm, type QuestionProps } from './question-form.tsx'

const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS].map(([, name]) => [name, name] as const)

/** Asks for the home city: one of the starting cities, or any other. */
export function CityQuestion({ me, ...props }: QuestionProps) {
  const [city, setCity] = useState(me.homeCity ?? '')
  const given = city.trim()
  const change = given && given !== me.homeCity ? { homeCity: given } : null
  return (
    <QuestionForm {...props} title={text.cityTitle} why={text.cityWhy} change={change}>
      <ToggleChips
        legend={text.homeCity}
        choices={CITIES}
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
        value={CITIES.some(([name]) => name === given) ? '' : city}
        onChange={(event) => setCity(event.target.value)}
      />
    </QuestionForm>
  )
}
