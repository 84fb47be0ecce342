import type { ExpenseSums } from '@saathi/shared/expenses'
import type { Db } from '../../db/client.ts'
import type { LedgerReader } from './access.ts'

/** What the trip of a ledger is estimated to cost; null without a trip. */
export async function findEstimate(_db: Db, _reader: LedgerReader): Promise<ExpenseSums | null> {
  return null
}
