import type { GoogleAccount } from '../../lib/identity.ts'
import { readStorageJson, writeStorage } from '../../lib/storage.ts'

const KEY = 'chosenAccounts'
const MAX_ACCOUNTS = 4

const isAccount = (value: unknown): value is GoogleAccount =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  'name' in value &&
  typeof value.email === 'string' &&
  typeof value.name === 'string'

/** The accounts last chosen in this browser, most recent first. */
export function recentAccounts(): GoogleAccount[] {
  const stored = readStorageJson('local', KEY)
  return Array.isArray(stored) ? stored.filter(isAccount).slice(0, MAX_ACCOUNTS) : []
}

export function saveAccount(account: GoogleAccount) {
  const others = recentAccounts().filter(({ email }) => email !== account.email)
  writeStorage('local', KEY, JSON.stringify([account, ...others].slice(0, MAX_ACCOUNTS)))
}
