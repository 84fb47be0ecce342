import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../features/auth/components/needs-profile.tsx'
import type { ChoiceSearch } from '../../../features/choices/choice-search.ts'
import { ChoiceSkeleton } from '../../../features/choices/components/choice-skeleton.tsx'
import { NewChoicePage } from '../../../features/choices/components/new-choice-page.tsx'
import * as text from '../../../messages/en/choices/choices.ts'

export const Route = createFileRoute('/_signed-in/choices/new')({
  // The page, which is loaded later, validates it.
  validateSearch: (search: ChoiceSearch): ChoiceSearch => search,
  component: NewChoice,
})

function NewChoice() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ChoiceSkeleton />}>
      <NeedsConsent>
        <NewChoicePage
          key={search.plan}
          search={search}
          onDone={(choiceId) => navigate({ to: '/choices/$choiceId', params: { choiceId }, replace: true })}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
