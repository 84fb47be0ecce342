import { upiMail } from '../../messages/en/security.ts'
import type { MailKinds } from '../../platform/mail/kinds.ts'

export const expensesMails = {
  upiChanged: ({ upi }: { upi: string }, site: string) => upiMail(upi, `${site}/account/security`),
} satisfies MailKinds
