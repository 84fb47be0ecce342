import { months } from '@saathi/shared/lib/messages/en/days'

type TourInMail = {
  name: string
  destination: string
  /** First and last day, `YYYY-MM-DD`. */
  start: string
  end: string
}

/** `5 Dec 2026`. */
export function dayInWords(isoDay: string) {
  const [year, month, day] = isoDay.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]?.slice(0, 3)} ${year}`
}
const days = (start: string, end: string) =>
  end > start ? `${dayInWords(start)} to ${dayInWords(end)}` : dayInWords(start)

export const seatMail = ({ name, destination, start, end }: TourInMail) => ({
  subject: `You have a seat: ${name}`,
  text: `A seat came free in "${name}" (${destination}, ${days(start, end)}), and it is yours: you were next on the waitlist.

If you cannot come, please leave the tour, so that the next person gets the seat.`,
})

export const cancelledMail = ({ name, destination, start, end }: TourInMail) => ({
  subject: `Cancelled: ${name}`,
  text: `The tour "${name}" (${destination}, ${days(start, end)}) has been cancelled. It does not take place.`,
})

/** To the host, about the first of the requests that wait. */
export const requestedMail = ({ name, destination, start, end }: TourInMail) => ({
  subject: `Somebody asks to join: ${name}`,
  text: `Somebody asks to join your tour "${name}" (${destination}, ${days(start, end)}).

You find the request in your tour, where you accept or decline it. Until you have decided about it, we mail you of no others.`,
})

export const acceptedMail = ({ name, destination, start, end }: TourInMail) => ({
  subject: `You have a seat: ${name}`,
  text: `The host has accepted your request: you have a seat in "${name}" (${destination}, ${days(start, end)}).

If you cannot come, please leave the tour, so that somebody else gets the seat.`,
})

export const acceptedToWaitMail = ({ name, destination, start, end }: TourInMail) => ({
  subject: `You are on the waitlist: ${name}`,
  text: `The host has accepted your request to join "${name}" (${destination}, ${days(start, end)}), but the tour is full. You are on its waitlist, and get a seat when one comes free.`,
})

export const declinedMail = ({ name, destination, start, end }: TourInMail, reason: string) => ({
  subject: `Your request was declined: ${name}`,
  text: `The host has declined your request to join "${name}" (${destination}, ${days(start, end)}). Their words:

${reason}`,
})

/** To the operator. `reason` is the value of the form, and `report` the id of the report. */
export const reportMail = (reason: string, report: string) => ({
  subject: 'A report waits to be looked at',
  text: `Somebody was reported on Saathi (reason: ${reason}).

To read it: npm run moderate -- show ${report}`,
})

/** To the operator. `appeal` is the id of the appeal. */
export const appealMail = (appeal: string) => ({
  subject: 'An appeal waits to be looked at',
  text: `Somebody on Saathi has appealed against a decision about them.

To read it: npm run moderate -- show ${appeal}`,
})

export const appealUpheldMail = {
  subject: 'Your appeal on Saathi: the decision stands',
  text: `We have read your appeal and looked at our decision again. It stands.`,
}

export const appealReversedMail = {
  subject: 'Your appeal on Saathi: we have taken our decision back',
  text: `We have read your appeal and looked at our decision again. We were mistaken, and have taken it back. We are sorry.`,
}

/** Above the link that unsubscribes. */
export const tourMailFooter =
  'You get this mail because you host this tour, are in it, or asked to join it. Stop such mails:'

// The page behind the unsubscribe link, as HTML.
export const unsubscribeTitle = 'Stop mails about your tours?'
export const unsubscribeQuestion =
  'Saathi will no longer mail you about seats, requests to join and cancelled tours. You still see it on the site, under the bell.'
export const unsubscribeButton = 'Stop these mails'
export const unsubscribedTitle = 'Mails stopped'
export const unsubscribed = 'You get no more mails about your tours. On your profile you can turn them on again.'
export const unsubscribeLinkInvalidTitle = 'This link does not work'
export const unsubscribeLinkInvalid =
  'The link may be cut off, or its account is gone. You can turn these mails off on your profile.'
export const toProfile = 'To your profile'
