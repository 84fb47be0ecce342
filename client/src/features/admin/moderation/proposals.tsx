import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { partState } from './part-state.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { useAct } from './use-act.ts'

/** Suspensions and deletions that wait for a second moderator. */
export function Proposals() {
  const list = trpc.admin.proposals.useInfiniteQuery({}, PAGED)
  const proposals = itemsOf(list.data)
  return (
    <section aria-labelledby="view" className="grid max-w-3xl gap-4">
      <h2 id="view" className="text-xl">
        {text.confirm}
      </h2>
      {partState(list) ?? (proposals.length === 0 && <EmptyState>{text.noProposals}</EmptyState>)}
      {proposals.map((proposal) => (
        <Item key={proposal._id} proposal={proposal} />
      ))}
      <LoadMore list={list} label={text.more} className="justify-self-start" />
    </section>
  )
}

const Item = ({ proposal }: Pick<Parameters<typeof ProposalCard>[0], 'proposal'>) => (
  <ProposalCard proposal={proposal} act={useAct()}>
    {proposal.reportId && (
      <AppLink
        to={`/admin/moderation/${proposal.reportId}`}
        className="inline-flex min-h-11 items-center justify-self-start font-[600] text-teal underline underline-offset-3"
      >
        {text.showReport}
      </AppLink>
    )}
  </ProposalCard>
)
