import { CalendarDays, LogOut, type LucideIcon, TicketCheck, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { RichText } from '../../../ui/rich-text.tsx'
import { type SystemEntry, systemWords } from '../entry-words.ts'

const ICONS = { joined: UserPlus, left: LogOut, promoted: TicketCheck, dates: CalendarDays }

/** A change of the tour, in one line. */
export const SystemLine = ({ entry }: { entry: SystemEntry }) => (
  <LogLine Icon={ICONS[entry.kind]}>
    <RichText text={systemWords(entry)} tags={{ b: (words) => <b className="font-[650] text-ink">{words}</b> }} />
  </LogLine>
)

export const LogLine = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex max-w-[92%] items-center gap-2 self-center py-0.5 text-muted text-xs leading-snug [overflow-wrap:anywhere]">
    <Icon aria-hidden className="size-4 shrink-0 text-teal" />
    <span className="min-w-0">{children}</span>
  </li>
)
