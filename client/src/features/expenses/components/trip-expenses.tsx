import type { Ledger } from '@saathi/shared/expenses/schema'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { allTrips } from '../../../messages/en/tours/tour-screen.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { HeadDays } from '../../../ui/tour-screen/head-days.tsx'
import { ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TripTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import { ExpensesPage, type ReportExpense } from './expenses-page.tsx'

/** The expenses of a trip without a tour, with its head and tabs. */
export const TripExpenses = ({ tripId, report }: { tripId: string; report: ReportExpense }) => (
  <ExpensesPage
    ledger={{ kind: 'trip', id: tripId }}
    head={(ledger, actions) => <Head tripId={tripId} ledger={ledger} actions={actions} />}
    foot={(ledger) =>
      ledger.mayAdd && <TripTabs tripId={tripId} hasGroup={hasFriends(ledger)} current="expenses" foot />
    }
    report={report}
    elsewhere={
      <Link to="/trips" className={buttonClass('quiet')}>
        {allTrips}
      </Link>
    }
  />
)

/** Whether friends come along, with whom the owner has a group. */
const hasFriends = ({ people }: Ledger) => people.filter(({ kind, active }) => kind === 'member' && active).length > 1

function Head({ tripId, ledger, actions }: { tripId: string; ledger: Ledger; actions: ReactNode }) {
  // Whoever has left the trip still settles here, but no longer sees it.
  const trip = trpc.trips.get.useQuery(ledger.mayAdd ? { tripId } : skipToken)
  return (
    <ScreenHead
      title={ledger.title}
      image={trip.data?.place.image ?? null}
      facts={
        <>
          {ledger.travelDates && (
            <li>
              <HeadDays {...ledger.travelDates} />
            </li>
          )}
          <li>{text.peopleCount(ledger.people.length)}</li>
        </>
      }
      actions={<div className="flex shrink-0 items-center gap-1 md:gap-2.5 print:hidden">{actions}</div>}
      tabs={ledger.mayAdd && <TripTabs tripId={tripId} hasGroup={hasFriends(ledger)} current="expenses" />}
    />
  )
}
