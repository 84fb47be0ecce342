import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import type { Proposal } from '@saathi/shared/moderation/admin'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { NoteDecision } from './note-decision.tsx'
import { PersonLink } from './person-link.tsx'
import type { Act } from './use-act.ts'

type Props = { proposal: Proposal; act: Act; children?: ReactNode }

/** A suspension or a deletion that waits for a second moderator, who is not the one that proposed it. */
export function ProposalCard({ proposal, act, children }: Props) {
  const { kind, days, about, words, note, by, at, isOwn } = proposal
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-3xl border border-line bg-card px-5 py-4">
      <div className="flex items-center gap-3">
        <Avatar id={about._id} name={about.name} picture={about.profilePicture} className="size-11" />
        <div className="min-w-0 flex-1 leading-tight">
          <h3 id={id} className="text-lg">
            <PersonLink
              person={about}
              sentence={(name) => text.proposalTexts({ kind, days, about: { ...about, name } }).question}
            />
          </h3>
          <p className="text-muted text-sm">{text.proposedBy(by.name, dayAndTimeOf(at))}</p>
        </div>
        <span className="admin-chip is-soon whitespace-normal!">
          <KeyRound aria-hidden className="size-3.5 shrink-0" />
          {text.needsSecond}
        </span>
      </div>
      {words && (
        <p>
          <span className="block text-muted text-xs">{text.preview(about.name)}</span>
          {moderationWords[words]}
        </p>
      )}
      {note && <p className="whitespace-pre-wrap rounded-2xl bg-sunk px-4 py-3 text-sm">{note}</p>}
      {children}
      {isOwn ? <p className="text-muted text-sm">{text.ownProposal}</p> : <Decide proposal={proposal} act={act} />}
    </section>
  )
}

function Decide({ proposal, act }: Props) {
  const proposalId = proposal._id
  const { confirm, question, means } = text.proposalTexts(proposal)
  const decide = trpc.admin.decideProposal.useMutation()
  return (
    <NoteDecision
      subject={`proposal ${proposalId}`}
      act={act}
      choices={[
        {
          label: confirm,
          decide: (note) => decide.mutateAsync({ proposalId, confirm: true, note }),
          sure: { title: question, words: means },
        },
        { label: text.reject, decide: (note) => decide.mutateAsync({ proposalId, confirm: false, note }) },
      ]}
    />
  )
}
