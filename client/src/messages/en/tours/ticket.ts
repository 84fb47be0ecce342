import { rich } from '@saathi/shared/lib/rich'

// The ticket of a tour: what its members see after joining.

export const title = (tour: string) => `${tour}: ticket`
export const titleAlone = 'Ticket'
export const signedOut = 'Please log in to see your ticket.'
export const loading = 'Loading your ticket...'
export const loadFailed = 'We could not load your ticket just now.'
export const noSeat = 'You have no seat on this tour'
export const noSeatMeans = 'The ticket is for the host and those with a seat.'
export const seeTour = 'See the tour'
export const findTours = 'Find a tour'
export const tryAgain = 'Try again'

export const haveSeat = (host: string) => rich`<b>You have a seat.</b> ${host} and the group know.`
export const youHost = '<b>You host this tour.</b> Everyone with a seat has a ticket like this one.'
export const cancelled = (host: string) =>
  rich`<b>This tour is cancelled.</b> If you have paid ${host}, ask for your money back.`
export const youCancelled = '<b>This tour is cancelled.</b> Pay back what people have paid you.'
export const over = '<b>This tour is over.</b> We hope that it was a good one.'
export const yourTicket = 'Your ticket'
export const daysToGo = (days: number) =>
  days === 1 ? rich`<line>day</line><line>to go</line>` : rich`<line>days</line><line>to go</line>`
export const day = (number: number, count: number) => rich`<line>Day ${number}</line><line>of ${count}</line>`

export const to = 'To'
export const starts = 'Starts'
export const ends = 'Ends'
export const traveller = 'Traveller'
export const seats = 'Seats'
export const seatsTaken = (taken: number, all: number) => `${taken} of ${all} taken`
export const seatsOpen = (taken: number) => `${taken} taken, no limit`
export const host = 'Host'
export const youAreHost = 'You'
export const perPerson = 'Per person'
export const travelWith = 'You travel with'
export const nobodyYet = 'Nobody else has a seat yet.'
export const names = (first: string[], more: number) => {
  const all = more > 0 ? [...first, `${more} more`] : first
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
export const meetingPoint = 'Meeting point'
export const noMeeting = 'Not set yet. The host sets it in the group.'
export const setMeeting = 'Not set yet. You can set it in the group.'
export const ownWayThere = 'You make your own way there.'
export const ownWayFrom = (city: string) => `You make your own way there from ${city}.`
export const openInMaps = 'Open the meeting point in maps'
export const qrCode = 'QR code with the link to this tour'
export const scanToOpen = 'Scan to open this tour'
export const showToHost = (host: string) => `Show your ticket to ${host} at the meeting point.`
export const showToOthers = 'Let others scan it to find your tour.'

export const nextSteps = 'Next steps'
export const meetGroup = 'Say hello to the group'
export const groupIsFor = 'Everyone with a seat plans there together.'
export const askGroup = 'Talk to the group'
export const groupStays = 'Everyone who had a seat can still write there.'
export const askMoneyBack = (host: string) => `Ask ${host} for your money back`
export const paidMeans = (host: string) => `What you paid went to ${host} directly. Saathi holds no money.`
export const pay = (host: string, amount: string) => `Pay ${host} ${amount}`
export const payMeans = (host: string) => `You pay ${host} directly. Saathi holds no money.`
export const ownWay = 'Everyone pays their own way'
export const holdsNoMoney = 'Saathi holds no money.'
export const messageHost = 'Message host'
export const inCalendar = 'Put it in your calendar'
export const daysInAll = (count: number) => (count === 1 ? 'One day.' : `All ${count} days.`)
export const ifPlansChange = 'If your plans change'
export const seatGoesOn = 'Your seat goes to the waitlist at once.'
export const askAboutRefund = (host: string) => `Ask ${host} what you get back before you leave.`
export const hostSays = (host: string, words: string) => `${host}: “${words}”`
