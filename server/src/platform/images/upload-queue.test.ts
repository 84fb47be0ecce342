import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'

const listening = () => new AbortController().signal

/** Uploads that go on until they are told to end. */
function useQueue(bounds: Parameters<typeof createUploadQueue>[0]) {
  const queue = createUploadQueue(bounds)
  const running: string[] = []
  const ends: (() => void)[] = []
  const start = (userId: string, gone = listening()) =>
    queue.run(userId, gone, async () => {
      running.push(userId)
      await new Promise<void>((end) => ends.push(end))
      running.splice(running.indexOf(userId), 1)
    })
  return { start, running, endFirst: () => ends.shift()?.() }
}

describe('uploads', () => {
  test('run a few at a time, in all and of one user, in order of arrival', async () => {
    const { start, running, endFirst } = useQueue({ atOnce: 3, atOncePerUser: 2 })
    const all = ['asha', 'asha', 'asha', 'ravi', 'mina'].map((userId) => start(userId))
    await turn()
    expect(running).toEqual(['asha', 'asha', 'ravi'])
    endFirst()
    await turn()
    expect(running).toEqual(['asha', 'ravi', 'asha'])
    for (let at = 0; at < 4; at += 1) {
      endFirst()
      await turn()
    }
    await Promise.all(all)
    expect(running).toEqual([])
  })

  test('beyond the places of one user are refused with 429, and beyond all places with 503', async () => {
    const { start } = useQueue({ atOnce: 1, atOncePerUser: 1, waiting: 2, waitingPerUser: 1 })
    start('asha')
    start('asha')
    await expect(start('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    start('ravi')
    await expect(start('mina')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  test('that wait too long, or whose caller hangs up, give their place back', async () => {
    const { start, running, endFirst } = useQueue({ atOnce: 1, atOncePerUser: 1, waiting: 1, waitMs: 20 })
    const first = start('asha')
    await expect(start('ravi')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const caller = new AbortController()
    const left = start('ravi', caller.signal)
    caller.abort()
    await expect(left).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const last = start('mina')
    endFirst()
    await first
    await turn()
    expect(running).toEqual(['mina'])
    endFirst()
    await last
  })
})
