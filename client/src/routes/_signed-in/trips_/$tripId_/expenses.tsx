import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { ExpensesSkeleton } from '../../../../features/expenses/components/expenses-skeleton.tsx'
import { TripExpenses } from '../../../../features/expenses/components/trip-expenses.tsx'
import { ReportDialog } from '../../../../features/moderation/report-button.tsx'
import * as text from '../../../../messages/en/expenses/expenses.ts'

export const Route = createFileRoute('/_signed-in/trips_/$tripId_/expenses')({ component: Expenses })

function Expenses() {
  const { tripId } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ExpensesSkeleton />}>
      <NeedsConsent>
        <TripExpenses
          key={tripId}
          tripId={tripId}
          report={({ author, ...entry }, onClose) => (
            <ReportDialog person={author} subject={{ kind: 'expense', ...entry }} onClose={onClose} />
          )}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
