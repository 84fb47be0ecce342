import type { AfterJourney, HomeIdea } from '@saathi/shared/home/schema'
import { addDays } from '@saathi/shared/lib/days'
import { useId } from 'react'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PlanTripLink } from '../../ui/plan-trip-link.tsx'
import { ACTS, actClass, CardHead, FACTS } from './card-head.tsx'
import { afterActs, afterWords } from './home-card.ts'

/** A trip that has ended, with what is left to do. */
export function AfterCard({ after, ahead }: { after: AfterJourney; ahead: number }) {
  const titleId = useId()
  const { title, image, startDate, dayCount } = after.journey
  const [first = '', ...more] = afterWords(after)
  return (
    <CardHead
      titleId={titleId}
      image={image}
      eyebrow={startDate === null ? '' : text.ended(addDays(startDate, dayCount - 1))}
      link={{ to: '/trips', words: text.allTrips(ahead) }}
      prefix={`${text.afterTrip} ${title}`}
      title={first}
      isCompact
      acts={
        <ul className={ACTS}>
          {afterActs(after).map(({ act, to, hash }, at) => (
            <li key={act}>
              <AppLink to={to} {...(hash && { hash })} className={actClass(at === 0)}>
                {text.afterActs[act]}
              </AppLink>
            </li>
          ))}
        </ul>
      }
    >
      <div className="mt-0.5 grid text-sm tabular-nums md:flex md:gap-x-4">
        {[...more, title].map((line) => (
          <p key={line} className="truncate text-muted">
            {line}
          </p>
        ))}
      </div>
    </CardHead>
  )
}

/** A saved place, while nothing is ahead. */
export function IdeaCard({ idea: { place, going } }: { idea: HomeIdea }) {
  const titleId = useId()
  return (
    <CardHead
      titleId={titleId}
      image={place.image}
      eyebrow={text.nothing}
      link={{ to: '/saved', words: text.allSaved }}
      title={text.youSaved(place.name)}
      acts={
        <div className={`${ACTS} [&>a]:min-h-11 [&>a]:px-2 [&>a]:text-[min(var(--text-sm),3.5vw)] md:[&>a]:px-5`}>
          <PlanTripLink
            variant="main"
            request={{ placeId: place.id, ...(going && { month: Number(going.month.slice(5)) }) }}
          />
          <AppLink to={`/destinations/${place.id}`} className={buttonClass('quiet')}>
            {text.seePlace(place.name)}
          </AppLink>
        </div>
      }
    >
      <p className={FACTS}>{going ? text.goIn(going.people, going.month) : text.ideaText}</p>
    </CardHead>
  )
}

export const NothingCard = () => (
  <section aria-labelledby="no-trip" className="grid min-h-38 content-start gap-3 md:min-h-36">
    <div>
      <h2 id="no-trip" className="text-xl">
        {text.nothing}
      </h2>
      <p className="mt-1 text-muted">{text.nothingText}</p>
    </div>
    <div className="flex flex-wrap gap-2 max-sm:[&>a]:px-4">
      <AppLink to="/destinations" className={buttonClass('main')}>
        {text.choosePlace}
      </AppLink>
      <AppLink to="/tours" className={buttonClass('quiet')}>
        {text.findTour}
      </AppLink>
    </div>
  </section>
)
