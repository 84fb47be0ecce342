import { publicLabel, publicTitle } from '@saathi/shared/lib/messages/en/public-trips'
import { rupees } from '@saathi/shared/lib/money'
import type { PublicTrip } from '@saathi/shared/trips/public-trips'
import type { ReactNode } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/public-trip.ts'
import * as tripText from '../../../messages/en/trips/trips.ts'
import { PictureHead } from '../../../ui/picture-head.tsx'
import { GonePage } from '../sharing/gone-page.tsx'
import { mapDaysOf, SharedDay } from '../sharing/shared-day.tsx'

/** A trip that somebody has made public: its days without dates, and what it cost. `children`: cards beside it. */
export function PublicTripPage({ trip, children }: { trip: PublicTrip; children: ReactNode }) {
  const { place, isPublic } = trip
  const title = publicTitle(trip)
  useTitle(title)
  const days = trip.days.map((day) => ({ ...day, date: null }))
  const mapDays = mapDaysOf({ days })
  return (
    <article>
      <PictureHead
        variant="tall"
        image={place.image && imageSrc(place.image)}
        label={publicLabel(trip)}
        title={title}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="grid content-start gap-10">
          {!isPublic && (
            <p role="status" className="max-w-none rounded-2xl bg-(--warn) px-4 py-2.5 text-sm">
              {text.onlyYou}
            </p>
          )}
          {days.map(({ day }, at) => (
            <SharedDay key={day} trip={{ ...trip, days }} mapDays={mapDays} at={at} empty={text.freeDay} />
          ))}
        </div>
        <div className="grid content-start gap-4">
          <Costs trip={trip} />
          <p className="rounded-3xl border border-line bg-card p-5 text-sm lg:p-6">{text.note}</p>
          {children}
        </div>
      </div>
    </article>
  )
}

/** The bill of the trip for each of its people. */
function Costs({ trip: { costs, people } }: { trip: PublicTrip }) {
  const total = costs.reduce((sum, { cost }) => sum + cost, 0)
  if (total === 0) return null
  return (
    <section aria-labelledby="costs" className="rounded-3xl border border-line bg-card p-5 lg:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="costs" className="text-lg">
          {text.costTitle}
        </h2>
        <p className="font-[700] text-xl tabular-nums">{rupees(total / people)}</p>
      </div>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {costs.map(({ part, cost }) => (
          <div key={part} className="contents">
            <dt>{tripText.costParts[part]}</dt>
            <dd className="text-right">{rupees(cost / people)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-xs">{text.costNote}</p>
    </section>
  )
}

/** The page of an address at which there is no trip, whatever the reason. */
export const MissingTripPage = () => <GonePage title={text.goneTitle} text={text.gone} toHome={text.toHome} />
