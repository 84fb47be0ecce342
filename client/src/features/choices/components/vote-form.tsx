import type { Choice } from '@saathi/shared/choices/schema'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { CandidateCard } from './candidate-card.tsx'

/** The trips with a yes for each, and one that the reader cannot do. */
export function VoteForm({ choice: { _id: choiceId, candidates, vote } }: { choice: Choice }) {
  const utils = trpc.useUtils()
  const send = trpc.choices.vote.useMutation()
  const [approvals, setApprovals] = useState(vote?.approvals ?? [])
  const [veto, setVeto] = useState(vote?.veto ?? null)
  const form = useForm({
    send: async () => {
      utils.choices.get.setData({ choiceId }, await send.mutateAsync({ choiceId, approvals, veto }))
      utils.choices.list.invalidate()
      utils.home.get.invalidate()
    },
    failed: text.failed,
  })
  const approve = (number: number, on: boolean) => {
    setApprovals(on ? [...approvals, number].sort((a, b) => a - b) : approvals.filter((one) => one !== number))
    if (on && veto === number) setVeto(null)
  }
  const rule = (number: number, on: boolean) => {
    setVeto(on ? number : null)
    if (on) setApprovals(approvals.filter((one) => one !== number))
  }
  return (
    <form {...form.props} aria-label={text.yourVote}>
      <p className="mt-1 text-muted">{text.voteHint}</p>
      <ul className="mt-4 mb-5 grid gap-4">
        {candidates.map((candidate) => (
          <li key={candidate.number}>
            <fieldset className="min-w-0">
              <legend className="sr-only">{candidate.name}</legend>
              <CandidateCard candidate={candidate}>
                <div className="mt-1 grid gap-3 border-line border-t pt-3">
                  <Checkbox
                    label={text.couldGo}
                    checked={approvals.includes(candidate.number)}
                    onChange={({ target }) => approve(candidate.number, target.checked)}
                  />
                  <Checkbox
                    label={text.cannot}
                    hint={veto === candidate.number ? text.cannotHint : undefined}
                    checked={veto === candidate.number}
                    onChange={({ target }) => rule(candidate.number, target.checked)}
                  />
                </div>
              </CandidateCard>
            </fieldset>
          </li>
        ))}
      </ul>
      {vote && (
        <p role="status" className="mb-4 flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          <span>
            <b className="font-[650]">{text.voted}</b> {text.canChange}
          </span>
        </p>
      )}
      <FormFooter form={form} label={vote ? text.changeVote : text.vote} busyLabel={text.voting} />
    </form>
  )
}
