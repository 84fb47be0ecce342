import { beforeEach, expect, test, vi } from 'vitest'
import { type LeftOut, readLeftOut, withPlace, writeLeftOut } from './exclusion-list.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const place = (id: string, reason: LeftOut['reason'] = 'far'): LeftOut => ({ id, name: id.toUpperCase(), reason })

test('the places left out: are stored for the session, and removed with the last', () => {
  writeLeftOut([place('diu')])
  expect(readLeftOut()).toEqual([place('diu')])
  writeLeftOut([])
  expect(readLeftOut()).toEqual([])
  expect(stored.size).toBe(0)
})

test('stored values that are not valid: are ignored', () => {
  for (const text of ['{', '5', '[1, null, {"id": "diu"}, {"id": "diu", "name": "Diu", "reason": "ugly"}]']) {
    stored.set('not-for-me', text)
    expect(readLeftOut()).toEqual([])
  }
})

test('a place left out again: keeps its latest reason; beyond 20, the oldest go', () => {
  expect(withPlace([place('diu'), place('goa')], place('diu', 'dear'))).toEqual([place('goa'), place('diu', 'dear')])
  const many = Array.from({ length: 20 }, (_, at) => place(`place-${at}`))
  const list = withPlace(many, place('one-more'))
  expect(list).toHaveLength(20)
  expect([list[0]?.id, list.at(-1)?.id]).toEqual(['place-1', 'one-more'])
})
