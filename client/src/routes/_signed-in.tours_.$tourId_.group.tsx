import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../features/auth/components/needs-profile.tsx'
import { GroupPage } from '../features/groups/components/group-page.tsx'
import { GroupSkeleton } from '../features/groups/components/group-skeleton.tsx'
import { ReportDialog } from '../features/safety/report-button.tsx'
import * as text from '../messages/en/groups.ts'

export const Route = createFileRoute('/_signed-in/tours_/$tourId_/group')({ component: TourGroup })

function TourGroup() {
  const { tourId } = Route.useParams()
  return (
    <NeedsProfile ended={text.signedOut} waiting={<GroupSkeleton />}>
      <NeedsConsent>
        <GroupPage
          key={tourId}
          tourId={tourId}
          report={({ from, number }, onClose) =>
            from && <ReportDialog person={from} subject={{ kind: 'groupEntry', tourId, number }} onClose={onClose} />
          }
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}
