import { MODERATION_WORDS, type ModerationWords, STAFF_NOTE_MAX, SUSPEND_DAYS_MAX } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import type { FullReport } from '@saathi/shared/moderation/admin'
import { type FormEvent, useRef, useState } from 'react'
import { labelled } from '../../../lib/choices.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActError } from './act-error.tsx'
import { ActionCards } from './action-cards.tsx'
import { Confirm } from './confirm.tsx'
import { DaysField } from './days-field.tsx'
import { HARD, useDecision } from './decision.ts'
import type { useAct } from './use-act.ts'
import { WordsPreview } from './words-preview.tsx'

const WORDS: (readonly [ModerationWords | '', string])[] = [
  ['', text.chooseWords],
  ...labelled(MODERATION_WORDS, moderationWords),
]

const FIELDS = ['days', 'words', 'note']

type Props = { report: FullReport; act: ReturnType<typeof useAct> }

/** The decision of a moderator about a report. Its text stays until it is saved. */
export function DecisionForm({ report, act }: Props) {
  const { _id: reportId, actions, reported } = report
  const { draft, change, clear } = useDecision(report)
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const decide = trpc.admin.decide.useMutation()
  // Another moderator may have taken a choice away meanwhile.
  const action = draft.action && actions.includes(draft.action) ? draft.action : null
  const { words, note } = draft
  const days = Number(draft.days)
  const { error, setError, busy, run } = act

  const fail = (field: string | null, message: string) => {
    setError({ message, field, isConflict: false, needsLogin: false })
    form.current?.querySelector<HTMLElement>(`[name="${field ?? 'action'}"]`)?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setError(null)
    if (!action) return fail(null, text.noAction)
    if (action === 'suspend' && !(Number.isInteger(days) && days >= 1 && days <= SUSPEND_DAYS_MAX))
      return fail('days', text.daysWrong(SUSPEND_DAYS_MAX))
    if (action !== 'dismiss' && words === '') return fail('words', text.noWords)
    if (HARD.includes(action)) return setAsking(true)
    save()
  }
  async function save() {
    setAsking(false)
    if (!action) return
    const input = {
      reportId,
      action,
      note,
      ...(action === 'suspend' && { days }),
      ...(action !== 'dismiss' && words !== '' && { words }),
    }
    if (await run(() => decide.mutateAsync(input))) clear()
  }

  const errorOf = (field: string) => (error?.field === field ? error.message : null)
  const label = action ? text.submit[action](reported.name, days) : text.decide
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="decision"
      aria-busy={busy}
      onSubmit={submit}
      className="grid scroll-mt-4 gap-4 rounded-3xl border border-line bg-card px-5 py-4"
    >
      <h3 id="decision" className="text-lg">
        {text.decision}
      </h3>
      <ActionCards actions={actions} value={action} onChange={(chosen) => change({ action: chosen })} />
      {action === 'suspend' && (
        <DaysField value={draft.days} error={errorOf('days')} onChange={(value) => change({ days: value })} />
      )}
      {action && action !== 'dismiss' && (
        <div className="grid gap-x-4 gap-y-3 xl:grid-cols-2">
          <Select
            label={text.words(reported.name)}
            name="words"
            value={words}
            choices={WORDS}
            onChange={(value) => change({ words: value })}
            hint={errorOf('words') && <span className="font-[600] text-terra">{errorOf('words')}</span>}
          />
          <WordsPreview name={reported.name} words={words} />
        </div>
      )}
      <TextArea
        label={text.note}
        name="note"
        className="[&_textarea]:min-h-20"
        maxLength={STAFF_NOTE_MAX}
        value={note}
        onChange={(event) => change({ note: event.target.value })}
        hint={text.noteHint}
        error={errorOf('note')}
      />
      <ActError error={error && FIELDS.includes(error.field ?? '') ? null : error} />
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? text.working : label}
      </Button>
      <Confirm
        title={`${label}?`}
        words={(action && text.sure[action]?.(reported.name, days)) ?? ''}
        label={label}
        open={asking}
        onYes={save}
        onClose={() => setAsking(false)}
      />
    </form>
  )
}
