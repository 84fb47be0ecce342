import type { SavedRef } from '@saathi/shared/social/saved'
import { readStorageJson, removeStorage, writeStorage } from './storage.ts'

const KEY = 'pendingSave'
/** As long as a registration with a mailed code takes. */
const LASTS_MS = 30 * 60_000

/** Keeps what a visitor wanted to save until they are logged in, in this tab. */
export const keepPendingSave = ({ kind, id }: SavedRef, now = Date.now()) =>
  writeStorage('session', KEY, JSON.stringify({ kind, id, at: now }))

/** Whether this is what was to be saved. It is asked for once. */
export function takePendingSave({ kind, id }: SavedRef, now = Date.now()): boolean {
  const kept = readStorageJson('session', KEY) as { kind?: unknown; id?: unknown; at?: unknown } | null
  if (kept?.kind !== kind || kept.id !== id) return false
  removeStorage('session', KEY)
  return typeof kept.at === 'number' && now - kept.at < LASTS_MS
}
