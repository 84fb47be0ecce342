import { readStorageJson, removeStorage, writeStorage } from '../../lib/storage.ts'

/**
 * What a registration under way is remembered by while this tab lives: a phone may throw the page away while its owner
 * reads the mail. Never a password.
 */
export type Draft = {
  name: string
  email: string
  adult: boolean
  /** The address that a code was last sent to, and when (ms since 1970). */
  sent: { email: string; at: number } | null
}

const KEY = 'registration'
const NOTHING: Draft = { name: '', email: '', adult: false, sent: null }

export function readDraft(): Draft {
  const kept = readStorageJson('session', KEY)
  const { name, email, adult, sent } = { ...NOTHING, ...(kept as Partial<Draft> | null) }
  const known = typeof sent?.email === 'string' && typeof sent.at === 'number' ? sent : null
  return { name: String(name), email: String(email), adult: adult === true, sent: known }
}

export const keepDraft = (draft: Draft) => writeStorage('session', KEY, JSON.stringify(draft))
export const forgetDraft = () => removeStorage('session', KEY)
