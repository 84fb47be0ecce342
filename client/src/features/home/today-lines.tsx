import { indianDay, indianMinute } from '@saathi/shared/lib/days'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/home/next-trip.ts'
import { time } from '../../messages/en/trips/trips.ts'
import { nowAndNext } from './now-and-next.ts'

/** What comes now and next on a day of the trip; the children when that is not known. */
export default function TodayLines({ tripId, children }: { tripId: string; children: ReactNode }) {
  const trip = trpc.trips.get.useQuery({ tripId })
  const at = new Date()
  const found = trip.data && nowAndNext(trip.data, indianDay(at), indianMinute(at))
  if (!found) return trip.isError && children
  return (
    <dl className="grid md:flex md:gap-x-8">
      {found.now !== null && <Line term={text.now}>{found.now}</Line>}
      {found.next && (
        <Line term={text.nextUp}>
          <b className="font-[650]">{time(found.next.at)}</b> {found.next.title}
        </Line>
      )}
      {found.now === null && found.next === null && (
        <div>
          <dt className="sr-only">{text.now}</dt>
          <dd className="text-muted">{text.nothingMore}</dd>
        </div>
      )}
    </dl>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-w-0 gap-2">
    <dt className="w-9 shrink-0 font-[650] text-teal">{term}</dt>
    <dd className="min-w-0 truncate tabular-nums">{children}</dd>
  </div>
)
