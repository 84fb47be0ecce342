import type { Group } from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { createFileRoute } from '@tanstack/react-router'
import { NeedsConsent } from '../../../../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../../../../features/auth/components/needs-profile.tsx'
import { GroupPage } from '../../../../features/groups/components/group-page.tsx'
import { GroupSkeleton } from '../../../../features/groups/components/group-skeleton.tsx'
import { ConnectButton } from '../../../../features/matching/components/connect-button.tsx'
import { ReportDialog } from '../../../../features/moderation/report-button.tsx'
import { UnsafeSheet } from '../../../../features/moderation/unsafe-sheet.tsx'
import { FamilyLink } from '../../../../features/trips/sharing/family-link.tsx'
import { useAuth } from '../../../../lib/auth-context.tsx'
import { trpc } from '../../../../lib/trpc.ts'
import * as text from '../../../../messages/en/groups/groups.ts'
import * as unsafeText from '../../../../messages/en/moderation/unsafe.ts'
import { toast } from '../../../../ui/toasts.tsx'

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
          unsafe={(group, open, onClose) => <Unsafe group={group} open={open} onClose={onClose} />}
          connect={(member) => <ConnectButton person={member} connection={member.connection} variant="quiet" small />}
          family={(group) => <Family group={group} />}
        />
      </NeedsConsent>
    </NeedsProfile>
  )
}

const Family = ({ group: { tour } }: { group: Group }) => (
  <FamilyLink tourId={tour._id} travelDates={tour.travelDates} />
)

type UnsafeProps = { group: Group; open: boolean; onClose: () => void }

function Unsafe({ group, open, onClose }: UnsafeProps) {
  const { tour, members, host } = group
  const { user } = useAuth()
  const navigate = Route.useNavigate()
  const utils = trpc.useUtils()
  const leave = trpc.tours.leave.useMutation()
  const canLeave = !host && !tour.cancelled && tour.travelDates.end >= indianDay(new Date())

  async function leaveQuietly() {
    await leave.mutateAsync({ tourId: tour._id, quiet: true })
    toast.success(unsafeText.left)
    await navigate({ to: '/tours', replace: true })
    await Promise.all([utils.tours.invalidate(), utils.groups.invalidate()])
  }

  return (
    <UnsafeSheet
      open={open}
      onClose={onClose}
      people={members.filter(({ _id }) => _id !== user?._id)}
      subject={{ kind: 'group', tourId: tour._id }}
      wayOut={
        canLeave
          ? {
              means: unsafeText.leaveMeans,
              label: unsafeText.leave,
              yes: unsafeText.yesLeave,
              leave: leaveQuietly,
            }
          : null
      }
      family={<Family group={group} />}
    />
  )
}
