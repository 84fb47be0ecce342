import type { Example } from './examples.ts'

/** The guests of the ledgers in the scenario, and the transfers from each of them to the caller. */
export const LEDGER_CAST = {
  guests: [1, 2, 3, 4, 5, 6].map((number) => `019aa1c0-4a00-7a5a-8b01-0242ac13000${number}`),
  transfers: [1, 2, 3, 4, 5].map((number) => `019aa1c0-4a00-7a5a-8b01-0242ac14000${number}`),
}

type Scenario = { kind: 'tour' | 'trip'; id: string; asha: string }

/** The calls of the expenses of a tour or trip, in which the first entry is what guests of the caller owe her. */
export function expenseExamples({ kind, id, asha }: Scenario): Record<string, Example> {
  const params = { [`${kind}Id`]: id }
  const path = `/api/${kind}s/{${kind}Id}/expenses`
  const [, , , , , from = ''] = LEDGER_CAST.guests
  const [open = '', claimed = '', sent = '', missing = '', off = ''] = LEDGER_CAST.transfers
  const of = (transferId: string, body: object = {}) => ({ params: { ...params, transferId }, body })
  const expense = {
    title: 'Ferry to the fort',
    category: 'travel',
    day: '2026-12-12',
    amountPaise: 30_000,
    payers: [{ id: asha, paise: 30_000 }],
    split: { how: 'equal', people: [asha, from] },
  }
  const csv =
    'Date,Description,Category,Cost,Currency,Asha,Amma\n2026-12-13,Lunch,Dining out,200.00,INR,100.00,-100.00\n'
  return {
    [`GET ${path}`]: { params },
    [`GET ${path}/entries`]: { params, query: { limit: '20' } },
    [`POST ${path}/entries`]: { params, body: { expense } },
    [`POST ${path}/entries/{number}/correct`]: {
      params: { ...params, number: '2' },
      body: { expense: { ...expense, category: 'entry' }, reason: 'It was the ticket of the fort' },
    },
    [`POST ${path}/entries/{number}/remove`]: { params: { ...params, number: '3' }, body: { reason: 'Entered twice' } },
    [`POST ${path}/guests`]: { params, body: { name: 'Amma' } },
    [`POST ${path}/guests/{guestId}/rename`]: { params: { ...params, guestId: from }, body: { name: 'Amma' } },
    [`POST ${path}/transfers`]: { params, body: { from, to: asha, amountPaise: 5_000 } },
    [`POST ${path}/releases`]: { params, body: { transfer: { from, amountPaise: 5_000 } } },
    [`POST ${path}/transfers/{transferId}/claim`]: of(open, { method: 'cash' }),
    [`POST ${path}/transfers/{transferId}/unclaim`]: of(claimed),
    [`POST ${path}/transfers/{transferId}/confirm`]: of(sent, { method: 'bank' }),
    [`POST ${path}/transfers/{transferId}/dispute`]: of(missing, { reason: 'Nothing has arrived' }),
    [`POST ${path}/transfers/{transferId}/cancel`]: { ...of(off), answer: { cancelled: true } },
    [`POST ${path}/import`]: {
      params,
      body: { csv, people: { Asha: asha, Amma: from } },
      answer: { imported: 1, alreadyImported: 0, skipped: [] },
    },
  }
}
