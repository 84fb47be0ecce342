import type { Me } from '@saathi/shared/social/schema'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { CityQuestion } from './city-question.tsx'
import { LanguagesQuestion } from './languages-question.tsx'
import { QUESTIONS, type Question, questionAfter } from './questions.ts'
import { TravelQuestion } from './travel-question.tsx'

const FORMS = { city: CityQuestion, languages: LanguagesQuestion, travel: TravelQuestion }

type Props = {
  me: Me
  question: Question
  onQuestion: (question: Question) => void
  /** Goes on to where the user was headed. */
  onDone: (saved: boolean) => void
}

/** The first questions to a new user. Each answer is saved by itself, so that leaving early loses nothing. */
export function WelcomePage({ me, question, onQuestion, onDone }: Props) {
  useTitle(text.pageTitle)
  const number = QUESTIONS.indexOf(question) + 1
  const next = questionAfter(question)
  const Form = FORMS[question]
  return (
    <div className="wrap max-w-160! pt-6 pb-8 md:py-16">
      <div aria-hidden className="flex gap-1.5">
        {QUESTIONS.map((one, index) => (
          <span key={one} className={`h-1.5 flex-1 rounded-full ${index < number ? 'bg-teal' : 'bg-line'}`} />
        ))}
      </div>
      <p className="mt-3 font-[600] text-muted text-sm">{text.questionOf(number, QUESTIONS.length)}</p>
      <Form
        key={question}
        me={me}
        isLast={next === null}
        onNext={(saved) => (next ? onQuestion(next) : onDone(saved))}
      />
      {next && (
        <button
          type="button"
          onClick={() => onDone(false)}
          className="mt-5 min-h-11 font-[600] text-teal underline underline-offset-4"
        >
          {text.skipAll}
        </button>
      )}
    </div>
  )
}
