import { LEDGER_CAST } from '../src/http/openapi/expense-examples.ts'
import type { Call, Scene } from './contract-calls.ts'
import { anExpense } from './expenses.ts'

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const message = 'There are no such expenses, or you have no part in them.'
const noTransfer = 'There is no such payment, or this part of it is not yours.'

/** The calls of the expenses of the caller's own tour or trip, which fillLedger has filled. */
function ledgerCalls(at: Scene, kind: 'tour' | 'trip'): Record<string, Call> {
  const id = () => (kind === 'tour' ? at.ownTourId : at.ledgerTripId)
  const base = `/api/${kind}s`
  const name = (method: string, path: string) => `${method} ${base}/{${kind}Id}/expenses${path}`
  /** The valid call, that for a ledger which does not exist, and an invalid one. */
  const call = (path: string, payload?: () => object, missing = message): Call => ({
    url: () => `${base}/${id()}/expenses${path}`,
    ...(payload && { send: () => ({ payload: payload() }) }),
    ...(payload
      ? { missing: { url: `${base}/${NOBODY}/expenses${path}`, payload: sample, message: missing } }
      : { missing: { url: `${base}/${NOBODY}/expenses${path}`, message: missing } }),
    bad: { url: `${base}/konkan/expenses${path}`, payload: payload && sample, field: 'ledger.id' },
  })
  const [, , , , , from = ''] = LEDGER_CAST.guests
  const [open, claimed, sent, missing, off] = LEDGER_CAST.transfers
  const somebody = { _id: NOBODY }
  /** Fields of all calls. */
  const sample = {
    ...{ expense: anExpense([somebody]), reason: 'It was less', name: 'Amma', method: 'cash', csv: 'x', people: {} },
    ...{ from: NOBODY, to: NOBODY, amountPaise: 100, transfer: { from, amountPaise: 100 } },
  }
  const expense = () => anExpense([at.asha, { _id: from }])
  const pay = () => ({ from, to: at.asha._id, amountPaise: 5_000 })
  const csv = 'Date,Description,Category,Cost,Currency,A,B\n2026-12-13,Lunch,Dining out,200.00,INR,100.00,-100.00\n'
  return {
    [name('GET', '')]: call(''),
    [name('GET', '/entries')]: call('/entries'),
    [name('POST', '/entries')]: call('/entries', () => ({ expense: expense() })),
    [name('POST', '/entries/{number}/correct')]: call('/entries/2/correct', () => ({
      expense: expense(),
      reason: 'Less',
    })),
    [name('POST', '/entries/{number}/remove')]: call('/entries/3/remove', () => ({ reason: 'Twice' })),
    [name('POST', '/guests')]: call('/guests', () => ({ name: 'Amma' })),
    [name('POST', '/guests/{guestId}/rename')]: call(`/guests/${from}/rename`, () => ({ name: 'Amma' })),
    [name('POST', '/transfers')]: call('/transfers', pay),
    [name('POST', '/releases')]: call('/releases', () => ({ transfer: { from, amountPaise: 5_000 } })),
    [name('POST', '/transfers/{transferId}/claim')]: call(
      `/transfers/${open}/claim`,
      () => ({ method: 'cash' }),
      noTransfer,
    ),
    [name('POST', '/transfers/{transferId}/unclaim')]: call(`/transfers/${claimed}/unclaim`, () => ({}), noTransfer),
    [name('POST', '/transfers/{transferId}/confirm')]: call(`/transfers/${sent}/confirm`, () => ({}), noTransfer),
    [name('POST', '/transfers/{transferId}/dispute')]: call(
      `/transfers/${missing}/dispute`,
      () => ({ reason: 'Nothing has arrived' }),
      noTransfer,
    ),
    [name('POST', '/transfers/{transferId}/cancel')]: call(`/transfers/${off}/cancel`, () => ({}), noTransfer),
    [name('POST', '/import')]: {
      ...call('/import', () => ({ csv, people: { A: at.asha._id, B: from } })),
      missing: {
        url: `${base}/${NOBODY}/expenses/import`,
        payload: { csv, people: { A: NOBODY, B: from } },
        message,
      },
    },
    [`GET ${base}/{id}/expenses.csv`]: {
      url: () => `${base}/${id()}/expenses.csv`,
      missing: { url: `${base}/${NOBODY}/expenses.csv`, message },
      bad: { url: `${base}/konkan/expenses.csv`, field: 'ledger.id' },
    },
  }
}

export const expenseCallsOf = (at: Scene): Record<string, Call> => ({
  'GET /api/expenses': { url: () => '/api/expenses' },
  'POST /api/expenses/upi': {
    url: () => '/api/expenses/upi',
    send: () => ({ payload: { upi: 'asha.rao@okaxis' } }),
    says: () => ({ upi: { id: 'asha.rao@okaxis' } }),
    bad: { payload: { upi: 'asha' }, field: 'upi' },
  },
  ...ledgerCalls(at, 'tour'),
  ...ledgerCalls(at, 'trip'),
})
