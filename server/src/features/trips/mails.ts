import { feedMail } from '../../messages/en/security.ts'
import type { MailKinds, NoParams } from '../../platform/mail/kinds.ts'

export const tripsMails = {
  feedMade: (_: NoParams, site: string) => feedMail(`${site}/account/security`),
} satisfies MailKinds
