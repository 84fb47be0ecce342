import { PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { useAct } from './use-act.ts'
import { ViewSection } from './view-section.tsx'

/** Suspensions and deletions that wait for a second moderator. */
export function Proposals() {
  const list = trpc.admin.proposals.useInfiniteQuery({}, PAGED)
  return (
    <ViewSection title={text.confirm} list={list} empty={text.noProposals}>
      {(proposal) => <Item key={proposal._id} proposal={proposal} />}
    </ViewSection>
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
