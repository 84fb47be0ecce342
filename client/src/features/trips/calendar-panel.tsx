import type { Trip } from '@saathi/shared/trips/schema'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { useWithRecentLogin } from '../../lib/recent-login.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/trips/trip-sharing.ts'
import { LinkRow } from './sharing/link-row.tsx'
import { TripExports } from './trip-exports.tsx'

/** A trip on paper and in the reader's own calendar. */
export function CalendarPanel({ trip }: { trip: Trip }) {
  return (
    <section
      aria-labelledby="calendar-title"
      className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6 print:hidden"
    >
      <h2 id="calendar-title" className="text-lg">
        <span className="md:hidden">{text.calendarTitle}</span>
        <span className="max-md:hidden">{text.calendarTitleWide}</span>
      </h2>
      <ul className="mt-1">
        <FeedRow />
      </ul>
      <div className="mt-4 flex flex-wrap gap-2 md:hidden">
        <TripExports trip={trip} variant="card" />
      </div>
    </section>
  )
}

/** The private calendar feed of the reader. */
function FeedRow() {
  const utils = trpc.useUtils()
  const { data } = trpc.trips.feed.useQuery()
  const create = trpc.trips.createFeed.useMutation()
  const revoke = trpc.trips.revokeFeed.useMutation()
  const withRecentLogin = useWithRecentLogin()
  const [path, setPath] = useState<string | null>(null)
  const { host, origin } = window.location
  if (!data) return null
  return (
    <LinkRow
      icon={CalendarSync}
      name={text.feed}
      shows={text.feedShows}
      createdAt={data.createdAt}
      url={path && origin + path}
      onCreate={async () => {
        const made = await withRecentLogin(() => create.mutateAsync())
        if (!made) return
        setPath(made.path)
        utils.trips.feed.setData(undefined, { createdAt: new Date().toISOString() })
      }}
      onRevoke={async () => {
        await revoke.mutateAsync()
        setPath(null)
        utils.trips.feed.setData(undefined, { createdAt: null })
      }}
    >
      {path && (
        <p className="mt-1.5">
          <a href={`webcal://${host}${path}`} className="font-[650] text-sm text-teal underline underline-offset-4">
            {text.openCalendar}
          </a>
        </p>
      )}
    </LinkRow>
  )
}
