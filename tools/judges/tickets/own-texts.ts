// Written by whoever mends the reader, in the shapes in which it was weak, so they say less than the two halves.

import { OWN_AIR } from './own/air.ts'
import { AIRLINE_MAILS } from './own/airline-mails.ts'
import { AIRLINE_MAILS_OF_TWO_FLIGHTS } from './own/airline-mails-of-two-flights.ts'
import { BOARDING_PASSES_AND_REMINDERS } from './own/boarding-passes-and-reminders.ts'
import { BUS_TICKETS } from './own/bus-tickets.ts'
import { OWN_BUSES } from './own/buses.ts'
import { OWN_CALENDARS } from './own/calendars.ts'
import { CHANGED_AND_CANCELLED } from './own/changed-and-cancelled.ts'
import { DESIGN_AIR } from './own/design-air.ts'
import { DESIGN_EIGHTH } from './own/design-eighth.ts'
import { DESIGN_FIFTH } from './own/design-fifth.ts'
import { DESIGN_FIFTH_OTHERS } from './own/design-fifth-others.ts'
import { DESIGN_FOURTH } from './own/design-fourth.ts'
import { DESIGN_FOURTH_OTHERS } from './own/design-fourth-others.ts'
import { DESIGN_JOURNEYS } from './own/design-journeys.ts'
import { DESIGN_MORE } from './own/design-more.ts'
import { DESIGN_OTHERS } from './own/design-others.ts'
import { DESIGN_SEVENTH } from './own/design-seventh.ts'
import { DESIGN_SIXTH } from './own/design-sixth.ts'
import { DESIGN_THIRD } from './own/design-third.ts'
import { DESIGN_THIRD_OTHERS } from './own/design-third-others.ts'
import { FERRIES_AND_OUTINGS } from './own/ferries-and-outings.ts'
import { FORWARDED_MAILS } from './own/forwarded-mails.ts'
import { FRESH_AIR } from './own/fresh-air.ts'
import { FRESH_BUSES } from './own/fresh-buses.ts'
import { FRESH_LAST } from './own/fresh-last.ts'
import { FRESH_LAST_OTHERS } from './own/fresh-last-others.ts'
import { FRESH_LONG } from './own/fresh-long.ts'
import { FRESH_LONG_STAYS } from './own/fresh-long-stays.ts'
import { FRESH_MORE_AIR } from './own/fresh-more-air.ts'
import { FRESH_MORE_BUSES } from './own/fresh-more-buses.ts'
import { FRESH_MORE_OTHERS } from './own/fresh-more-others.ts'
import { FRESH_MORE_RAIL } from './own/fresh-more-rail.ts'
import { FRESH_MORE_STAYS } from './own/fresh-more-stays.ts'
import { FRESH_OTHERS } from './own/fresh-others.ts'
import { FRESH_RAIL } from './own/fresh-rail.ts'
import { FRESH_STAYS } from './own/fresh-stays.ts'
import { HOTEL_VOUCHERS } from './own/hotel-vouchers.ts'
import { LAST_JOURNEYS } from './own/last-journeys.ts'
import { LAST_OTHERS } from './own/last-others.ts'
import { OWN_MORE_BUSES } from './own/more-buses.ts'
import { OWN_MORE_SEAS_AND_SKIES } from './own/more-seas-and-skies.ts'
import { OWN_MORE_STAYS } from './own/more-stays.ts'
import { OWN_PAGES_AIR } from './own/pages-air.ts'
import { OWN_PAGES_RAIL_AND_BUS } from './own/pages-rail-and-bus.ts'
import { OWN_PAGES_STAYS_AND_OTHERS } from './own/pages-stays-and-others.ts'
import { RAIL_SLIPS_AND_MESSAGES } from './own/rail-slips-and-messages.ts'
import { OWN_SEAS_AND_SKIES } from './own/seas-and-skies.ts'
import { OWN_STAYS } from './own/stays.ts'
import { OWN_VARIED } from './own/varied.ts'
import { OWN_VARIED_STAYS } from './own/varied-stays.ts'
import type { TicketText } from './ticket-text.ts'

/** Written while the reader was rebuilt, each group before what it showed was mended. */
const DESIGN_TEXTS: TicketText[] = [
  ...DESIGN_JOURNEYS,
  ...DESIGN_OTHERS,
  ...DESIGN_AIR,
  ...DESIGN_MORE,
  ...DESIGN_THIRD,
  ...DESIGN_THIRD_OTHERS,
  ...DESIGN_FOURTH,
  ...DESIGN_FOURTH_OTHERS,
  ...DESIGN_FIFTH,
  ...DESIGN_FIFTH_OTHERS,
  ...DESIGN_SIXTH,
  ...DESIGN_SEVENTH,
  ...DESIGN_EIGHTH,
]

/** Written by somebody who had not seen the reader, before it was mended with them. */
const PAGES: TicketText[] = [...OWN_PAGES_AIR, ...OWN_PAGES_RAIL_AND_BUS, ...OWN_PAGES_STAYS_AND_OTHERS]

/** Written by somebody else who had not seen the reader, and sorted by what they are. */
const BY_SHAPE: TicketText[] = [
  ...RAIL_SLIPS_AND_MESSAGES,
  ...FERRIES_AND_OUTINGS,
  ...CHANGED_AND_CANCELLED,
  ...FORWARDED_MAILS,
  ...AIRLINE_MAILS,
  ...AIRLINE_MAILS_OF_TWO_FLIGHTS,
  ...BOARDING_PASSES_AND_REMINDERS,
  ...HOTEL_VOUCHERS,
  ...BUS_TICKETS,
]

export const OWN_TEXTS: TicketText[] = [
  ...PAGES,
  ...OWN_BUSES,
  ...OWN_AIR,
  ...OWN_STAYS,
  ...OWN_SEAS_AND_SKIES,
  ...OWN_CALENDARS,
  ...OWN_MORE_BUSES,
  ...OWN_MORE_SEAS_AND_SKIES,
  ...OWN_MORE_STAYS,
  ...OWN_VARIED,
  ...OWN_VARIED_STAYS,
  ...FRESH_AIR,
  ...FRESH_BUSES,
  ...FRESH_OTHERS,
  ...FRESH_RAIL,
  ...FRESH_STAYS,
  ...FRESH_MORE_AIR,
  ...FRESH_MORE_BUSES,
  ...FRESH_MORE_OTHERS,
  ...FRESH_MORE_RAIL,
  ...FRESH_MORE_STAYS,
  ...FRESH_LONG,
  ...FRESH_LAST,
  ...FRESH_LONG_STAYS,
  ...FRESH_LAST_OTHERS,
  ...LAST_JOURNEYS,
  ...LAST_OTHERS,
  ...DESIGN_TEXTS,
  ...BY_SHAPE,
]
