import { describe, expect, test } from 'vitest'
import { createBatchLoader } from './batch-loader.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a read for many', () => {
  test('serves all calls of one turn, and none that comes later', async () => {
    let reads = 0
    const read = createBatchLoader<void, number>(async () => {
      reads += 1
      const mine = reads
      await turn()
      return mine
    })
    const early = [read(), read(), read()]
    await turn()
    const late = [read(), read()]
    expect(await Promise.all([...early, ...late])).toEqual([1, 1, 1, 2, 2])
  })

  test('is one at a time: whoever comes meanwhile shares the next', async () => {
    const reads: (() => void)[] = []
    const read = createBatchLoader<void, number>(async () => {
      const mine = reads.length + 1
      await new Promise<void>((done) => reads.push(done))
      return mine
    })
    const first = read()
    await expect.poll(() => reads.length).toBe(1)
    const second = [read(), read()]
    await turn()
    second.push(read())
    expect(reads).toHaveLength(1)
    reads[0]?.()
    expect(await first).toBe(1)
    await expect.poll(() => reads.length).toBe(2)
    reads[1]?.()
    expect(await Promise.all(second)).toEqual([2, 2, 2])
  })

  test('is told whom it is for, each once, and answers none that was not asked for', async () => {
    const asked: string[][] = []
    const find = createBatchLoader(async (names: string[]) => {
      asked.push(names)
      await turn()
      return new Map(names.map((name) => [name, name.toUpperCase()]))
    })
    const [asha, ravi, again] = await Promise.all([find('asha'), find('ravi'), find('asha')])
    expect([asha.get('asha'), ravi.get('ravi'), again]).toEqual(['ASHA', 'RAVI', asha])
    expect((await find('meera')).get('asha')).toBeUndefined()
    expect(asked).toEqual([['asha', 'ravi'], ['meera']])
  })

  test('that hangs or fails holds up nobody after it', async () => {
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
