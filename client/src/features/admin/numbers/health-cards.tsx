import { Check, TriangleAlert } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-numbers.ts'
import { healthWords } from './health-words.ts'

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
      {healthWords(health.data).map(({ name, state, problem }) => (
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
