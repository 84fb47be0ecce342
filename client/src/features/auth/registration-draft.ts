import { readStorageJson, removeStorage, writeStorage } from '../../lib/storage.ts'

/**
 * The registration in progress, in session storage: a phone may unload the tab while the user reads the mail. It never
 * holds the password.
 */
export type Draft = {
  name: string
  email: string
  adult: boolean
  /** The address that the last code was sent to, and when (ms since 1970). */
  sent: { email: string; at: number } | null
}

const KEY = 'registration'
const NOTHING: Draft = { name: '', email: '', adult: false, sent: null }

export function readDraft(): Draft {
  const stored = readStorageJson('session', KEY)
  const { name, email, adult, sent } = { ...NOTHING, ...(stored as Partial<Draft> | null) }
  const known = typeof sent?.email === 'string' && typeof sent.at === 'number' ? sent : null
  return { name: String(name), email: String(email), adult: adult === true, sent: known }
}

export const saveDraft = (draft: Draft) => writeStorage('session', KEY, JSON.stringify(draft))
export const deleteDraft = () => removeStorage('session', KEY)
