import type { AppealItem } from '@saathi/shared/moderation/admin'
import { useId, useState } from 'react'
import { dayAndTimeOf, dayOf } from '../../../lib/day.ts'
import { PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Select } from '../../../ui/select.tsx'
import { actWords } from './acts-so-far.tsx'
import { NoteDecision } from './note-decision.tsx'
import { PersonLink } from './person-link.tsx'
import { useAct } from './use-act.ts'
import { ViewSection } from './view-section.tsx'

type State = keyof typeof text.appealStates
const STATES = Object.entries(text.appealStates) as [State, string][]

/** The appeals of people against decisions about them. */
export function Appeals() {
  const [state, setState] = useState<State>('open')
  const list = trpc.admin.appeals.useInfiniteQuery({ state }, PAGED)
  return (
    <ViewSection
      title={text.appeals}
      tools={<Select label={text.state} name="state" value={state} choices={STATES} onChange={setState} />}
      list={list}
      empty={text.noAppeals[state]}
    >
      {(appeal) => <Appeal key={appeal._id} appeal={appeal} />}
    </ViewSection>
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
  const decide = trpc.admin.decideAppeal.useMutation()
  return (
    <NoteDecision
      subject={`appeal ${appealId}`}
      act={useAct()}
      hint={text.noteHint}
      choices={[
        { label: text.uphold, decide: (note) => decide.mutateAsync({ appealId, outcome: 'upheld', note }) },
        {
          label: text.reverse,
          decide: (note) => decide.mutateAsync({ appealId, outcome: 'reversed', note }),
          sure: { title: text.reverseTitle, words: text.reverseMeans(by.name) },
        },
      ]}
    />
  )
}
