import { KNOWN_AIR } from './known/air.ts'
import { KNOWN_CHANGED_AND_UNCLEAR } from './known/changed-and-unclear.ts'
import { KNOWN_OTHERS } from './known/others.ts'
import { KNOWN_RAIL } from './known/rail.ts'
import { KNOWN_STAYS_AND_BUSES } from './known/stays-and-buses.ts'
import type { TicketText } from './ticket-text.ts'

export const KNOWN_TEXTS: TicketText[] = [
  ...KNOWN_RAIL,
  ...KNOWN_AIR,
  ...KNOWN_STAYS_AND_BUSES,
  ...KNOWN_OTHERS,
  ...KNOWN_CHANGED_AND_UNCLEAR,
]
