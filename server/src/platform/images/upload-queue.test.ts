import { setImmediate as nextTick } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'

const connected = () => new AbortController().signal

/** A queue of uploads that run until `endFirst` is called. */
function useQueue(bounds: Parameters<typeof createUploadQueue>[0]) {
  const queue = createUploadQueue(bounds)
  const running: string[] = []
  const ends: (() => void)[] = []
  const start = (userId: string, disconnected = connected()) =>
    queue.run(userId, disconnected, async () => {
      running.push(userId)
      await new Promise<void>((end) => ends.push(end))
      running.splice(running.indexOf(userId), 1)
    })
  return { start, running, endFirst: () => ends.shift()?.() }
}

describe('createUploadQueue', () => {
  test('concurrent uploads: run in order of arrival, within the limits in total and for each user', async () => {
    const { start, running, endFirst } = useQueue({ concurrent: 3, concurrentPerUser: 2 })
    const all = ['asha', 'asha', 'asha', 'ravi', 'mina'].map((userId) => start(userId))
    await nextTick()
    expect(running).toEqual(['asha', 'asha', 'ravi'])
    endFirst()
    await nextTick()
    expect(running).toEqual(['asha', 'ravi', 'asha'])
    for (let count = 0; count < 4; count += 1) {
      endFirst()
      await nextTick()
    }
    await Promise.all(all)
    expect(running).toEqual([])
  })

  test('too many waiting uploads: 429 beyond the limit of one user, 503 beyond the total limit', async () => {
    const { start, running, endFirst } = useQueue({
      concurrent: 1,
      concurrentPerUser: 1,
      waiting: 2,
      waitingPerUser: 1,
    })
    const accepted = [start('asha'), start('asha')]
    await expect(start('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    accepted.push(start('ravi'))
    await expect(start('mina')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    for (const _ of accepted) {
      endFirst()
      await nextTick()
    }
    await Promise.all(accepted)
    expect(running).toEqual([])
  })

  test('an upload that waits too long, or whose client disconnects: leaves the queue', async () => {
    const { start, running, endFirst } = useQueue({ concurrent: 1, concurrentPerUser: 1, waiting: 1, waitMs: 20 })
    const first = start('asha')
    await expect(start('ravi')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const client = new AbortController()
    const disconnected = start('ravi', client.signal)
    client.abort()
    await expect(disconnected).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const last = start('mina')
    endFirst()
    await first
    await nextTick()
    expect(running).toEqual(['mina'])
    endFirst()
    await last
  })
})
