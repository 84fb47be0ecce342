import { ANSWER_MAX } from '@saathi/shared/tours/rules'
import * as text from '../../../messages/en/tours/tours.ts'
import { TextArea } from '../../../ui/field.tsx'

type Props = {
  questions: string[]
  /** By question. */
  answers: Record<string, string>
  /** Whether to mark the questions without an answer. */
  checked: boolean
  onChange: (answers: Record<string, string>) => void
}

/** The host's questions to someone who asks to join. */
export const QuestionFields = ({ questions, answers, checked, onChange }: Props) => (
  <div className="mt-4 grid gap-4 empty:hidden [&_textarea]:min-h-20">
    {questions.map((question, index) => (
      <TextArea
        key={question}
        label={question}
        name={`answer${index + 1}`}
        required
        rows={2}
        maxLength={ANSWER_MAX}
        value={answers[question] ?? ''}
        error={checked && !answers[question]?.trim() ? text.yourAnswerMissing : undefined}
        onChange={({ target }) => onChange({ ...answers, [question]: target.value })}
      />
    ))}
  </div>
)
