import { LANGUAGES_MAX } from '@saathi/shared/social/rules'
import { useState } from 'react'
import * as text from '../../../messages/en/auth/welcome.ts'
import { Field } from '../../../ui/field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { QuestionForm, type QuestionProps } from './question-form.tsx'

const COMMON = Object.entries(text.languageNames)
const isCommon = (language: string) => COMMON.some(([name]) => name === language)

/** Asks for the languages: the most spoken ones as buttons, others as text. */
export function LanguagesQuestion({ me, ...props }: QuestionProps) {
  const [chosen, setChosen] = useState(() => me.languages.filter(isCommon))
  const [others, setOthers] = useState(() => me.languages.filter((language) => !isCommon(language)).join(', '))
  const typed = others
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean)
  const languages = [...new Set([...chosen, ...typed])]
  const isTooMany = languages.length > LANGUAGES_MAX
  return (
    <QuestionForm
      {...props}
      title={text.languagesTitle}
      why={text.languagesWhy}
      change={languages.length > 0 || me.languages.length > 0 ? { languages } : null}
      problem={isTooMany ? text.tooManyLanguages(LANGUAGES_MAX) : null}
    >
      <ToggleChips legend={text.languages} choices={COMMON} chosen={chosen} max={LANGUAGES_MAX} onChange={setChosen} />
      <Field
        label={text.otherLanguages}
        name="languages"
        placeholder={text.otherLanguagesExample}
        hint={text.languagesHint(LANGUAGES_MAX)}
        value={others}
        onChange={(event) => setOthers(event.target.value)}
      />
    </QuestionForm>
  )
}
