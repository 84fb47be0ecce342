// A ticket that becomes a part of a trip.
export const addTicket = 'Add a ticket'
export const intro =
  'Paste a booking message of a train, flight, bus, ferry or hotel, or choose its file. It is read here on your device.'
export const privacy =
  'Nothing is sent until you add it to the trip. The PNR, phone numbers and names of travellers are left out: look whether any still stands in a field.'
export const privacyKept =
  'Nothing is sent until you add it to the trip. Phone numbers and names of travellers are left out: look whether any still stands in a field. The PNR is kept for you alone, encrypted.'
export const textLabel = 'Message or ticket'
export const textExample = 'PNR:..., TRN:12951, DOJ:05-12-26, ...'
export const read = 'Read the ticket'
export const chooseFile = 'Choose a file'
export const readingFile = 'Reading the file…'
export const fileHint = 'A PDF of 5 MB at most, or a text (.txt) or calendar file (.ics) of 200 kB at most.'
export const failures = {
  tooLong: 'This is too long: a ticket has at most 200 kB. Please paste only the part with your booking.',
  cancelled: 'This says that a booking is cancelled, so there is nothing to add.',
  nothing: 'We found no booking in this. Please paste the message with the date, the time and the places.',
  file: 'We could not read this file. Please choose a .pdf, .txt or .ics file.',
  pdfSize: 'This PDF is larger than 5 MB. Please choose the ticket alone, or paste its text.',
  pdfPages: 'This PDF has more than 20 pages. Please choose the ticket alone, or paste its text.',
  pdfPassword: 'This PDF opens with a password only. Please open it, and paste its text.',
  pdfBroken: 'We could not read this PDF: it is damaged, or no PDF. Please paste the text of the ticket.',
  pdfPicture: 'This PDF is a picture without text. Please paste the booking message.',
  pdfSlow: 'Reading this PDF took too long. Please paste the text of the ticket.',
  pdfBomb: 'This PDF unpacks to far more than a ticket has. Please paste the text of the ticket.',
  pdfReader: 'The reader for PDFs did not load. Please connect to the internet and try again, or paste the text.',
}
export const textMissing = 'Please paste a message first.'

export const several = (at: number, count: number) => `Ticket ${at} of ${count}.`
export const skip = 'Skip this one'
export const whatWasRead = 'What the ticket says'
export const checkIt = 'Please check every field. Change what is wrong.'
export const unclear = 'The ticket does not say this clearly. Please fill it in.'
export const unclearChoices = 'The ticket does not say which:'
export const sharedFare =
  'The price may be for several journeys, or there are several amounts. Please give what you paid for this one.'
export const fromTimetable = 'From our timetable. Please check.'
export const earlierThan = (time: string) => `It leaves ${time} earlier than your ticket says`
export const laterThan = (time: string) => `It leaves ${time} later than your ticket says`
export const arrivesEarlier = (time: string) => `It arrives ${time} earlier than your ticket says`
export const arrivesLater = (time: string) => `It arrives ${time} later than your ticket says`
export const ours = (sentence: string, clock: string, month: string) =>
  `${sentence}: at ${clock}, by our timetable of ${month}. Check it with the railway.`

export const fields = {
  kind: 'Kind',
  trainNumber: 'Train number',
  flightNumber: 'Flight number',
  number: 'Number',
  trainName: 'Train',
  airline: 'Airline',
  operator: 'Operator',
  hotel: 'Hotel or stay',
  from: 'From',
  to: 'To',
  date: 'Date',
  day: 'Day',
  checkIn: 'Check-in',
  departs: 'Leaves at',
  arrives: 'Arrives at',
  arrivesDays: 'Arrival day',
  checkInTime: 'Check-in time',
  checkOutTime: 'Check-out time',
  nights: 'Nights',
  coach: 'Coach',
  berth: 'Berth or seat',
  seat: 'Seat',
  class: 'Class',
  room: 'Room',
  fare: 'Paid for everyone',
}
export const choose = 'Please choose'
export const kinds = { rail: 'Train', air: 'Flight', bus: 'Bus', sea: 'Ferry', stay: 'Hotel or stay' }
export const arrivalDay = (days: number) =>
  days === 0 ? 'The same day' : days === 1 ? 'The next day' : `${days} days later`
export const nightCount = (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`)
export const fareHint = 'In rupees, for all on the ticket.'
export const replaces = 'Takes the place of'
export const replacesNothing = 'Nothing: add it beside the plan'
export const replacesStay = (count: number) =>
  count === 1
    ? 'It takes the place of the night that the plan has.'
    : `It takes the place of ${count} nights of the plan.`
export const add = 'Add to the trip'

export const errors = {
  kind: 'Please choose what it is.',
  name: 'Please give the name.',
  to: 'Please say where it goes.',
  date: 'Please give the date.',
  outside: 'This date is not in the trip. Change the date, or the days of the trip under its details.',
  departs: 'Please give the time.',
  arrives: 'Please give the time of arrival.',
  arrivesDays: 'Please say on which day it arrives.',
  tooLong: 'The way takes two days at most, and arrives after it leaves.',
  fare: 'Please give whole rupees, 1 crore at most.',
}

/** The item of the trip. */
export const titles = {
  rail: (to: string) => `Train to ${to}`,
  air: (to: string) => `Flight to ${to}`,
  bus: (to: string) => `Bus to ${to}`,
  sea: (to: string) => `Ferry to ${to}`,
  stay: (name: string) => `Night at ${name}`,
}
export const noteFrom = (name: string, place: string) =>
  name && place ? `${name} from ${place}.` : name ? `${name}.` : place ? `From ${place}.` : ''
export const noteCoach = (coach: string, seat: string) =>
  seat ? `Coach ${coach}, berth or seat ${seat}.` : `Coach ${coach}.`
export const noteSeat = (seat: string) => `Seat ${seat}.`
export const noteClass = (name: string) => `Class ${name}.`
export const noteRoom = (name: string) => `${name}.`
export const noteCheckIn = (time: string) => `Check-in from ${time}.`
export const noteCheckOut = (time: string) => `Check-out until ${time}.`

export const didAdd = (title: string) => `${title} is in your plan.`
export const onDay = (day: string) => `You find it on ${day}.`
export const expenseOffer = (amount: string) => `You paid ${amount}. Share it with the others?`
export const expenseOfferAlone = (amount: string) => `You paid ${amount}. Write it down with your expenses?`
export const addExpense = 'Add as an expense'
export const nextTicket = 'Add the next one'
export const undo = 'Undo'
export const done = 'Done'
