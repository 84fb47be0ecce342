import { DELETION_DAYS } from '@saathi/shared/social/rules'
import * as text from '../../../messages/en/account.ts'

type Mail = { subject: string; text: string }

/** The end of the grace period. */
const deletedAt = (requestedAt: Date) => new Date(requestedAt.getTime() + DELETION_DAYS * 86_400_000)

const link = (publicUrl: string | null, path: string) => publicUrl && publicUrl + path

/** To the owner after a deletion request: the date, and how to cancel it. */
export const deletionRequested = (requestedAt: Date, publicUrl: string | null): Mail =>
  text.deletionRequestedMail(deletedAt(requestedAt), link(publicUrl, '/edit-profile'))

/** To the owner of an account whose deletion the staff has requested. */
export const deletionByStaff = (requestedAt: Date, publicUrl: string | null): Mail =>
  text.deletionByStaffMail(deletedAt(requestedAt), link(publicUrl, '/edit-profile'))

/** To somebody whose data the staff has exported. */
export const exportedByStaff = (publicUrl: string | null): Mail =>
  text.exportedByStaffMail(link(publicUrl, '/edit-profile'))

/** To the owner of a profile whose account no longer exists at the identity provider. */
export const accountGone = (at: Date, publicUrl: string | null): Mail =>
  text.accountGoneMail(deletedAt(at), link(publicUrl, '/register'), link(publicUrl, '/contact'))

/** To the guests of a tour whose host has requested deletion. `{tour}` is replaced by the tour's name. */
export const hostLeft = (publicUrl: string | null): Mail => text.hostLeftMail(link(publicUrl, '/tours'))
