import '../group.css'
import type { Group } from '@saathi/shared/groups/schema'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useGroup } from '../hooks/use-group.ts'
import { GroupConversation } from './group-conversation.tsx'
import type { Reportable } from './group-log.tsx'
import { GroupSkeleton } from './group-skeleton.tsx'
import { MeetingCard } from './meeting-card.tsx'
import { MembersPanel } from './members-panel.tsx'
import { MuteButton } from './mute-button.tsx'
import { GroupTabs, TourHead } from './tour-head.tsx'

type Props = {
  /** The id of the tour or trip. */
  tourId: string
  ofTrip: boolean
  /** The dialog to report an entry, while one is being reported. */
  report: (entry: Reportable, onClose: () => void) => ReactNode
  /** The sheet for a member who feels unsafe; `left`: they are no longer in the group. */
  unsafe: (group: Group, sheet: { open: boolean; left: boolean; onClose: () => void }) => ReactNode
  /** The button to connect with a member. */
  connect: (member: Group['members'][number]) => ReactNode
  /** The link for the viewer's family, on the days of the tour. */
  family: (group: Group) => ReactNode
}

/** The group of a tour or a trip: its conversation, meeting point and members. */
export function GroupPage({ tourId, ofTrip, report, unsafe, connect, family }: Props) {
  const { user } = useAuth()
  const { group, entries } = useGroup(tourId, user?._id ?? '')
  const [sheetOpen, setSheetOpen] = useState(false)
  const [unsafeOpen, setUnsafeOpen] = useState(false)
  const [reported, setReported] = useState<Reportable | null>(null)
  const wide = useMedia('(min-width: 64rem)')
  useTitle(group.data ? text.title(group.data.tour.name) : text.titleAlone)

  if (group.isPending) return <GroupSkeleton />
  const closed = !group.data || errorCode(group.error) === 'NOT_FOUND'
  // It stays open, with its numbers, when its member leaves or is taken out.
  const sheet =
    group.data && unsafe(group.data, { open: unsafeOpen, left: closed, onClose: () => setUnsafeOpen(false) })
  if (closed)
    return (
      <>
        <GroupClosed
          group={group.data}
          ofTrip={ofTrip}
          error={group.error}
          onRetry={() => group.refetch()}
          onUnsafe={() => setUnsafeOpen(true)}
        />
        {sheet}
      </>
    )
  const panel = (
    <>
      {family(group.data)}
      <Panel group={group.data} connect={connect} />
    </>
  )
  return (
    <>
      <div className="tour-screen low:h-auto flex h-dvh flex-col md:h-auto">
        <TourHead group={group.data} onMembers={() => setSheetOpen(true)} onUnsafe={() => setUnsafeOpen(true)} />
        <div className="md:wrap low:min-h-96 min-h-0 flex-1 md:py-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
          <GroupConversation
            group={group.data}
            entries={entries}
            onMeeting={() => setSheetOpen(true)}
            onReport={setReported}
          />
          {wide && (
            <aside aria-label={text.meetingAndMembers} className="grid gap-4">
              <h2 className="sr-only">{text.meetingAndMembers}</h2>
              {panel}
            </aside>
          )}
        </div>
        <GroupTabs id={tourId} ofTrip={ofTrip} foot />
        <Drawer
          label={text.meetingAndMembers}
          title={text.meetingAndMembers}
          open={sheetOpen && !wide}
          onClose={() => setSheetOpen(false)}
        >
          <div className="grid gap-4 px-4.5 pt-1 pb-8">
            {panel}
            <MuteButton tourId={tourId} muted={group.data.muted} />
          </div>
        </Drawer>
        {reported && report(reported, () => setReported(null))}
      </div>
      {sheet}
    </>
  )
}

const Panel = ({ group, connect }: { group: Group } & Pick<Props, 'connect'>) => (
  <>
    {group.meeting && !group.tour.cancelled && <MeetingCard group={group} meeting={group.meeting} />}
    <MembersPanel group={group} connect={connect} />
  </>
)

type ClosedProps = {
  group: Group | undefined
  ofTrip: boolean
  error: unknown
  onRetry: () => void
  onUnsafe: () => void
}

/** In place of a group that the reader cannot open. `group`: as it was while they were in it. */
function GroupClosed({ group, ofTrip, error, onRetry, onUnsafe }: ClosedProps) {
  const notFound = errorCode(error) === 'NOT_FOUND'
  const [left, leftMeans] = ofTrip
    ? [text.noLongerOnTrip, text.noLongerOnTripMeans]
    : [text.noLongerMember, text.noLongerMemberMeans]
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {notFound && group ? left : text.titleAlone}
      </h1>
      <EmptyState
        alert
        action={
          <>
            {!notFound && <Button onClick={onRetry}>{text.tryAgain}</Button>}
            {ofTrip ? (
              <Link to="/trips" className={buttonClass(notFound ? 'main' : 'quiet')}>
                {text.yourTrips}
              </Link>
            ) : (
              <Link to="/tours" className={buttonClass(notFound ? 'main' : 'quiet')}>
                {notFound ? text.findTours : text.allTours}
              </Link>
            )}
            {notFound && group && (
              <Button variant="quiet" aria-haspopup="dialog" onClick={onUnsafe}>
                {text.feelUnsafe}
              </Button>
            )}
          </>
        }
      >
        {notFound && group ? leftMeans : (errorMessage(error) ?? text.loadFailed)}
      </EmptyState>
    </div>
  )
}
