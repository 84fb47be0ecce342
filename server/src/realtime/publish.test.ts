import postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { createRealtime } from './realtime.ts'

const db = useDatabase()

test('realtime.publish: concurrent changes share few notifications', async () => {
  const realtime = createRealtime({ db: db.db, topics: [], url: db.url, onError: () => {} })
  const listener = postgres(db.url, { max: 1 })
  const heard: string[] = []
  await listener.listen('saathi_live', (payload) => heard.push(payload))
  const people = Array.from({ length: 450 }, () => crypto.randomUUID())
  for (const one of people) realtime.publish([one, people[0] ?? ''])
  await vi.waitFor(() =>
    expect(new Set(heard.flatMap((payload) => payload.split(' ')))).toEqual(new Set(people.map((id) => `u${id}`))),
  )
  // Three are full; one or two more may go out before all have been published.
  expect(heard.length).toBeLessThanOrEqual(5)
  await Promise.all([listener.end(), realtime.stop()])
})
