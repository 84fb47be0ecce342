import { describe, expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('createBatchLoader', () => {
  test('calls of one event-loop turn: they share a query, and a later call starts another', async () => {
    let reads = 0
    const read = createBatchLoader<void, number>(async () => {
      reads += 1
      const number = reads
      await nextTurn()
      return number
    })
    const early = [read(), read(), read()]
    await nextTurn()
    const late = [read(), read()]
    expect(await Promise.all([...early, ...late])).toEqual([1, 1, 1, 2, 2])
  })

  test('calls during a query: they share the next one, which starts after it', async () => {
    const reads: (() => void)[] = []
    const read = createBatchLoader<void, number>(async () => {
      const number = reads.length + 1
      await new Promise<void>((done) => reads.push(done))
      return number
    })
    const first = read()
    await expect.poll(() => reads.length).toBe(1)
    const second = [read(), read()]
    await nextTurn()
    second.push(read())
    expect(reads).toHaveLength(1)
    reads[0]?.()
    expect(await first).toBe(1)
    await expect.poll(() => reads.length).toBe(2)
    reads[1]?.()
    expect(await Promise.all(second)).toEqual([2, 2, 2])
  })

  test('keys: the query gets each once, and its result goes to all callers of the batch', async () => {
    const batches: string[][] = []
    const find = createBatchLoader(async (names: string[]) => {
      batches.push(names)
      await nextTurn()
      return new Map(names.map((name) => [name, name.toUpperCase()]))
    })
    const [asha, ravi, again] = await Promise.all([find('asha'), find('ravi'), find('asha')])
    expect([asha.get('asha'), ravi.get('ravi'), again]).toEqual(['ASHA', 'RAVI', asha])
    expect((await find('meera')).get('asha')).toBeUndefined()
    expect(batches).toEqual([['asha', 'ravi'], ['meera']])
  })

  test('a query that hangs or fails: later calls get results of their own', async () => {
    let reads = 0
    const read = createBatchLoader<void, number>(async () => {
      reads += 1
      if (reads === 1) return new Promise<number>(() => {})
      if (reads === 2) throw new Error('no answer')
      return reads
    })
    read()
    await expect.poll(() => reads).toBe(1)
    await expect(read()).rejects.toThrow('no answer')
    expect(await read()).toBe(3)
  })
})
