import type { Group } from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { useState } from 'react'
import { NeedsConsent } from '../features/auth/components/needs-consent.tsx'
import { NeedsProfile } from '../features/auth/components/needs-profile.tsx'
import { GroupPage } from '../features/groups/components/group-page.tsx'
import { GroupSkeleton } from '../features/groups/components/group-skeleton.tsx'
import { ConnectButton } from '../features/matching/components/connect-button.tsx'
import { ReportDialog } from '../features/moderation/report-button.tsx'
import { UnsafeSheet } from '../features/moderation/unsafe-sheet.tsx'
import { FamilyLink } from '../features/trips/sharing/family-link.tsx'
import { useAuth } from '../lib/auth-context.tsx'
import { trpc } from '../lib/trpc.ts'
import * as text from '../messages/en/groups/groups.ts'
import * as unsafeText from '../messages/en/moderation/unsafe.ts'

/** The group of a tour or a trip, by its id. */
export const GroupScreen = ({ id, ofTrip = false }: { id: string; ofTrip?: boolean }) => (
  <NeedsProfile ended={text.signedOut} waiting={<GroupSkeleton />}>
    <NeedsConsent>
      <GroupPage
        key={id}
        tourId={id}
        ofTrip={ofTrip}
        report={({ from, number }, onClose) =>
          from && <ReportDialog person={from} subject={{ kind: 'groupEntry', tourId: id, number }} onClose={onClose} />
        }
        unsafe={(group, sheet) => <Unsafe group={group} {...sheet} />}
        connect={(member) => (
          <ConnectButton person={member} connection={member.connection} variant="quiet" small onOneTrip={ofTrip} />
        )}
        family={(group) => <Family group={group} />}
      />
    </NeedsConsent>
  </NeedsProfile>
)

/** The owner of a trip makes this link in its own sheet. */
const Family = ({ group: { tour, trip } }: { group: Group }) =>
  !trip && !tour.cancelled && <FamilyLink tourId={tour._id} travelDates={tour.travelDates} />

type UnsafeProps = { group: Group; open: boolean; left: boolean; onClose: () => void }

function Unsafe({ group, open, left, onClose }: UnsafeProps) {
  const { tour, trip, members, host } = group
  const { user } = useAuth()
  const utils = trpc.useUtils()
  const leave = trpc.tours.leave.useMutation()
  const leaveTrip = trpc.trips.removeFriend.useMutation()
  const [hasLeft, setHasLeft] = useState(false)
  const isGone = left || hasLeft
  const hasEnded = tour.travelDates.end < indianDay(new Date())
  const words = trip
    ? { means: unsafeText.leaveTripMeans, label: unsafeText.leaveTrip }
    : { means: unsafeText.leaveMeans, label: unsafeText.leave }

  async function leaveQuietly() {
    if (!trip) await leave.mutateAsync({ tourId: tour._id, quiet: true })
    else if (user) await leaveTrip.mutateAsync({ tripId: tour._id, userId: user._id, quiet: true })
    setHasLeft(true)
    await Promise.all([utils.tours.invalidate(), utils.groups.invalidate(), utils.trips.invalidate()])
  }

  return (
    <UnsafeSheet
      open={open}
      onClose={onClose}
      people={members.filter(({ _id }) => _id !== user?._id)}
      // Who is no longer in the group reports the person alone.
      subject={isGone ? undefined : { kind: 'group', tourId: tour._id }}
      wayOut={
        !host && !isGone && (trip || !(tour.cancelled || hasEnded))
          ? { ...words, yes: unsafeText.yesLeave, leave: leaveQuietly }
          : null
      }
      done={isGone ? (trip ? unsafeText.leftTrip : unsafeText.left) : null}
      family={isGone ? null : <Family group={group} />}
    />
  )
}
