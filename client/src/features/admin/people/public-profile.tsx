import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { StaffPerson } from '@saathi/shared/moderation/people'
import { tourTypeLabel } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Card } from './card.tsx'

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })
const monthName = (month: number) => MONTH.format(Date.UTC(2026, month - 1))
const LIST = new Intl.ListFormat('en-IN')

/** The profile as every signed-in user sees it. */
export function PublicProfile({ person: { profile, state } }: { person: StaffPerson }) {
  const { bio, homeCity, languages, tripTypes, travelMonths, followerCount, followingCount } = profile
  const facts = [
    [text.livesIn, homeCity ?? ''],
    [text.speaks, LIST.format(languages)],
    [text.likes, LIST.format(tripTypes.map(tourTypeLabel))],
    [text.travelsIn, LIST.format(travelMonths.map(monthName))],
    [text.follows, text.followsWords(followerCount, followingCount)],
  ].filter(([, fact]) => fact !== '')
  return (
    <Card title={text.shown} note={state === 'suspended' ? text.hiddenNow : undefined}>
      <p className={`whitespace-pre-wrap ${bio === '' ? 'text-muted italic' : ''}`}>{bio || text.noBio}</p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, fact]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The newest tours that they host. */
export const Tours = ({ tours }: Pick<StaffPerson, 'tours'>) => (
  <Card title={text.tours}>
    {tours.length === 0 ? (
      <p className="text-muted">{text.noTours}</p>
    ) : (
      <ul className="grid gap-2 text-sm leading-snug">
        {tours.map(({ _id, name, destination, startDate, endDate, isCancelled }) => (
          <li key={_id} className="border-line border-t pt-2 first:border-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b className="font-[650]">{name}</b>
              {isCancelled && <span className="admin-chip is-urgent">{text.cancelled}</span>}
            </p>
            <p className="text-muted">{text.tourWhen(destination, spanOfDays(startDate, endDate))}</p>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
