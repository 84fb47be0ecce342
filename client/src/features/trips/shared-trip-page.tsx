import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { sharedLabel, sharedWhen } from '@saathi/shared/lib/messages/en/shared-trips'
import { rupees } from '@saathi/shared/lib/money'
import type { SharedTrip } from '@saathi/shared/trips/shared-trips'
import type { ReactNode } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/trips/shared-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PictureHead } from '../../ui/picture-head.tsx'
import { EmergencyNumbers } from './sharing/emergency-numbers.tsx'
import { GonePage } from './sharing/gone-page.tsx'
import { mapDaysOf, SharedDay } from './sharing/shared-day.tsx'

/** A trip by its link, for people without a log-in: nothing on it can be changed. `children`: a card beside it. */
export function SharedTripPage({ trip, children }: { trip: SharedTrip; children: ReactNode }) {
  const { kind, title, place, expiresOn, days } = trip
  useTitle(title)
  const isFamily = kind === 'family'
  const hasTimes = days.some(({ items }) => items.some(({ start }) => start !== null))
  const mapDays = mapDaysOf(trip)
  return (
    <article>
      <PictureHead
        variant="tall"
        image={place.image && imageSrc(place.image)}
        label={sharedLabel(trip)}
        title={title}
        pitch={sharedWhen(trip)}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <div className="grid content-start gap-10">
          {days.map(({ day }, at) => (
            <SharedDay key={day} trip={trip} mapDays={mapDays} at={at} />
          ))}
        </div>
        <div className="grid content-start gap-4">
          {isFamily && <EmergencyNumbers />}
          {trip.cost != null && (
            <div className="rounded-3xl border border-line bg-card p-5 lg:p-6">
              <h2 className="text-lg">{text.costTitle}</h2>
              <p className="mt-1 font-[700] text-xl tabular-nums">{rupees(trip.cost / (trip.people ?? 1))}</p>
              <p className="mt-1 text-muted text-xs">{text.estimate}</p>
            </div>
          )}
          <div className="grid gap-2 rounded-3xl border border-line bg-card p-5 text-sm lg:p-6">
            <p>{text.readNote}</p>
            {hasTimes && <p>{text.indianTimes}</p>}
            {expiresOn && <p>{text.worksUntil(spanOfDays(expiresOn, expiresOn))}</p>}
          </div>
          {children}
          <div className="rounded-3xl bg-sunk p-5 lg:p-6 print:hidden">
            <h2 className="text-lg">{text.planTitle}</h2>
            <p className="mt-2 mb-4 text-sm">{text.planText}</p>
            <AppLink to="/" className={buttonClass('quiet')}>
              {text.planLink}
            </AppLink>
          </div>
        </div>
      </div>
    </article>
  )
}

/** The page of a link that does not work, whatever the reason. */
export const DeadLinkPage = () => <GonePage title={text.goneTitle} text={text.gone} toHome={text.toHome} />
