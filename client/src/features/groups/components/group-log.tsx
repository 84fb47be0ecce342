import type { Group, GroupEntry, GroupMessage } from '@saathi/shared/groups/schema'
import { Fragment, memo, type RefObject, useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import * as text from '../../../messages/en/groups/groups.ts'
import { WindowedPart } from '../../../ui/windowed-part.tsx'
import { entryWords } from '../entry-words.ts'
import { dayHeading } from '../group-times.ts'
import type { useGroup } from '../hooks/use-group.ts'
import type { Outgoing } from '../hooks/use-group-outbox.ts'
import { useVoteFromAddress } from '../hooks/use-vote-from-address.ts'
import { partsOf, type Row, readersOf, rowsOf } from '../rows.ts'
import { CancelledLine } from './cancelled-line.tsx'
import { MeetingEntry } from './meeting-entry.tsx'
import { MessageRow, rowId } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { PollCard } from './poll-card.tsx'
import { SystemLine } from './system-line.tsx'

/** The usual height of an entry on a phone, px. */
const ENTRY_PX = 68
/** So many parts at the end are rendered at once: those that show when the group opens. */
const FIRST_PARTS = 2

const LIST = 'flex flex-col gap-2.5'

type Props = {
  group: Group
  /** Oldest first. */
  entries: GroupEntry[]
  list: ReturnType<typeof useGroup>['entries']
  outgoing: Outgoing[]
  readerId: string
  /** The last entry that had been read when the screen opened. */
  readUpTo: number
  /** The element that scrolls. */
  log: RefObject<HTMLElement | null>
  /** A marker before the oldest entry. */
  start: RefObject<HTMLDivElement | null>
  onReply: (message: GroupMessage) => void
  onReport: (entry: Reportable) => void
  onResend: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** The entries of a group, by day. */
export function GroupLog({ group, entries, list, outgoing, readerId, readUpTo, log, start, ...actions }: Props) {
  const now = new Date()
  const pageSizes = useMemo(() => list.data?.pages.map(({ items }) => items.length).toReversed() ?? [], [list.data])
  const parts = useMemo(
    () => partsOf(rowsOf(entries, readUpTo, readerId), pageSizes),
    [entries, pageSizes, readUpTo, readerId],
  )
  const lastOwn = entries.findLast((entry) => entry.kind === 'message' && entry.from?._id === readerId)
  const hosting = group.members.find(({ host }) => host)
  const hostId = hosting?._id
  const cancelledAt = group.tour.cancelledAt ?? null
  /** The first entry after the tour was cancelled. */
  const after = cancelledAt === null ? undefined : entries.find(({ at }) => at > cancelledAt)
  const cancelledLine = <CancelledLine hostId={hostId} hostName={hosting?.name ?? text.host} />
  /** The entry that was asked for last: its part is rendered wherever it is. */
  const [shown, setShown] = useState<number | null>(null)
  const show = useCallback((number: number) => {
    flushSync(() => setShown(number))
    const row = document.getElementById(rowId(number))
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [])
  useVoteFromAddress(entries, list, show)
  const row = ({ entry, startsDay, startsUnread, startsGroup }: Row) => (
    <Fragment key={entry.number}>
      {entry === after && cancelledLine}
      {startsDay && (
        <li className="my-1 self-center rounded-full bg-sunk px-3.5 py-0.5 font-[600] text-muted text-xs">
          {dayHeading(entry.at, now)}
        </li>
      )}
      {startsUnread && (
        <li className="flex items-center gap-3 font-[650] text-terra text-xs before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current">
          {text.newMessages}
        </li>
      )}
      <EntryRow
        entry={entry}
        group={group}
        readerId={readerId}
        isHost={!group.trip && 'from' in entry && entry.from !== null && entry.from._id === hostId}
        startsGroup={startsGroup}
        readBy={entry === lastOwn ? readersOf(group.members, entry.number, readerId) : null}
        onShow={show}
        onReply={actions.onReply}
        onReport={actions.onReport}
      />
    </Fragment>
  )
  return (
    <div className={`${LIST} px-4 py-4 md:px-6 md:py-5`}>
      <div ref={start} aria-hidden />
      {parts.map((part, index) => (
        <WindowedPart
          key={part[0]?.entry.number}
          scroller={log}
          initially={index >= parts.length - FIRST_PARTS}
          always={part.some(({ entry }) => entry.number === shown)}
          estimate={part.length * ENTRY_PX}
          words={() => part.map(({ entry }) => entryWords(entry)).join('\n')}
        >
          {() => <ol className={LIST}>{part.map(row)}</ol>}
        </WindowedPart>
      ))}
      {cancelledAt !== null && !after && <ol className={LIST}>{cancelledLine}</ol>}
      {outgoing.length > 0 && (
        <ol className={LIST}>
          {outgoing.map((message) => (
            <OutgoingRow
              key={message.key}
              message={message}
              onShow={show}
              onResend={actions.onResend}
              onDiscard={actions.onDiscard}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

/** An entry that somebody wrote, and others can report. */
export type Reportable = Extract<GroupEntry, { kind: 'message' | 'poll' | 'meeting' }>

export type RowProps<Entry = GroupMessage> = {
  entry: Entry
  group: Group
  readerId: string
  /** Whether the author hosts the tour. */
  isHost: boolean
  startsGroup: boolean
  /** The number of people who have read it; null where it is not shown. */
  readBy: number | null
  /** Scrolls to an entry. */
  onShow: (number: number) => void
  onReply: (message: GroupMessage) => void
  onReport: (entry: Reportable) => void
}

const EntryRow = memo(function EntryRow(props: RowProps<GroupEntry>) {
  const { entry, group } = props
  switch (entry.kind) {
    case 'message':
      return <MessageRow {...props} entry={entry} />
    case 'poll':
      return <PollCard poll={entry} group={group} readerId={props.readerId} onReport={() => props.onReport(entry)} />
    case 'meeting':
      return <MeetingEntry meeting={entry} readerId={props.readerId} onReport={() => props.onReport(entry)} />
    default:
      return <SystemLine entry={entry} />
  }
})
