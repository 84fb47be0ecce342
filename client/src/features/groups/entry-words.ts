import type { GroupEntry } from '@saathi/shared/groups/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Rich } from '@saathi/shared/lib/rich'
import * as text from '../../messages/en/groups/groups.ts'
import { richParts } from '../../ui/rich-text.tsx'

/** An entry about the tour, which nobody wrote. */
export type SystemEntry = Exclude<GroupEntry, { kind: 'message' | 'poll' | 'meeting' }>

const LINES = { joined: text.joined, left: text.left, promoted: text.promoted }

export function systemWords(entry: SystemEntry): Rich {
  if (entry.kind === 'dates') {
    const { start, end } = entry.travelDates
    return text.datesChanged(entry.from?.name ?? text.deletedAccount, spanOfDays(start, end))
  }
  return LINES[entry.kind](entry.person?.name ?? text.deletedAccount)
}

/** An entry in one line of plain text. */
export function entryWords(entry: GroupEntry): string {
  const name = ('from' in entry && entry.from?.name) || text.deletedAccount
  switch (entry.kind) {
    case 'message':
      return entry.text ? text.received(name, entry.text) : text.receivedPicture(name)
    case 'poll':
      return text.receivedPoll(name, entry.question)
    case 'meeting':
      return text.receivedMeeting(entry.place)
    default:
      return richParts(systemWords(entry))
        .map(({ words }) => words)
        .join('')
  }
}
