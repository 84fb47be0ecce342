import type { Ledger } from '@saathi/shared/expenses/schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tourPictures } from '../../../lib/tour-pictures.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Going } from '../../../ui/tour-screen/going.tsx'
import { HeadDays } from '../../../ui/tour-screen/head-days.tsx'
import { ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import { ExpensesPage, type ReportExpense } from './expenses-page.tsx'

/** The expenses of a tour, with its head and tabs. */
export const TourExpenses = ({ tourId, report }: { tourId: string; report: ReportExpense }) => (
  <ExpensesPage
    ledger={{ kind: 'tour', id: tourId }}
    head={(ledger, actions) => <Head tourId={tourId} ledger={ledger} actions={actions} />}
    foot={() => <TourTabs tourId={tourId} current="expenses" foot />}
    report={report}
    elsewhere={
      <Link to="/tours" className={buttonClass('quiet')}>
        {text.allTours}
      </Link>
    }
  />
)

function Head({ tourId, ledger, actions }: { tourId: string; ledger: Ledger; actions: ReactNode }) {
  const tour = trpc.tours.get.useQuery({ tourId })
  const members = ledger.people.filter(({ kind, active }) => kind === 'member' && active)
  return (
    <ScreenHead
      title={ledger.title}
      image={(tour.data && tourPictures(tour.data)[0]) ?? null}
      tourId={tourId}
      facts={
        <>
          {ledger.travelDates && (
            <li>
              <HeadDays {...ledger.travelDates} />
            </li>
          )}
          {tour.data && <li className="hidden! md:inline!">{tour.data.destination}</li>}
          <li>
            <Going
              people={members.map(({ id, name, profilePicture }) => ({
                _id: id,
                name: name ?? text.formerMember,
                profilePicture,
              }))}
              count={members.length}
              cancelled={ledger.cancelled}
            />
          </li>
        </>
      }
      actions={<div className="flex shrink-0 items-center gap-1 md:gap-2.5 print:hidden">{actions}</div>}
      tabs={<TourTabs tourId={tourId} current="expenses" />}
    />
  )
}
