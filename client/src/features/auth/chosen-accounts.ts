import type { GoogleAccount } from '../../lib/identity.ts'
import { readStorageJson, writeStorage } from '../../lib/storage.ts'

const KEY = 'chosenAccounts'
const KEPT = 4

const isAccount = (value: unknown): value is GoogleAccount =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  'name' in value &&
  typeof value.email === 'string' &&
  typeof value.name === 'string'

/** The accounts last chosen in this browser, the last one first. */
export function chosenBefore(): GoogleAccount[] {
  const kept = readStorageJson('local', KEY)
  return Array.isArray(kept) ? kept.filter(isAccount).slice(0, KEPT) : []
}

export function rememberChosen(account: GoogleAccount) {
  const others = chosenBefore().filter(({ email }) => email !== account.email)
  writeStorage('local', KEY, JSON.stringify([account, ...others].slice(0, KEPT)))
}
