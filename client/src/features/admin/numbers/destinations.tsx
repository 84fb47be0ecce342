import type { Numbers } from '@saathi/shared/admin/numbers'
import * as text from '../../../messages/en/admin/admin-numbers.ts'

const COUNT = new Intl.NumberFormat('en-IN')

/** The destinations that were opened most, as bars with their counts. */
export function Destinations({ destinations }: Pick<Numbers, 'destinations'>) {
  const most = destinations[0]?.count ?? 1
  return (
    <section className="min-w-0 rounded-3xl border border-line bg-card px-5 py-4">
      <h2 className="mb-3 text-xl">{text.destinations}</h2>
      {destinations.length === 0 ? (
        <p className="text-muted">{text.noDestinations}</p>
      ) : (
        <ol className="grid gap-2.5">
          {destinations.map(({ id, name, count }) => (
            <li key={id}>
              <p className="flex max-w-none justify-between gap-3 text-sm">
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span className="font-[650] tabular-nums">{COUNT.format(count)}</span>
              </p>
              <div
                aria-hidden
                className="back-indigo mt-1 h-2 rounded-full"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
