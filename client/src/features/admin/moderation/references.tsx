import type { StaffReference } from '@saathi/shared/moderation/references'
import { HIDDEN_REASON_MAX } from '@saathi/shared/references/rules'
import { useId, useState } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-references.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { ActError } from './act-error.tsx'
import { PersonLink } from './person-link.tsx'
import { useAct } from './use-act.ts'
import { ViewSection } from './view-section.tsx'

type State = keyof typeof text.states
const STATES = Object.entries(text.states) as [State, string][]

/** The references of travellers with their notes to the moderators. */
export function References() {
  const [state, setState] = useState<State>('noted')
  const list = trpc.admin.references.useInfiniteQuery({ state }, PAGED)
  return (
    <ViewSection
      title={text.title}
      note={text.note}
      tools={<Select label={text.state} name="state" value={state} choices={STATES} onChange={setState} />}
      list={list}
      empty={text.none[state]}
    >
      {(reference) => <Reference key={reference._id} reference={reference} />}
    </ViewSection>
  )
}

/** A reference, with what a moderator can do about it. */
export function Reference({ reference }: { reference: StaffReference }) {
  const { by, about, createdAt, text: words, reply, note, hiddenReason } = reference
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-3xl border border-line bg-card px-5 py-4 [overflow-wrap:anywhere]"
    >
      <div>
        <h3 id={id} className="text-lg">
          <PersonLink person={by} /> <PersonLink person={about} sentence={text.aboutWhom} />
        </h3>
        <p className="text-muted text-sm">{dayAndTimeOf(createdAt)}</p>
      </div>
      <blockquote className="whitespace-pre-wrap font-[500] font-display leading-snug">“{words}”</blockquote>
      {reply && <Words label={text.reply(about.name)} words={reply} />}
      {note && <Words label={text.noteToYou} words={note} />}
      {hiddenReason === null ? (
        <Hide referenceId={reference._id} />
      ) : (
        <>
          <Words label={text.hiddenBecause} words={hiddenReason} />
          <ShowAgain referenceId={reference._id} />
        </>
      )}
    </section>
  )
}

const Words = ({ label, words }: { label: string; words: string }) => (
  <div className="rounded-2xl bg-sunk px-4 py-3 text-sm leading-snug">
    <p className="text-muted text-xs">{label}</p>
    <p className="whitespace-pre-wrap">{words}</p>
  </div>
)

function Hide({ referenceId }: { referenceId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const utils = trpc.useUtils()
  const hide = trpc.admin.hideReference.useMutation()
  const form = useForm<'reason'>({
    fields: ['reason'],
    check: () => ({ reason: reason.trim() === '' ? text.reasonMissing : undefined }),
    send: async () => {
      toast.success((await hide.mutateAsync({ referenceId, reason })).message)
      await utils.admin.references.invalidate()
    },
    failed: text.failed,
  })
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        {text.hide}
      </Button>
    )
  return (
    <form {...form.props} aria-label={text.hideThis} className="grid gap-3">
      <TextArea
        label={text.reason}
        name="reason"
        hint={text.reasonHint}
        className="[&_textarea]:min-h-20"
        maxLength={HIDDEN_REASON_MAX}
        value={reason}
        error={form.errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormFooter form={form} label={text.hideThis} onCancel={() => setOpen(false)} />
    </form>
  )
}

function ShowAgain({ referenceId }: { referenceId: string }) {
  const { run, busy, error } = useAct()
  const show = trpc.admin.showReference.useMutation()
  return (
    <>
      <ActError error={error} />
      <Button
        variant="quiet"
        aria-disabled={busy}
        className="justify-self-start"
        onClick={() => run(() => show.mutateAsync({ referenceId }))}
      >
        {text.show}
      </Button>
    </>
  )
}
