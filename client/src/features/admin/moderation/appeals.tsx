import { STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import type { AppealItem } from '@saathi/shared/moderation/admin'
import { useId, useState } from 'react'
import { dayAndTimeOf, dayOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActError } from './act-error.tsx'
import { actWords } from './acts-so-far.tsx'
import { Confirm } from './confirm.tsx'
import { useDraft } from './drafts.ts'
import { partState } from './part-state.tsx'
import { PersonLink } from './person-link.tsx'
import { useAct } from './use-act.ts'

type State = keyof typeof text.appealStates
const STATES = Object.entries(text.appealStates) as [State, string][]

/** What people say against decisions about them. */
export function Appeals() {
  const [state, setState] = useState<State>('open')
  const list = trpc.admin.appeals.useInfiniteQuery({ state }, PAGED)
  const appeals = itemsOf(list.data)
  return (
    <section aria-labelledby="view" className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="view" className="text-xl">
          {text.appeals}
        </h2>
        <Select label={text.state} name="state" value={state} choices={STATES} onChange={setState} />
      </div>
      {partState(list) ?? (appeals.length === 0 && <EmptyState>{text.noAppeals[state]}</EmptyState>)}
      {appeals.map((appeal) => (
        <Appeal key={appeal._id} appeal={appeal} />
      ))}
      <LoadMore list={list} label={text.more} className="justify-self-start" />
    </section>
  )
}

function Appeal({ appeal }: { appeal: AppealItem }) {
  const { by, createdAt, text: words, act, reportId, outcome, decidedAt, mayDecide } = appeal
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-3xl border border-line bg-card px-5 py-4 [overflow-wrap:anywhere]"
    >
      <div className="flex items-center gap-3 leading-tight">
        <Avatar id={by._id} name={by.name} picture={by.profilePicture} className="size-11" />
        <div className="min-w-0">
          <h3 id={id} className="text-lg">
            <PersonLink person={by} sentence={text.appealOf} />
          </h3>
          <p className="text-muted text-sm">{dayAndTimeOf(createdAt)}</p>
        </div>
      </div>
      <blockquote className="whitespace-pre-wrap font-[500] font-display leading-snug">“{words}”</blockquote>
      <div className="rounded-2xl bg-sunk px-4 py-3 text-sm leading-snug">
        <p className="text-muted text-xs">{text.against}</p>
        <p>
          <b className="font-[650]">{actWords(act)}</b> · {text.byWhom(act.by.name, dayAndTimeOf(act.at))}
        </p>
        {act.note && <p className="mt-1 whitespace-pre-wrap">{act.note}</p>}
        {reportId && (
          <AppLink
            to={`/admin/moderation/${reportId}`}
            className="mt-1 inline-flex min-h-11 items-center font-[600] text-teal underline underline-offset-3"
          >
            {text.showReport}
          </AppLink>
        )}
      </div>
      {outcome && decidedAt ? (
        <p className="font-[650]">{text.decidedOn(text.outcomes[outcome], dayOf(decidedAt))}</p>
      ) : mayDecide ? (
        <Decide appeal={appeal} />
      ) : (
        <p className="text-muted text-sm">{text.ownDecision}</p>
      )}
    </section>
  )
}

function Decide({ appeal: { _id: appealId, by } }: { appeal: AppealItem }) {
  const { draft, change, clear } = useDraft(`appeal ${appealId}`, { note: '' })
  const [asking, setAsking] = useState(false)
  const { run, busy, error } = useAct()
  const decide = trpc.admin.decideAppeal.useMutation()
  async function save(outcome: 'upheld' | 'reversed') {
    setAsking(false)
    if (await run(() => decide.mutateAsync({ appealId, outcome, note: draft.note }))) clear()
  }
  return (
    <>
      <TextArea
        label={text.note}
        name="note"
        className="[&_textarea]:min-h-20"
        maxLength={STAFF_NOTE_MAX}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
        hint={text.noteHint}
        error={error?.field === 'note' ? error.message : null}
      />
      <ActError error={error?.field === 'note' ? null : error} />
      <div className="flex flex-wrap gap-2.5">
        <Button aria-disabled={busy} onClick={() => !busy && save('upheld')}>
          {text.uphold}
        </Button>
        <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
          {text.reverse}
        </Button>
      </div>
      <Confirm
        title={text.reverseTitle}
        words={text.reverseMeans(by.name)}
        label={text.reverse}
        open={asking}
        onYes={() => save('reversed')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
