import { DELETION_DAYS } from '@saathi/shared/social-rules'

type Mail = { subject: string; text: string }

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

const link = (publicUrl: string | null, path: string) => (publicUrl ? ` (${publicUrl}${path})` : '')

/** The end of the grace period. */
export const deletedAt = (requestedAt: Date) => new Date(requestedAt.getTime() + DELETION_DAYS * 86_400_000)

/** To the owner after a deletion request: the date, and how to cancel it. */
export const deletionRequested = (requestedAt: Date, publicUrl: string | null): Mail => ({
  subject: 'Your Saathi account will be deleted',
  text: `You asked us to delete your Saathi account. It will be deleted on ${DAY.format(deletedAt(requestedAt))}, with everything that belongs to it. Tours that you host and that are still to come are cancelled already, and their guests have been told.

To keep your account, log in before then and choose "Keep my account"${link(publicUrl, '/edit-profile')}.

If it was not you who asked, do that now, and set a new password.

Saathi`,
})

/** To the owner of a profile whose account no longer exists at the identity provider. */
export const accountGone = (at: Date, publicUrl: string | null): Mail => ({
  subject: 'Your Saathi profile is hidden and will be deleted',
  text: `Your login for Saathi was deleted, so nobody sees your profile any more. It will be deleted on ${DAY.format(deletedAt(at))}, with everything that belongs to it. Tours that you host and that are still to come are cancelled already, and their guests have been told.

To keep your profile, sign up again with this e-mail address before then${link(publicUrl, '/register')}.

If it was not you who deleted the login, please write to us${link(publicUrl, '/contact')}.

Saathi`,
})

/** To the guests of a tour whose host has requested deletion. `{tour}` is replaced by the tour's name. */
export const hostLeft = (publicUrl: string | null): Mail => ({
  subject: 'A tour you joined is cancelled',
  text: `The host of "{tour}" is leaving Saathi, so the tour is cancelled. If you have paid the host anything, please ask them for it.

You find other tours on Saathi${link(publicUrl, '/tours')}.

Saathi`,
})
