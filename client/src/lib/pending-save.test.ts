import { beforeEach, expect, test, vi } from 'vitest'
import { keepPendingSave, takePendingSave } from './pending-save.ts'

const hampi = { kind: 'destination', id: 'hampi' } as const

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

test('a pending save: is taken once, and by its own place only', () => {
  keepPendingSave(hampi)
  expect(takePendingSave({ kind: 'destination', id: 'kochi' })).toBe(false)
  expect(takePendingSave(hampi)).toBe(true)
  expect(takePendingSave(hampi)).toBe(false)
})

test('an old pending save: is not done any more', () => {
  keepPendingSave(hampi, 0)
  expect(takePendingSave(hampi, 31 * 60_000)).toBe(false)
})
