import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { PersonDetails } from '@saathi/shared/social/schema'
import { CalendarDays, Compass, House, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { tourTypeLabel } from '../../../lib/choices.ts'
import * as text from '../../../messages/en/social/profile.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { PatternBanner } from '../../../ui/pattern-banner.tsx'

type Props = {
  person: PersonDetails
  name: string
  /** What was checked, under the name. */
  trust?: ReactNode
  /** The follower and following counts. */
  counts: ReactNode
  /** The viewer's actions: edit, or follow. */
  actions: ReactNode
  /** Shown below the text for a missing biography. */
  addBio?: ReactNode
}

const LIST = new Intl.ListFormat('en-IN')

/** The head of a profile: pattern banner, picture, name and biography. */
export const ProfileBanner = ({ person, name, trust, counts, actions, addBio }: Props) => (
  <header>
    <div className="h-36 overflow-hidden bg-night md:h-52">
      <PatternBanner id={person._id} />
    </div>
    <div className="wrap">
      <div className="relative flex flex-col gap-5 md:flex-row md:gap-8">
        <Avatar
          id={person._id}
          name={name}
          picture={person.profilePicture}
          className="-mt-14 size-28 ring-6 ring-paper md:-mt-18 md:size-40"
        />
        <div className="min-w-0 flex-1 md:pt-6">
          <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
            <div className="min-w-0">
              <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere]">
                {name}
              </h1>
              {trust}
              {counts}
            </div>
            <div className="flex flex-wrap gap-3">{actions}</div>
          </div>
          <p className="mt-4 whitespace-pre-line [overflow-wrap:anywhere]">{person.bio || text.noBio}</p>
          {!person.bio && addBio}
          <About person={person} />
        </div>
      </div>
    </div>
  </header>
)

function About({ person: { homeCity, languages, tripTypes, travelMonths } }: { person: PersonDetails }) {
  const trips = tripTypes.map(tourTypeLabel)
  const facts = [
    { Icon: House, fact: homeCity ? text.livesIn(homeCity) : '' },
    { Icon: Languages, fact: languages.length > 0 ? text.speaks(LIST.format(languages)) : '' },
    { Icon: Compass, fact: trips.length > 0 ? text.likes(LIST.format(trips)) : '' },
    {
      Icon: CalendarDays,
      fact: travelMonths.length > 0 ? text.travelsIn(LIST.format(travelMonths.map(monthName))) : '',
    },
  ].filter(({ fact }) => fact)
  if (facts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {facts.map(({ Icon, fact }) => (
        <li key={fact} className="flex min-w-0 gap-2 [overflow-wrap:anywhere]">
          <Icon aria-hidden className="mt-1 size-4 shrink-0" />
          {fact}
        </li>
      ))}
    </ul>
  )
}
