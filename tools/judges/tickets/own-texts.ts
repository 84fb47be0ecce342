// Written by whoever mends the reader, in the shapes in which it was weak, so they say less than the two halves.

import { OWN_AIR } from './own/air.ts'
import { AIRLINE_CONFIRMATIONS } from './own/airline-confirmations.ts'
import { AIRLINE_ITINERARIES } from './own/airline-itineraries.ts'
import { AIRLINE_MAILS } from './own/airline-mails.ts'
import { AIRLINE_MAILS_OF_TWO_FLIGHTS } from './own/airline-mails-of-two-flights.ts'
import { AIRLINE_MESSAGES } from './own/airline-messages.ts'
import { AIRLINE_RECEIPTS } from './own/airline-receipts.ts'
import { BOARDED_ON_THE_WAY } from './own/boarded-on-the-way.ts'
import { BOARDING_PASSES } from './own/boarding-passes.ts'
import { BOARDING_PASSES_AND_REMINDERS } from './own/boarding-passes-and-reminders.ts'
import { BOOKINGS_LEFT_OPEN_1 } from './own/bookings-left-open-1.ts'
import { BOOKINGS_LEFT_OPEN_2 } from './own/bookings-left-open-2.ts'
import { BUS_BOOKINGS } from './own/bus-bookings.ts'
import { BUS_TICKETS } from './own/bus-tickets.ts'
import { BUS_TICKETS_BY_MESSAGE } from './own/bus-tickets-by-message.ts'
import { BUS_TICKETS_OF_SELLERS } from './own/bus-tickets-of-sellers.ts'
import { OWN_BUSES } from './own/buses.ts'
import { BUSES_IN_MANY_LAYOUTS_1 } from './own/buses-in-many-layouts-1.ts'
import { BUSES_IN_MANY_LAYOUTS_2 } from './own/buses-in-many-layouts-2.ts'
import { BUSES_IN_MANY_LAYOUTS_3 } from './own/buses-in-many-layouts-3.ts'
import { BUSES_OF_STATES } from './own/buses-of-states.ts'
import { BUSES_OF_STATES_AND_SELLERS } from './own/buses-of-states-and-sellers.ts'
import { OWN_CALENDARS } from './own/calendars.ts'
import { CHANGED } from './own/changed.ts'
import { CHANGED_AND_CANCELLED } from './own/changed-and-cancelled.ts'
import { CHANGED_AND_DOUBTFUL } from './own/changed-and-doubtful.ts'
import { CONNECTIONS_AND_RETURNS } from './own/connections-and-returns.ts'
import { CROSSINGS_AND_CHANGES_1 } from './own/crossings-and-changes-1.ts'
import { CROSSINGS_AND_CHANGES_2 } from './own/crossings-and-changes-2.ts'
import { DOUBTFUL_MESSAGES } from './own/doubtful-messages.ts'
import { DOUBTFUL_PLANS } from './own/doubtful-plans.ts'
import { EVENTS_OF_CALENDARS } from './own/events-of-calendars.ts'
import { FERRIES_AND_HELICOPTERS } from './own/ferries-and-helicopters.ts'
import { FERRIES_AND_OUTINGS } from './own/ferries-and-outings.ts'
import { FLIGHTS_BY_MAIL } from './own/flights-by-mail.ts'
import { FLIGHTS_BY_MESSAGE } from './own/flights-by-message.ts'
import { FLIGHTS_IN_MANY_LAYOUTS_1 } from './own/flights-in-many-layouts-1.ts'
import { FLIGHTS_IN_MANY_LAYOUTS_2 } from './own/flights-in-many-layouts-2.ts'
import { FLIGHTS_IN_MANY_LAYOUTS_3 } from './own/flights-in-many-layouts-3.ts'
import { FLIGHTS_IN_MANY_LAYOUTS_4 } from './own/flights-in-many-layouts-4.ts'
import { FLIGHTS_IN_MANY_LAYOUTS_5 } from './own/flights-in-many-layouts-5.ts'
import { FLIGHTS_WITH_DEADLINES } from './own/flights-with-deadlines.ts'
import { FORWARDED } from './own/forwarded.ts'
import { FORWARDED_MAILS } from './own/forwarded-mails.ts'
import { HOTEL_VOUCHERS } from './own/hotel-vouchers.ts'
import { HOTELS } from './own/hotels.ts'
import { ITINERARIES_AND_RECEIPTS } from './own/itineraries-and-receipts.ts'
import { OWN_PAGES_AIR } from './own/pages-air.ts'
import { OWN_PAGES_RAIL_AND_BUS } from './own/pages-rail-and-bus.ts'
import { OWN_PAGES_STAYS_AND_OTHERS } from './own/pages-stays-and-others.ts'
import { PASSES_OF_ALL_AIRLINES_1 } from './own/passes-of-all-airlines-1.ts'
import { PASSES_OF_ALL_AIRLINES_2 } from './own/passes-of-all-airlines-2.ts'
import { PASSES_OF_ALL_AIRLINES_3 } from './own/passes-of-all-airlines-3.ts'
import { PASSES_OF_ALL_AIRLINES_4 } from './own/passes-of-all-airlines-4.ts'
import { PASSES_OF_ALL_LAYOUTS } from './own/passes-of-all-layouts.ts'
import { PRINTED_BOARDING_PASSES } from './own/printed-boarding-passes.ts'
import { RAIL_SLIPS_AND_MESSAGES } from './own/rail-slips-and-messages.ts'
import { RAIL_TICKETS_AND_BOARDING } from './own/rail-tickets-and-boarding.ts'
import { RAILWAY_MESSAGES } from './own/railway-messages.ts'
import { RAILWAY_SLIPS } from './own/railway-slips.ts'
import { RAILWAY_STATUSES } from './own/railway-statuses.ts'
import { OWN_SEAS_AND_SKIES } from './own/seas-and-skies.ts'
import { OWN_STAYS } from './own/stays.ts'
import { STAYS_AND_EVENTS } from './own/stays-and-events.ts'
import { STAYS_IN_MANY_LAYOUTS_1 } from './own/stays-in-many-layouts-1.ts'
import { STAYS_IN_MANY_LAYOUTS_2 } from './own/stays-in-many-layouts-2.ts'
import { TICKETS_IN_PLACE_OF_OTHERS } from './own/tickets-in-place-of-others.ts'
import { TRAINS_BY_SELLERS } from './own/trains-by-sellers.ts'
import { UNCLEAR } from './own/unclear.ts'
import { WEB_BOARDING_PASSES } from './own/web-boarding-passes.ts'
import type { TicketText } from './ticket-text.ts'

/** Written by somebody who had not seen the reader, before it was mended with them. */
const PAGES: TicketText[] = [...OWN_PAGES_AIR, ...OWN_PAGES_RAIL_AND_BUS, ...OWN_PAGES_STAYS_AND_OTHERS]

/** Of several who write the reader and who had not seen it, sorted by what they are. */
const BY_SHAPE: TicketText[] = [
  ...FLIGHTS_BY_MAIL,
  ...FLIGHTS_BY_MESSAGE,
  ...BOARDING_PASSES,
  ...HOTELS,
  ...BUS_BOOKINGS,
  ...RAILWAY_MESSAGES,
  ...RAILWAY_SLIPS,
  ...RAILWAY_STATUSES,
  ...FERRIES_AND_HELICOPTERS,
  ...EVENTS_OF_CALENDARS,
  ...FORWARDED,
  ...CHANGED,
  ...UNCLEAR,
  ...RAIL_SLIPS_AND_MESSAGES,
  ...FERRIES_AND_OUTINGS,
  ...CHANGED_AND_CANCELLED,
  ...FORWARDED_MAILS,
  ...AIRLINE_MAILS,
  ...AIRLINE_MAILS_OF_TWO_FLIGHTS,
  ...BOARDING_PASSES_AND_REMINDERS,
  ...HOTEL_VOUCHERS,
  ...BUS_TICKETS,
  ...FLIGHTS_WITH_DEADLINES,
  ...TICKETS_IN_PLACE_OF_OTHERS,
  ...BUSES_OF_STATES,
  ...TRAINS_BY_SELLERS,
  ...CONNECTIONS_AND_RETURNS,
  ...BOARDED_ON_THE_WAY,
  ...PASSES_OF_ALL_LAYOUTS,
  ...BUSES_OF_STATES_AND_SELLERS,
  ...ITINERARIES_AND_RECEIPTS,
  ...STAYS_AND_EVENTS,
  ...CHANGED_AND_DOUBTFUL,
  ...DOUBTFUL_PLANS,
  ...RAIL_TICKETS_AND_BOARDING,
  ...AIRLINE_MESSAGES,
  ...AIRLINE_RECEIPTS,
  ...AIRLINE_ITINERARIES,
  ...AIRLINE_CONFIRMATIONS,
  ...DOUBTFUL_MESSAGES,
  ...BUS_TICKETS_BY_MESSAGE,
  ...BUS_TICKETS_OF_SELLERS,
  ...PRINTED_BOARDING_PASSES,
  ...WEB_BOARDING_PASSES,
]

export const OWN_TEXTS: TicketText[] = [
  ...PASSES_OF_ALL_AIRLINES_1,
  ...PASSES_OF_ALL_AIRLINES_2,
  ...PASSES_OF_ALL_AIRLINES_3,
  ...PASSES_OF_ALL_AIRLINES_4,
  ...FLIGHTS_IN_MANY_LAYOUTS_1,
  ...FLIGHTS_IN_MANY_LAYOUTS_2,
  ...FLIGHTS_IN_MANY_LAYOUTS_3,
  ...FLIGHTS_IN_MANY_LAYOUTS_4,
  ...FLIGHTS_IN_MANY_LAYOUTS_5,
  ...BUSES_IN_MANY_LAYOUTS_1,
  ...BUSES_IN_MANY_LAYOUTS_2,
  ...BUSES_IN_MANY_LAYOUTS_3,
  ...STAYS_IN_MANY_LAYOUTS_1,
  ...STAYS_IN_MANY_LAYOUTS_2,
  ...BOOKINGS_LEFT_OPEN_1,
  ...BOOKINGS_LEFT_OPEN_2,
  ...CROSSINGS_AND_CHANGES_1,
  ...CROSSINGS_AND_CHANGES_2,
  ...PAGES,
  ...OWN_BUSES,
  ...OWN_AIR,
  ...OWN_STAYS,
  ...OWN_SEAS_AND_SKIES,
  ...OWN_CALENDARS,
  ...BY_SHAPE,
]
