import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, checkedOnce, Kept, sendableOf } from './versioned-cache.ts'

/** The version of what never changes, and promises nothing. */
const standing = async () => ({ version: 1, leaseMs: 0 })

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A shop window: what it shows, its version, and how often each was looked at. */
function aSource() {
  const source = {
    version: 1 as number | null,
    shows: 'mango',
    versionReads: 0,
    reads: 0,
    write(shows: string) {
      source.shows = shows
      source.version = (source.version ?? 0) + 1
    },
    readVersion: async () => {
      source.versionReads += 1
      return source.version === null ? null : { version: source.version, leaseMs: 0 }
    },
    read: async () => {
      source.reads += 1
      const shows = source.shows
      await turn()
      return { shows }
    },
  }
  return source
}

describe('an answer that is kept', () => {
  test('is read once, and given again for as long as its version stands', async () => {
    const source = aSource()
    const kept = new Kept(source.readVersion)
    const first = await kept.answer(['window'], source.read)
    expect(await kept.answer(['window'], source.read)).toBe(first)
    expect([source.reads, source.versionReads]).toEqual([1, 2])
    source.write('papaya')
    expect(await kept.answer(['window'], source.read)).toEqual({ shows: 'papaya' })
    expect(source.reads).toBe(2)
  })

  test('is another for another question', async () => {
    const kept = new Kept(standing)
    const ask = (...question: unknown[]) => kept.answer(question, async () => ({ question }))
    expect(await ask('list', { limit: 1 })).toEqual({ question: ['list', { limit: 1 }] })
    expect(await ask('list', { limit: 2 })).toEqual({ question: ['list', { limit: 2 }] })
    expect(await ask('list', '{"limit":1}')).toEqual({ question: ['list', '{"limit":1}'] })
  })

  test('is read once for many who ask at once', async () => {
    const source = aSource()
    const kept = new Kept(source.readVersion)
    const answers = await Promise.all(Array.from({ length: 50 }, () => kept.answer(['window'], source.read)))
    expect(new Set(answers).size).toBe(1)
    expect([source.reads, source.versionReads]).toEqual([1, 1])
  })

  test('can be changed by none of those who share it', async () => {
    const kept = new Kept(standing)
    const answer = await kept.answer(['tours'], async () => ({ items: [{ name: 'Hampi' }], nextCursor: null }))
    expect(() => answer.items.push({ name: 'Goa' })).toThrow(TypeError)
    expect(() => Object.assign(answer.items[0] ?? {}, { name: 'Goa' })).toThrow(TypeError)
  })

  test('is none when it fails: the next who asks has another try', async () => {
    const kept = new Kept(standing)
    const refuse = () => Promise.reject(new Error('closed'))
    await expect(kept.answer(['window'], refuse)).rejects.toThrow('closed')
    expect(await kept.answer(['window'], async () => ({ shows: 'mango' }))).toEqual({ shows: 'mango' })
  })

  test('is none while the version cannot be told, and that is not hidden when reading it fails', async () => {
    const source = aSource()
    source.version = null
    const kept = new Kept(source.readVersion)
    await kept.answer(['window'], source.read)
    expect(sendableOf(await kept.answer(['window'], source.read))).toBeUndefined()
    expect(source.reads).toBe(2)
    const unread = new Kept(() => Promise.reject(new Error('no database')))
    await expect(unread.answer(['window'], source.read)).rejects.toThrow('no database')
  })

  test('makes room when there are too many, the longest unused first', async () => {
    const reads: string[] = []
    const kept = new Kept(standing, { maxBytes: 1_000 })
    const ask = (name: string) =>
      kept.answer([name], async () => {
        reads.push(name)
        return { name, filler: 'x'.repeat(300) }
      })
    for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(name)
    expect(reads).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  test('is given without a look at the version while a lease runs, counted from when it was asked for', async () => {
    const source = aSource()
    let [clock, leaseMs] = [1_000, 20]
    const kept = new Kept(
      async () => {
        source.versionReads += 1
        clock += 5 // on its way
        return { version: 1, leaseMs }
      },
      { now: () => clock },
    )
    await kept.answer(['window'], source.read)
    clock = 1_019
    await kept.answer(['window'], source.read)
    expect(source.versionReads).toBe(1)
    clock = 1_020
    await kept.answer(['window'], source.read)
    expect(source.versionReads).toBe(2)
    clock = 1_040
    leaseMs = 0
    await kept.answer(['window'], source.read)
    await kept.answer(['window'], source.read)
    expect([source.versionReads, source.reads]).toEqual([4, 1])
  })

  test('is never older than the question, however writes and questions follow each other', async () => {
    const steps = fc.array(fc.constantFrom('write', 'ask', 'ask twice', 'wait', 'wait', 'wait'), {
      minLength: 10,
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(0, 3, 8), async (plan, leaseMs) => {
        const source = { count: 0, writers: 0 }
        let clock = 0
        const tick = async () => {
          clock += 1
          await turn()
        }
        const read = async () => {
          await turn()
          const { count } = source
          await turn()
          return { count }
        }
        const readVersion = async () => {
          await turn()
          const lease = { version: source.count, leaseMs: source.writers ? 0 : leaseMs }
          await turn()
          return lease
        }
        /** Gives no more leases, outlasts those that were given, writes. */
        const write = async () => {
          source.writers += 1
          const from = clock
          while (clock < from + leaseMs) await turn()
          source.count += 1
          source.writers -= 1
        }
        const kept = new Kept(readVersion, { now: () => clock })
        const under: Promise<void>[] = []
        const ask = () => {
          const atLeast = source.count
          under.push(
            kept.answer(['count'], read).then(({ count }) => {
              if (count < atLeast) throw new Error(`asked at ${atLeast}, told ${count}`)
            }),
          )
        }
        for (const step of plan) {
          if (step === 'write') under.push(write())
          if (step.startsWith('ask')) ask()
          if (step === 'ask twice') ask()
          if (step === 'wait') await tick()
        }
        for (let n = 0; n < 2 * leaseMs; n += 1) await tick()
        await Promise.all(under)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is sent of it', () => {
  test('is the JSON of its body, under a tag that only the same bytes have', async () => {
    const kept = new Kept(standing)
    const page = await kept.answer(['list'], async () => ({ items: ['Hampi', 'Leh'], nextCursor: null }))
    const again = await kept.answer(['list', 'again'], async () => ({ items: ['Hampi', 'Leh'], nextCursor: 'x' }))
    const one = await kept.answer(['get'], async () => ({ name: 'Hampi ₹' }))
    expect(sendableOf(page)?.bytes.toString()).toBe('["Hampi","Leh"]')
    expect(sendableOf(one)?.bytes.toString()).toBe('{"name":"Hampi ₹"}')
    expect(sendableOf(page)?.etag).toMatch(/^"[\w-]{22}"$/)
    expect(sendableOf(page)?.etag).toBe(sendableOf(again)?.etag)
    expect(sendableOf(page)?.etag).not.toBe(sendableOf(one)?.etag)
  })

  test('of a page is its items, of anything else the whole', () => {
    expect(bodyOf({ items: [1], nextCursor: null })).toEqual([1])
    expect(bodyOf({ items: [1], change: null })).toEqual({ items: [1], change: null })
  })
})

test('a kept answer passes its schema as it is, any other is checked', async () => {
  const Place = z.object({ name: z.string() })
  const once = checkedOnce(Place)
  const kept = await new Kept(standing).answer(['place'], async () => ({ name: 'Leh' }))
  expect(await once.parseAsync(kept)).toBe(kept)
  expect(await once.parseAsync({ name: 'Leh', secret: 1 })).toEqual({ name: 'Leh' })
  await expect(once.parseAsync({ name: 1 })).rejects.toThrow()
  expect(await Place.parseAsync({ name: 'Leh' })).toEqual({ name: 'Leh' })
})
