import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { useState } from 'react'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { ActError } from './act-error.tsx'
import { Confirm } from './confirm.tsx'
import { useDraft } from './drafts.ts'
import type { Act } from './use-act.ts'

type Choice = {
  label: string
  decide: (note: string) => Promise<{ message: string }>
  /** The question that is asked first. */
  sure?: { title: string; words: string }
}

type Props = {
  /** Names the draft of the note. */
  subject: string
  act: Act
  hint?: string
  noteClass?: string
  choices: readonly [Choice, Choice]
}

/** A decision between two choices with a note. What is typed stays until it is saved. */
export function NoteDecision({ subject, act, hint, noteClass = '[&_textarea]:min-h-20', choices }: Props) {
  const { run, busy, error } = act
  const { draft, change, clear } = useDraft(subject, { note: '' })
  const [isAsking, setAsking] = useState(false)
  const hard = choices.find(({ sure }) => sure)
  async function save({ decide }: Choice) {
    setAsking(false)
    if (await run(() => decide(draft.note))) clear()
  }
  return (
    <>
      <TextArea
        label={text.note}
        name="note"
        className={noteClass}
        maxLength={STAFF_NOTE_MAX}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
        hint={hint}
        error={error?.field === 'note' ? error.message : null}
      />
      <ActError error={error?.field === 'note' ? null : error} />
      <div className="flex flex-wrap gap-2.5">
        {choices.map((choice, at) => (
          <Button
            key={choice.label}
            variant={at === 0 ? 'main' : 'quiet'}
            aria-disabled={busy}
            onClick={() => !busy && (choice.sure ? setAsking(true) : save(choice))}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      {hard?.sure && (
        <Confirm
          {...hard.sure}
          label={hard.label}
          open={isAsking}
          onYes={() => save(hard)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
