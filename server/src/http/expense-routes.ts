import type { RestRoute } from './rest.ts'

type Kind = 'tour' | 'trip'
type Row = [method: RestRoute['method'], path: string, procedure: RestRoute['procedure'], summary: string]

const ROWS: Row[] = [
  ['GET', '', 'expenses.get', 'who has paid, who owes whom, and what was spent'],
  ['GET', '/entries', 'expenses.entries', 'the entries, newest first'],
  ['POST', '/entries', 'expenses.add', 'add one'],
  ['POST', '/entries/:number/correct', 'expenses.correct', 'replace one by a correction'],
  ['POST', '/entries/:number/remove', 'expenses.remove', 'remove one, which stays as an entry'],
  ['POST', '/guests', 'expenses.addGuest', 'add a guest without an account'],
  ['POST', '/guests/:guestId/rename', 'expenses.renameGuest', 'rename a guest whom you have added'],
  ['POST', '/transfers', 'expenses.begin', 'begin to pay what is owed'],
  ['POST', '/releases', 'expenses.release', 'let a payer see your UPI id'],
  ['POST', '/transfers/:transferId/claim', 'expenses.claim', 'say that you have paid'],
  ['POST', '/transfers/:transferId/unclaim', 'expenses.unclaim', 'take that back'],
  ['POST', '/transfers/:transferId/confirm', 'expenses.confirm', 'confirm that you were paid'],
  ['POST', '/transfers/:transferId/dispute', 'expenses.dispute', 'say that nothing has arrived'],
  ['POST', '/transfers/:transferId/cancel', 'expenses.cancelTransfer', 'call a payment off'],
  ['POST', '/import', 'expenses.importSplitwise', 'add those of a file from Splitwise'],
]

/** The statuses of errors besides those that follow from access and input. */
const errorsOf = (method: RestRoute['method']) => (method === 'GET' ? [404] : [404, 409])

/** The paths of the expenses of a tour or trip. */
export const expenseRoutes = (kind: Kind): RestRoute[] =>
  ROWS.map(([method, path, procedure, summary]) => ({
    method,
    path: `/${kind}s/:${kind}Id/expenses${path}`,
    procedure,
    summary: `Expenses of a ${kind}: ${summary}`,
    errors: errorsOf(method),
    ledger: kind,
    ...(procedure === 'expenses.entries' && { defaultInput: { limit: 100 } }),
  }))
