import { describe, expect, test } from 'vitest'
import { bodyOf, ResponseCache, serializedOf } from './response-cache.ts'

/** A source whose reads are counted and can be held back. */
function countedSource() {
  const source = {
    value: 'mango',
    reads: 0,
    read: async () => {
      source.reads += 1
      const { value } = source
      await new Promise(setImmediate)
      return { value }
    },
  }
  return source
}

describe('ResponseCache.get', () => {
  test('within the time to live: the same response is returned without a read', async () => {
    let now = 1_000
    const source = countedSource()
    const cache = new ResponseCache({ ttlMs: 1_000, now: () => now })
    const first = await cache.get(['a'], source.read)
    source.value = 'papaya'
    now = 1_999
    expect(await cache.get(['a'], source.read)).toBe(first)
    expect(source.reads).toBe(1)
  })

  test('after the time to live: the response is read again', async () => {
    let now = 1_000
    const source = countedSource()
    const cache = new ResponseCache({ ttlMs: 1_000, now: () => now })
    await cache.get(['a'], source.read)
    source.value = 'papaya'
    now = 2_001
    expect(await cache.get(['a'], source.read)).toEqual({ value: 'papaya' })
  })

  test('a slow read: its age counts from its start', async () => {
    let now = 1_000
    const source = countedSource()
    const cache = new ResponseCache({ ttlMs: 1_000, now: () => now })
    const reading = cache.get(['a'], source.read)
    now = 1_900
    await reading
    now = 2_001
    await cache.get(['a'], source.read)
    expect(source.reads).toBe(2)
  })

  test('fifty concurrent callers: they share one read', async () => {
    const source = countedSource()
    const cache = new ResponseCache()
    const responses = await Promise.all(Array.from({ length: 50 }, () => cache.get(['a'], source.read)))
    expect([new Set(responses).size, source.reads]).toEqual([1, 1])
  })

  test('different keys: they have responses of their own', async () => {
    const cache = new ResponseCache()
    const get = (...key: unknown[]) => cache.get(key, async () => ({ key }))
    expect(await get('list', { limit: 1 })).toEqual({ key: ['list', { limit: 1 }] })
    expect(await get('list', { limit: 2 })).toEqual({ key: ['list', { limit: 2 }] })
    expect(await get('list', '{"limit":1}')).toEqual({ key: ['list', '{"limit":1}'] })
  })

  test('a failed read: it is not cached', async () => {
    const cache = new ResponseCache()
    await expect(cache.get(['a'], () => Promise.reject(new Error('closed')))).rejects.toThrow('closed')
    expect(await cache.get(['a'], async () => ({ value: 'mango' }))).toEqual({ value: 'mango' })
  })

  test('a cached response: it cannot be changed by its callers', async () => {
    const response = await new ResponseCache().get(['a'], async () => ({ items: [{ name: 'Hampi' }] }))
    expect(() => response.items.push({ name: 'Goa' })).toThrow(TypeError)
    expect(() => Object.assign(response.items[0] ?? {}, { name: 'Goa' })).toThrow(TypeError)
  })

  test('more bytes than allowed: the least recently used responses are dropped', async () => {
    const reads: string[] = []
    const cache = new ResponseCache({ maxBytes: 1_000 })
    const get = (name: string) =>
      cache.get([name], async () => {
        reads.push(name)
        return { name, filler: 'x'.repeat(300) }
      })
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name)
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'b'])
  })
})

describe('ResponseCache.clear', () => {
  test('a cached response: the next call reads', async () => {
    const source = countedSource()
    const cache = new ResponseCache()
    await cache.get(['a'], source.read)
    source.value = 'papaya'
    cache.clear()
    expect(await cache.get(['a'], source.read)).toEqual({ value: 'papaya' })
  })

  test('a read under way: calls after it do not get its response', async () => {
    const source = countedSource()
    const cache = new ResponseCache()
    const before = cache.get(['a'], source.read)
    source.value = 'papaya'
    cache.clear()
    expect(await cache.get(['a'], source.read)).toEqual({ value: 'papaya' })
    expect(await before).toEqual({ value: 'mango' })
    expect(await cache.get(['a'], source.read)).toEqual({ value: 'papaya' })
  })
})

describe('serializedOf', () => {
  test('equal bodies: they have the same ETag, others another one', async () => {
    const cache = new ResponseCache()
    const page = await cache.get(['list'], async () => ({ items: ['Hampi', 'Leh'], nextCursor: null }))
    const again = await cache.get(['list', 2], async () => ({ items: ['Hampi', 'Leh'], nextCursor: 'x' }))
    const one = await cache.get(['get'], async () => ({ name: 'Hampi ₹' }))
    expect(serializedOf(page)?.bytes.toString()).toBe('["Hampi","Leh"]')
    expect(serializedOf(one)?.bytes.toString()).toBe('{"name":"Hampi ₹"}')
    expect(serializedOf(page)?.etag).toMatch(/^"[\w-]{22}"$/)
    expect(serializedOf(page)?.etag).toBe(serializedOf(again)?.etag)
    expect(serializedOf(page)?.etag).not.toBe(serializedOf(one)?.etag)
  })
})

test('bodyOf: a page gives its items, anything else itself', () => {
  expect(bodyOf({ items: [1], nextCursor: null })).toEqual([1])
  expect(bodyOf({ items: [1], change: null })).toEqual({ items: [1], change: null })
})
