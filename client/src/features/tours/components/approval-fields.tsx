import { QUESTION_MAX, QUESTIONS_MAX } from '@saathi/shared/tours/rules'
import { Plus, X } from 'lucide-react'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import type { TourDraft } from '../tour-draft.ts'

type Props = {
  draft: TourDraft
  error: string | undefined
  onChange: (fields: Partial<TourDraft>) => void
}

/** Whether the host approves each request to join, and what the host asks then. */
export function ApprovalFields({ draft: { needsApproval, questions }, error, onChange }: Props) {
  const isInvalid = (question: string) => error !== undefined && question.trim() !== ''
  return (
    <>
      <Checkbox
        label={text.needsApproval}
        hint={text.needsApprovalHint}
        name="needsApproval"
        checked={needsApproval}
        onChange={({ target }) => onChange({ needsApproval: target.checked })}
      />
      {needsApproval && (
        <fieldset className="ml-9 grid gap-4">
          <legend className="mb-3 font-[650] text-sm">{text.questionsTitle}</legend>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has nothing but its place
            <div key={index} className="flex items-start gap-2">
              <Field
                label={text.question(index + 1)}
                name={`question${index + 1}`}
                className="min-w-0 flex-1"
                maxLength={QUESTION_MAX}
                placeholder={text.questionExample}
                value={question}
                error={isInvalid(question) ? error : undefined}
                onChange={({ target }) =>
                  onChange({ questions: questions.map((other, at) => (at === index ? target.value : other)) })
                }
              />
              <button
                type="button"
                aria-label={text.removeQuestion(index + 1)}
                onClick={() => onChange({ questions: questions.filter((_, at) => at !== index) })}
                className="mt-6.5 grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunk"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
          ))}
          {questions.length < QUESTIONS_MAX && (
            <Button
              variant="quiet"
              className="justify-self-start"
              onClick={() => onChange({ questions: [...questions, ''] })}
            >
              <Plus aria-hidden className="size-4.5" />
              {text.addQuestion}
            </Button>
          )}
        </fieldset>
      )}
    </>
  )
}
