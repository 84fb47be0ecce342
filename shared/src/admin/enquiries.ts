import * as z from 'zod/mini'
import { atMost, Id, pageOf, storable } from '../lib/common.ts'
import { ANSWER_MAX } from './rules.ts'
import { Actor, pageFields, Search, StaffNote } from './schema.ts'

/** `q` searches name, address and message. */
export const EnquiriesQuery = z.object({
  ...pageFields,
  state: z._default(z.enum(['open', 'answered']), 'open'),
  q: Search,
})

export const EnquiryItem = z.object({
  _id: Id,
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  /** Null while it waits; also set when it was marked as answered without a mail. */
  answeredAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(Actor),
})
export type EnquiryItem = z.infer<typeof EnquiryItem>
/** `admin.enquiries`: open ones oldest first, answered ones newest first. */
export const EnquiryPage = pageOf(EnquiryItem)

/** `admin.answerEnquiry`: mails the answer and stores it. */
export const AnswerEnquiry = z.object({
  enquiryId: Id,
  answer: z.string().check(z.trim(), z.minLength(1), atMost(ANSWER_MAX), storable()),
})
/** `admin.finishEnquiry`: marks it as answered, without a mail from here. */
export const EnquiryRef = z.object({ enquiryId: Id })
/** `admin.reopenEnquiry`, `admin.removeEnquiry` */
export const EnquiryChange = z.object({ enquiryId: Id, note: StaffNote })
