import * as text from '../../messages/en/moderation.ts'
import { type MailKinds, type NoParams, oneLine } from '../../platform/mail/kinds.ts'

/** `reason` of the report and `words` of the moderator are values on the wire, `end` is a day. */
type Decision = { act: string; name: string; reason?: string; words?: string; end?: string }

export const moderationMails = {
  /** To the operator. `report` is the id of the report. */
  report: ({ reason, report }: { reason: string; report: string }, site: string) =>
    text.reportMail(reason, `${site}/admin/moderation/${report}`),
  /** To the operator. `report` is the id of the appeal. */
  appeal: (_: { report: string }, site: string) => text.appealMail(`${site}/admin/moderation/appeals`),
  appealUpheld: (_: NoParams) => text.appealUpheldMail,
  appealReversed: (_: NoParams) => text.appealReversedMail,
  decision: ({ act, name, reason = '', words = '', end = '' }: Decision) =>
    text.decisionMail({ act, name: oneLine(name), reason, words, end }),
} satisfies MailKinds
