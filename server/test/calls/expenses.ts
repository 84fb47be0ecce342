import { anExpense } from '../expenses.ts'
import type { CallsOf } from './call.ts'
import type { Things } from './things.ts'

const expense = ({ me, ledgerGuest }: Things) => anExpense([{ _id: me }, { _id: ledgerGuest }])
const csv = 'Date,Description,Category,Cost,Currency,A,B\n2026-12-13,Lunch,Dining out,200.00,INR,100.00,-100.00\n'

export const expenses: CallsOf<'expenses'> = {
  overview: { may: 'user' },
  get: { may: 'member', input: ({ ledger }) => ({ ledger }) },
  entries: { may: 'member', input: ({ ledger }) => ({ ledger }) },
  csv: { may: 'member', input: ({ ledger }) => ({ ledger }) },
  add: { may: 'member', input: (things) => ({ ledger: things.ledger, expense: expense(things) }) },
  correct: {
    may: 'member',
    input: (things) => ({
      ledger: things.ledger,
      number: things.entry,
      expense: expense(things),
      reason: 'It was less',
    }),
  },
  remove: { may: 'member', input: ({ ledger, otherEntry: number }) => ({ ledger, number, reason: 'Twice' }) },
  addGuest: { may: 'member', input: ({ ledger }) => ({ ledger, name: 'Amma' }) },
  renameGuest: { may: 'member', input: ({ ledger, ledgerGuest: guestId }) => ({ ledger, guestId, name: 'Amma' }) },
  begin: {
    may: 'member',
    input: ({ ledger, ledgerGuest: from, me: to }) => ({ ledger, from, to, amountPaise: 5_000 }),
  },
  release: {
    may: 'member',
    input: ({ ledger, ledgerGuest: from }) => ({ ledger, transfer: { from, amountPaise: 5_000 } }),
  },
  claim: { may: 'member', input: ({ ledger, transfers }) => ({ ledger, transferId: transfers.open, method: 'cash' }) },
  unclaim: { may: 'member', input: ({ ledger, transfers }) => ({ ledger, transferId: transfers.claimed }) },
  confirm: { may: 'member', input: ({ ledger, transfers }) => ({ ledger, transferId: transfers.sent }) },
  dispute: {
    may: 'member',
    input: ({ ledger, transfers }) => ({ ledger, transferId: transfers.missing, reason: 'Nothing has arrived' }),
  },
  cancelTransfer: { may: 'member', input: ({ ledger, transfers }) => ({ ledger, transferId: transfers.off }) },
  setUpi: { may: 'user', input: () => ({ upi: 'asha.rao@okaxis', consent: true }) },
  importSplitwise: {
    may: 'member',
    input: ({ ledger, me, ledgerGuest }) => ({ ledger, csv, people: { A: me, B: ledgerGuest } }),
  },
}
