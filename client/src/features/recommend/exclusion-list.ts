import type { Exclusion } from '@saathi/shared/recommend/schema'
import { readStorageJson, removeStorage, writeStorage } from '../../lib/storage.ts'

/** A place marked `Not for me`, with its name for the list of what was left out. */
export type LeftOut = Exclusion & { name: string }

const KEY = 'not-for-me'
const MOST = 20

export const REASONS = ['far', 'dear', 'been', 'kind'] as const satisfies readonly Exclusion['reason'][]

function isLeftOut(value: unknown): value is LeftOut {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, reason } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && REASONS.some((choice) => choice === reason)
}

/** The places left out in this session; what is stored and not valid is ignored. */
export function readLeftOut(): LeftOut[] {
  const stored = readStorageJson('session', KEY)
  return Array.isArray(stored) ? stored.filter(isLeftOut).slice(-MOST) : []
}

export function writeLeftOut(list: LeftOut[]) {
  if (list.length === 0) removeStorage('session', KEY)
  else writeStorage('session', KEY, JSON.stringify(list))
}

/** The list with a place added, or with its reason changed; beyond the most, the oldest go. */
export const withPlace = (list: LeftOut[], place: LeftOut): LeftOut[] =>
  [...list.filter(({ id }) => id !== place.id), place].slice(-MOST)
