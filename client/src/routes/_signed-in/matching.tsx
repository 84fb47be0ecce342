import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NeedsConsent } from '../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { Deck } from '../../features/matching/components/deck.tsx'
import { MatchedUsers } from '../../features/matching/components/matched-users.tsx'
import { MatchingPage } from '../../features/matching/components/matching-page.tsx'
import { MatchingSkeleton } from '../../features/matching/components/matching-skeleton.tsx'
import { TABS, type Tab } from '../../features/matching/tab.ts'
import { ReportButton } from '../../features/moderation/report-button.tsx'
import { GoingSkeleton } from '../../features/plans/going-skeleton.tsx'
import type { PlanSearch } from '../../features/plans/plan-search.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/matching/matching.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'

const GoingTab = lazyComponent(() => import('./-going-tab.tsx'), { failed: (retry) => <LoadFailed retry={retry} /> })

export const Route = createFileRoute('/_signed-in/matching')({
  // The search for people who are going, which is loaded later, validates the rest.
  validateSearch: ({ tab, ...search }: PlanSearch & { tab?: unknown }): PlanSearch & { tab?: Tab } => ({
    ...search,
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
  const { tab = 'swiping', ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (tab: Tab) => navigate({ search: { tab }, replace: true, resetScroll: false })
  return (
    <MatchingPage tab={tab} onTab={show}>
      {tab === 'swiping' ? (
        <Deck actions={(card, remove) => <ReportButton person={card} onBlocked={remove} />} />
      ) : tab === 'matched' ? (
        <MatchedUsers onStartSwiping={() => show('swiping')} />
      ) : (
        <Suspense fallback={<GoingSkeleton />}>
          <GoingTab
            search={search}
            onSearch={(change) =>
              navigate({ search: (previous) => ({ ...previous, ...change }), replace: true, resetScroll: false })
            }
          />
        </Suspense>
      )}
    </MatchingPage>
  )
}
