import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { ExpensesSkeleton } from '../../../../features/expenses/components/expenses-skeleton.tsx'
import { TourExpenses } from '../../../../features/expenses/components/tour-expenses.tsx'
import { ReportDialog } from '../../../../features/moderation/report-button.tsx'
import * as text from '../../../../messages/en/expenses/expenses.ts'

export const Route = createFileRoute('/_signed-in/tours_/$tourId_/expenses')({ component: Expenses })

function Expenses() {
  const { tourId } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<ExpensesSkeleton />}>
      <NeedsConsent>
        <TourExpenses
          key={tourId}
          tourId={tourId}
          report={({ author, ...entry }, onClose) => (
            <ReportDialog person={author} subject={{ kind: 'expense', ...entry }} onClose={onClose} />
          )}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
