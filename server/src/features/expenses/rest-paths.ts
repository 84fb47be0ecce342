import type { RestPath } from '../../rest-path.ts'

const LEDGERS = ['tour', 'trip'] as const

/** The paths of a procedure of ledgers, below those of the tour and of the trip. `summary` says what it does with the expenses. */
const at =
  (method: RestPath['method'], errors: number[]) =>
  (path: string, summary: string, options: Pick<RestPath, 'defaultInput'> = {}): { rest: RestPath[] } => ({
    rest: LEDGERS.map((ledger) => ({
      method,
      path: `/${ledger}s/:${ledger}Id/expenses${path}`,
      summary: `Expenses of a ${ledger}: ${summary}`,
      errors,
      ledger,
      ...options,
    })),
  })

export const ledgerGet = at('GET', [404])
export const ledgerPost = at('POST', [404, 409])
