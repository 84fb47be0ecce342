import type { Group, GroupEntry, GroupMessage } from '@saathi/shared/groups'
import { Fragment, type Ref } from 'react'
import * as text from '../../../messages/en/groups.ts'
import { dayHeading } from '../group-times.ts'
import type { Outgoing } from '../hooks/use-group-outbox.ts'
import { readersOf, rowsOf } from '../rows.ts'
import { MeetingEntry } from './meeting-entry.tsx'
import { MessageRow } from './message-row.tsx'
import { OutgoingRow } from './outgoing-row.tsx'
import { PollCard } from './poll-card.tsx'
import { SystemLine } from './system-line.tsx'

type Props = {
  group: Group
  /** Oldest first. */
  entries: GroupEntry[]
  outgoing: Outgoing[]
  readerId: string
  /** The last entry that had been read when the screen opened. */
  readUpTo: number
  /** A marker before the oldest entry. */
  start: Ref<HTMLLIElement>
  onReply: (message: GroupMessage) => void
  onReport: (entry: Reportable) => void
  onResend: (message: Outgoing) => void
  onDiscard: (key: string) => void
}

/** The entries of a group, by day. */
export function GroupLog({ group, entries, outgoing, readerId, readUpTo, start, ...actions }: Props) {
  const now = new Date()
  const lastOwn = entries.findLast((entry) => entry.kind === 'message' && entry.from?._id === readerId)
  const hostId = group.members.find(({ host }) => host)?._id
  return (
    <ol className="flex flex-col gap-2.5 px-4 py-4 md:px-6 md:py-5">
      <li ref={start} aria-hidden />
      {rowsOf(entries, readUpTo, readerId).map(({ entry, startsDay, startsUnread, startsGroup }) => (
        <Fragment key={entry.number}>
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
            isHost={'from' in entry && entry.from !== null && entry.from._id === hostId}
            startsGroup={startsGroup}
            readBy={entry === lastOwn ? readersOf(group.members, entry.number, readerId) : null}
            onReply={actions.onReply}
            onReport={actions.onReport}
          />
        </Fragment>
      ))}
      {outgoing.map((message) => (
        <OutgoingRow key={message.key} message={message} onResend={actions.onResend} onDiscard={actions.onDiscard} />
      ))}
    </ol>
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
  /** How many have read it; null where it is not shown. */
  readBy: number | null
  onReply: (message: GroupMessage) => void
  onReport: (entry: Reportable) => void
}

function EntryRow(props: RowProps<GroupEntry>) {
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
}
