import { type NamedTour, tourTitle } from '@saathi/shared/lib/messages/en/tour-title'
import type { Errors } from '../errors.ts'
import { dayInWords } from './days.ts'

export const errors = {
  'tours.askedEnough': ({ most }) => `You have asked this host ${most} questions already.`,
  'tours.askTheGroup': 'You are in this tour: please ask in its group.',
  'tours.cancelled': 'This tour was cancelled.',
  'tours.closed': 'The host has closed this tour to new people.',
  'tours.declined': 'The host has declined your request, so you cannot ask again unless they let you.',
  'tours.ended': 'This tour is over.',
  'tours.endsInPast': 'A tour cannot end before today.',
  'tours.genderNotSaid': 'Please say your gender on your profile first.',
  'tours.notFound': 'No such tour.',
  'tours.oneGenderPublic': 'A tour that is open to one gender only cannot be public.',
  'tours.own': 'This is your own tour: hosts have their place anyway.',
  'tours.packageUnknown': 'There is no such package.',
  'tours.packageWithdrawn': 'This package is no longer offered.',
  'tours.pictureNotYours': 'Please upload this picture yourself.',
  'tours.questionAnswered': 'You have answered this question already. The first answer stands.',
  'tours.questionGone': 'This question is not there any more.',
  'tours.questionUnanswered': 'Please answer each question of the host.',
  'tours.questionWaits': 'The host has not answered your last question yet.',
  'tours.questionsFull': ({ most }) => `${most} questions wait for this host already. Please try again later.`,
  'tours.removed': 'The host has removed you from this tour, so you cannot join it again.',
  'tours.requestGone': 'There is no such request any more: they have taken it back, or it is decided.',
  'tours.requestsFull': ({ most }) => `${most} people wait for an answer of this host already. Please try again later.`,
  'tours.tooFarOff': 'This tour is too far off for a calendar.',
  'tours.tooFewSeats': ({ taken }) => `There are ${taken} people in this tour already.`,
  'tours.tooManyRequests': ({ most }) =>
    `You wait for the answer of ${most} hosts already. Please take one of your requests back first.`,
} satisfies Errors

export const joined = 'Successfully joined the tour!'
export const queued = (place: number) => `This tour is full: you are number ${place} in the queue.`
export const requested = (host: string) => `Request sent. We’ll tell you when ${host} answers.`
export const withdrawn = 'Request withdrawn.'
export const left = 'Successfully left the tour!'
export const favorited = 'Tour added to favorites.'
export const unfavorited = 'Tour removed from favorites.'
export const unnamedTour = (dates: string) => `Tour of ${dates}`

const days = (start: string, end: string) =>
  end > start ? `${dayInWords(start)} to ${dayInWords(end)}` : dayInWords(start)
const inWords = ({ name, destination, start, end }: NamedTour) => `"${name}" (${destination}, ${days(start, end)})`

export const seatMail = (tour: NamedTour) => ({
  subject: `You have a seat: ${tourTitle(tour)}`,
  text: `A seat came free in ${inWords(tour)}, and it is yours: you were next on the waitlist.

If you cannot come, please leave the tour, so that the next person gets the seat.`,
})

export const cancelledMail = (tour: NamedTour) => ({
  subject: `Cancelled: ${tourTitle(tour)}`,
  text: `The tour ${inWords(tour)} has been cancelled. It does not take place. If you have paid the host, please ask them for your money back.`,
})

/** To the host, about the first of the requests that wait. */
export const requestedMail = (tour: NamedTour) => ({
  subject: `Somebody asks to join: ${tourTitle(tour)}`,
  text: `Somebody asks to join your tour ${inWords(tour)}.

You find the request in your tour, where you accept or decline it. Until you have decided about it, we mail you of no others.`,
})

export const acceptedMail = (tour: NamedTour) => ({
  subject: `You have a seat: ${tourTitle(tour)}`,
  text: `The host has accepted your request: you have a seat in ${inWords(tour)}.

If you cannot come, please leave the tour, so that somebody else gets the seat.`,
})

export const acceptedToWaitMail = (tour: NamedTour) => ({
  subject: `You are on the waitlist: ${tourTitle(tour)}`,
  text: `The host has accepted your request to join ${inWords(tour)}, but the tour is full. You are on its waitlist, and get a seat when one comes free.`,
})

export const declinedMail = (tour: NamedTour, reason: string) => ({
  subject: `Your request was declined: ${tourTitle(tour)}`,
  text: `The host has declined your request to join ${inWords(tour)}. Their words:

${reason}`,
})

/** To the host, about the first of the questions that wait. */
export const askedMail = (tour: NamedTour) => ({
  subject: `A question about your tour: ${tourTitle(tour)}`,
  text: `Somebody who thinks about joining your tour ${inWords(tour)} asks you something.

You find the question in your tour, where you answer it. Only the two of you see it. Until you have answered it, we mail you of no others.`,
})

export const answeredMail = (tour: NamedTour, answer: string) => ({
  subject: `The host has answered: ${tourTitle(tour)}`,
  text: `The host of ${inWords(tour)} has answered your question. Their words:

${answer}`,
})

/** When the account of the host is deleted. */
export const hostLeftMail = (name: string, toursUrl: string) => ({
  subject: 'A tour you joined is cancelled',
  text: `The host of "${name}" is leaving Saathi, so the tour is cancelled. If you have paid the host anything, please ask them for it.

You find other tours on Saathi (${toursUrl}).

Saathi`,
})

/** Above the link that unsubscribes. */
export const tourMailFooter =
  'You get this mail because you host this tour, are in it, or asked to join it. Stop such mails:'
