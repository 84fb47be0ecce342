import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPriceEach } from '@saathi/shared/lib/money'
import type { Package } from '@saathi/shared/packages/schema'
import type { ReactNode } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/packages/package-page.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LinkedRow, ROW_LINK } from '../../ui/linked-row.tsx'

type Props = {
  item: Package
  /** The link that plans the trip alone, if the package has a known place. */
  planLink: ReactNode
}

/** The next tours with a free seat that go where the package goes; without any, how to make a date. */
export function PackageDates({ item: { _id, withdrawn }, planLink }: Props) {
  const { data, isError } = trpc.packages.tours.useQuery({ packageId: _id })
  if (isError || (withdrawn && !data?.items.length)) return null
  return (
    <section>
      <h2 className="mb-5 text-3xl">{text.dates}</h2>
      {!data ? (
        <div className="skeleton h-24 rounded-2xl!" />
      ) : data.items.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map(({ _id: tourId, name, travelDates, price, image, ofPackage }) => (
            <li key={tourId}>
              <LinkedRow
                image={image}
                name={
                  <AppLink to="/tours" search={{ tour: tourId } as never} className={ROW_LINK}>
                    {spanOfDays(travelDates.start, travelDates.end)}
                  </AppLink>
                }
                facts={text.dateFacts(name, tourPriceEach(price), ofPackage)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="text-muted">{text.noDates}</p>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <AppLink to="/create-tour" search={{ package: _id } as never} className={buttonClass('quiet')}>
              {text.hostTour}
            </AppLink>
            {planLink}
          </div>
        </>
      )}
    </section>
  )
}
