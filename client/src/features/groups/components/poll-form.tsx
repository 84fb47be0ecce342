import { CHOICE_MAX, CHOICES_MAX, CHOICES_MIN, QUESTION_MAX } from '@saathi/shared/groups/rules'
import { X } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { instantOf, pollError } from '../drafts.ts'
import { useGroupEntry } from '../hooks/use-group-entry.ts'

type Props = { tourId: string; onDone: () => void; onCancel: () => void }

/** Makes a poll. */
export function PollForm({ tourId, onDone, onCancel }: Props) {
  const { put } = useGroupEntry(tourId)
  const create = trpc.groups.createPoll.useMutation()
  // Sending again after a failure makes the poll once.
  const [key] = useState(() => crypto.randomUUID())
  const [question, setQuestion] = useState('')
  const [choices, setChoices] = useState(['', ''])
  const [severalVotes, setSeveralVotes] = useState(false)
  const [closesAt, setClosesAt] = useState('')
  const form = useForm({
    check: () => ({ form: pollError({ question, choices, closesAt }, new Date()) ?? undefined }),
    send: async () => {
      const given = choices.map((choice) => choice.trim()).filter(Boolean)
      const facts = { question, choices: given, severalVotes, closesAt: instantOf(closesAt) }
      put(await create.mutateAsync({ tourId, ...facts, key }))
      onDone()
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.newPoll} className="mt-4 grid gap-4">
      <Field
        label={text.question}
        name="question"
        maxLength={QUESTION_MAX}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <div className="grid gap-3">
        {choices.map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity
          <div key={index} className="flex items-end gap-2">
            <Field
              label={text.choice(index + 1)}
              name={`choice-${index + 1}`}
              maxLength={CHOICE_MAX}
              value={choice}
              onChange={({ target }) => setChoices(choices.with(index, target.value))}
              className="min-w-0 flex-1"
            />
            {choices.length > CHOICES_MIN && (
              <button
                type="button"
                aria-label={text.removeChoice(index + 1)}
                onClick={() => setChoices(choices.toSpliced(index, 1))}
                className="grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </div>
        ))}
        {choices.length < CHOICES_MAX && (
          <button
            type="button"
            onClick={() => setChoices([...choices, ''])}
            className="flex min-h-11 items-center gap-2 justify-self-start px-1 font-[650] text-sm text-teal underline-offset-4 hover:underline"
          >
            <X aria-hidden className="size-4.5 rotate-45" />
            {text.addChoice}
          </button>
        )}
      </div>
      <Checkbox
        label={text.severalVotes}
        checked={severalVotes}
        onChange={({ target }) => setSeveralVotes(target.checked)}
      />
      <Field
        label={text.closing}
        hint={text.closingHint}
        type="datetime-local"
        name="closesAt"
        value={closesAt}
        onChange={({ target }) => setClosesAt(target.value)}
      />
      <FormFooter form={form} label={text.create} busyLabel={text.busy} onCancel={onCancel} />
    </form>
  )
}
