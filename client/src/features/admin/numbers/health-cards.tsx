import type { Health } from '@saathi/shared/admin/numbers'
import { Check, TriangleAlert } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-numbers.ts'

type Card = { name: string; state: string; problem: string | null }

/** When something is worth a look: mails wait for 5 minutes, statements take 100 ms or queue, 1 % fails, or 1 s is slow. */
function cardsOf({ web, database, mail, answers }: Health): Card[] {
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

/** The state of the site's parts, refreshed every half a minute. */
export function HealthCards() {
  const health = trpc.admin.health.useQuery(undefined, { refetchInterval: 30_000 })
  if (health.isError) return <p className="mb-5 text-terra">{text.healthFailed}</p>
  if (!health.data) return <div className="skeleton mb-5 h-20 rounded-3xl" />
  return (
    <ul
      aria-label={text.health}
      className="mb-5 grid grid-cols-2 gap-x-4 gap-y-3 rounded-3xl border border-line bg-card px-5 py-3.5 xl:grid-cols-4"
    >
      {cardsOf(health.data).map(({ name, state, problem }) => (
        <li key={name} className="flex items-center gap-3 leading-snug">
          <span className={`admin-chip ${problem ? 'is-urgent' : 'is-good'}`}>
            {problem ? <TriangleAlert aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
          </span>
          <div className="min-w-0">
            <p className="font-[650] text-sm">{name}</p>
            <p className="text-muted text-xs">{state}</p>
            {problem && <p className="text-terra text-xs">{problem}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
