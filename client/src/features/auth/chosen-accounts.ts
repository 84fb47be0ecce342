import type { GoogleAccount } from '../../lib/identity.ts'

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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAccount).slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberChosen(account: GoogleAccount) {
  const others = chosenBefore().filter(({ email }) => email !== account.email)
  localStorage.setItem(KEY, JSON.stringify([account, ...others].slice(0, KEPT)))
}
