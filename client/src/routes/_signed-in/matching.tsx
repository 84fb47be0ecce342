import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { Deck } from '../../features/matching/components/deck.tsx'
import { MatchedUsers } from '../../features/matching/components/matched-users.tsx'
import { MatchingPage } from '../../features/matching/components/matching-page.tsx'
import { MatchingSkeleton } from '../../features/matching/components/matching-skeleton.tsx'
import { TABS, type Tab } from '../../features/matching/tab.ts'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import * as text from '../../messages/en/matching/matching.ts'

export const Route = createFileRoute('/_signed-in/matching')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: Tab } => ({
    tab: TABS.find((known) => known === tab && known !== 'swiping'),
  }),
  pendingComponent: MatchingSkeleton,
  component: () => (
    <NeedsProfile ended={text.signedOut} words={text.signedOut} waiting={<MatchingSkeleton />}>
      <NeedsConsent>
        <Matching />
      </NeedsConsent>
    </NeedsProfile>
  ),
})

function Matching() {
  const { tab = 'swiping' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (tab: Tab) => navigate({ search: { tab }, replace: true, resetScroll: false })
  return (
    <MatchingPage tab={tab} onTab={show}>
      {tab === 'swiping' ? (
        <Deck actions={(card, remove) => <ReportButton person={card} onBlocked={remove} />} />
      ) : (
        <MatchedUsers onStartSwiping={() => show('swiping')} />
      )}
    </MatchingPage>
  )
}
