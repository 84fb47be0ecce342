import { DELETION_DAYS } from '@saathi/shared/social/rules'
import * as account from '../../messages/en/account.ts'
import * as auth from '../../messages/en/auth.ts'
import * as nominees from '../../messages/en/nominees.ts'
import * as passkeys from '../../messages/en/passkeys.ts'
import * as sessions from '../../messages/en/sessions.ts'
import type { MailKinds, MailOf, NoParams } from '../../platform/mail/kinds.ts'

type Code = { code: string; minutes: number }
/** An instant. */
type At = { at: string }

/** The end of the grace period of a deletion that was requested then. */
const deletedOn = ({ at }: At) => new Date(new Date(at).getTime() + DELETION_DAYS * 86_400_000)

/** The page with the devices, passkeys and nominee of an account. */
const security = (site: string) => `${site}/account/security`

export const authMails = {
  registrationCode: ({ code, minutes }: Code) => auth.codeMail(code, minutes),
  oldAddressCode: ({ code, minutes }: Code) => auth.oldAddressCodeMail(code, minutes),
  newAddressCode: ({ code, minutes }: Code) => auth.newAddressCodeMail(code, minutes),
  /** To the earlier address. */
  addressChanged: (_: NoParams, site: string) => auth.addressChangedMail(`${site}/contact`),

  newDevice: ({ device, at }: At & { device: string }) => sessions.newDeviceMail(device, new Date(at)),
  sessionsEnded: ({ at }: At) => sessions.sessionsEndedMail(new Date(at)),

  passkeyCode: ({ code, minutes }: Code) => passkeys.codeMail(code, minutes),
  passkeyAdded: ({ name }: { name: string }, site: string) => passkeys.addedMail(name, security(site)),
  passkeyRemoved: ({ name }: { name: string }, site: string) => passkeys.removedMail(name, security(site)),
  passkeyRequired: (_: NoParams, site: string) => passkeys.requiredMail(security(site)),
  passkeyNotRequired: (_: NoParams, site: string) => passkeys.notRequiredMail(security(site)),
  recoveryCodeUsed: (_: NoParams, site: string) => passkeys.recoveredMail(security(site)),
  passkeysCleared: (_: NoParams) => passkeys.clearedMail,

  nomineeNamed: (_: NoParams, site: string) => nominees.namedMail(security(site)),
  nomineeRemoved: (_: NoParams, site: string) => nominees.removedMail(security(site)),

  /** `at` is the time of the request, as in the next two. */
  deletionRequested: (params: At, site: string) =>
    account.deletionRequestedMail(deletedOn(params), `${site}/edit-profile`),
  deletionByStaff: (params: At, site: string) => account.deletionByStaffMail(deletedOn(params), `${site}/edit-profile`),
  /** The identity provider no longer has the account. */
  accountGone: (params: At, site: string) =>
    account.accountGoneMail(deletedOn(params), `${site}/register`, `${site}/contact`),
  exportedByStaff: (_: NoParams, site: string) => account.exportedByStaffMail(`${site}/edit-profile`),
} satisfies MailKinds

export type AuthMail = MailOf<typeof authMails>
