import { restRoutes } from '../src/http/rest.ts'
import type { Things } from './calls/things.ts'
import type { Case } from './contract-case.ts'

const noLedger = 'There are no such expenses, or you have no part in them.'
const noTransfer = 'There is no such payment, or this part of it is not yours.'

/** The documented paths of the expenses of the caller's own tour or trip, which `fillLedger` has filled alike. */
function ledgerCases(kind: 'tour' | 'trip', id: string): Record<string, Case> {
  const cases = restRoutes
    .filter(({ ledger }) => ledger === kind)
    .map(({ method, path }): [string, Case] => [
      `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
      {
        things: { ledger: { kind, id } },
        missing: path.includes(':transferId') ? noTransfer : noLedger,
        bad: { with: { ledger: { kind, id: 'konkan' } }, field: 'ledger.id' },
      },
    ])
  const file: Case = { ...cases[0]?.[1] }
  return { ...Object.fromEntries(cases), [`GET /api/${kind}s/{id}/expenses.csv`]: file }
}

export const contractExpenses = (things: Things): Record<string, Case> => ({
  'GET /api/expenses': {},
  'POST /api/expenses/upi': {
    says: { upi: { id: 'asha.rao@okaxis' } },
    bad: { with: { upi: 'asha' }, field: 'upi' },
  },
  ...ledgerCases('tour', things.ownTour),
  ...ledgerCases('trip', things.sharedTrip),
})
