import * as text from '../../messages/en/contact.ts'
import type { MailKinds } from '../../platform/mail/kinds.ts'

export const contactMails = {
  /** To the operator. */
  enquiry: text.enquiryMail,
  enquiryAnswer: text.answerMail,
} satisfies MailKinds
