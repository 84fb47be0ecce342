import { afterEach, expect, test, vi } from 'vitest'
import { readStorage, readStorageJson, removeStorage, writeStorage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

function useStorage(storage: Partial<Storage>) {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
}

/** As in a browser that blocks site data: every access to the property throws. */
function blockStorage() {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', null)
  vi.stubGlobal('sessionStorage', null)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
}

const stop = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test.each(['local', 'session'] as const)('storage: blocked %s storage reads null and ignores writes', (area) => {
  blockStorage()
  expect(() => writeStorage(area, 'key', 'value')).not.toThrow()
  expect(() => removeStorage(area, 'key')).not.toThrow()
  expect(readStorage(area, 'key')).toBeNull()
  expect(readStorageJson(area, 'key')).toBeNull()
})

test('storage: full storage ignores writes and still reads', () => {
  useStorage({ setItem: stop, getItem: () => '{"a":1}' })
  expect(() => writeStorage('local', 'key', 'value')).not.toThrow()
  expect(readStorageJson('local', 'key')).toEqual({ a: 1 })
})

test.each([[null], ['{"a":'], ['']])('readStorageJson: %j gives null', (value) => {
  useStorage({ getItem: () => value })
  expect(readStorageJson('session', 'key')).toBeNull()
})
