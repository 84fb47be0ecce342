import type { Health } from '@saathi/shared/admin/numbers'
import * as text from '../../../messages/en/admin/admin-numbers.ts'

type Card = { name: string; state: string; problem: string | null }

/** When something is worth a look: mails wait for 5 minutes, statements take 100 ms or queue, 1 % fails, or 1 s is slow. */
export function healthWords({ web, database, mail, answers }: Health): Card[] {
  const { p95Ms, errorShare } = answers
  const minutes = Math.round(mail.oldestSeconds / 60)
  const isBad = (errorShare ?? 0) > 0.01 || (p95Ms ?? 0) > 1_000
  return [
    { name: text.web, state: text.webUp(web.up, web.known), problem: web.up < web.known ? text.webDown : null },
    {
      name: text.database,
      state: text.databaseState(database.ms, database.waiting),
      problem: database.ms > 100 || database.waiting > 20 ? text.databaseSlow : null,
    },
    {
      name: text.mail,
      state: mail.outbox
        ? text.mailsInOutbox(mail.waiting)
        : mail.waiting === 0
          ? text.mailEmpty
          : text.mailWaiting(mail.waiting, minutes),
      problem: mail.oldestSeconds > 300 && !mail.outbox ? text.mailLate : null,
    },
    {
      name: text.requests,
      state:
        p95Ms === null || errorShare === null
          ? text.noRequests
          : text.requestsState(p95Ms, (errorShare * 100).toFixed(2)),
      problem: isBad ? text.requestsBad : null,
    },
  ]
}
