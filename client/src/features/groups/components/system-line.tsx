import type { GroupEntry } from '@saathi/shared/groups'
import { spanOfDays } from '@saathi/shared/messages/en/days'
import type { Rich } from '@saathi/shared/rich'
import { CalendarDays, LogOut, type LucideIcon, TicketCheck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import * as text from '../../../messages/en/groups.ts'
import { RichText } from '../../../ui/rich-text.tsx'

type Line = Exclude<GroupEntry, { kind: 'message' | 'poll' | 'meeting' }>

const ICONS = { joined: UserPlus, left: LogOut, promoted: TicketCheck, dates: CalendarDays }

const LINES = { joined: text.joined, left: text.left, promoted: text.promoted }

function wordsOf(entry: Line): Rich {
  if (entry.kind === 'dates') {
    const { start, end } = entry.travelDates
    return text.datesChanged(entry.from?.name ?? text.deletedAccount, spanOfDays(start, end))
  }
  return LINES[entry.kind](entry.person?.name ?? text.deletedAccount)
}

/** What happened to the tour, in one line. */
export const SystemLine = ({ entry }: { entry: Line }) => (
  <LogLine Icon={ICONS[entry.kind]}>
    <RichText text={wordsOf(entry)} tags={{ b: (words) => <b className="font-[650] text-ink">{words}</b> }} />
  </LogLine>
)

export const LogLine = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex max-w-[92%] items-center gap-2 self-center py-0.5 text-muted text-xs leading-snug [overflow-wrap:anywhere]">
    <Icon aria-hidden className="size-4 shrink-0 text-teal" />
    <span className="min-w-0">{children}</span>
  </li>
)
