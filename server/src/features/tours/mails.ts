import * as text from '../../messages/en/tours.ts'
import { type MailKinds, type MailText, oneLine } from '../../platform/mail/kinds.ts'

/** `start` and `end` are days, `YYYY-MM-DD`. */
type Tour = { name: string; destination: string; start: string; end: string }

const aboutTour =
  (word: (tour: Tour) => MailText) =>
  ({ name, destination, start, end }: Tour): MailText => ({
    ...word({ name: oneLine(name), destination: oneLine(destination), start, end }),
    footer: text.tourMailFooter,
  })

export const toursMails = {
  seat: aboutTour(text.seatMail),
  cancelled: aboutTour(text.cancelledMail),
  requested: aboutTour(text.requestedMail),
  accepted: aboutTour(text.acceptedMail),
  acceptedToWait: aboutTour(text.acceptedToWaitMail),
  /** `reason` is in the host's words. */
  declined: ({ reason = '', ...tour }: Tour & { reason?: string }) =>
    aboutTour((one) => text.declinedMail(one, reason))(tour),
  asked: aboutTour(text.askedMail),
  /** `reason` is the host's answer. */
  answered: ({ reason = '', ...tour }: Tour & { reason?: string }) =>
    aboutTour((one) => text.answeredMail(one, reason))(tour),
  /** To the guests of a host whose account is deleted. */
  hostLeft: ({ name }: { name: string }, site: string) => ({
    ...text.hostLeftMail(name, `${site}/tours`),
    footer: text.tourMailFooter,
  }),
} satisfies MailKinds
