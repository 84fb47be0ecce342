import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../../../tools/faults/check.ts'
import { Load } from '../../../tools/faults/load.ts'
import { type Group, registerGroup } from '../../../tools/faults/people.ts'
import { ServerProcess } from '../../../tools/faults/server-process.ts'
import { WIDE_LIMITS } from '../../../tools/faults/site.ts'
import { WriteLog } from '../../../tools/faults/write-log.ts'
import { setUp } from '../../scripts/setup.mjs'
import { distribute } from '../../src/db/distribute/distribute.ts'
import { reportDistribution } from '../../src/db/distribute/report.ts'
import { DISTRIBUTION } from '../../src/db/distribution.ts'
import { useDatabase } from '../db.ts'

const own = useDatabase({ distributed: false })

/** Reads of the tables that move, some of them of several. */
const readsOf = ({ shared, people }: Group) => [
  `/api/tours/${shared.tourId}/group`,
  `/api/tours/${shared.tourId}/group/entries`,
  `/api/trips/${shared.tripId}`,
  `/api/tours/${shared.ledgers[0]}/expenses`,
  `/api/tours/${shared.ledgers[0]}/expenses/entries`,
  `/api/users/matches?userId=${people[0]?.id}`,
  '/api/groups',
  '/api/trips',
  '/api/expenses',
  '/api/plans/search?placeId=hampi',
]

test('distribute under load: no call fails but with 503 and Retry-After, and no acknowledged write is lost', async () => {
  await setUp()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-distribute-'))
  const server = await ServerProcess.launch({ DATABASE_URL: own.url, DATA_DIR: folder, ...WIDE_LIMITS })
  try {
    await server.ready()
    const group = await registerGroup(server.url, own.url, 6)
    const writeLog = new WriteLog()
    const load = new Load(() => server.url, group, writeLog)
    const reader = group.people[0]?.token
    let done = false
    load.start()
    const reading = Promise.all(
      readsOf(group).map(async (path) => {
        while (!done) await load.ask(path, null, reader)
      }),
    )
    expect(await distribute(own.url)).toBe(DISTRIBUTION.length)
    const during = writeLog.calls
    await expect.poll(() => writeLog.calls, { timeout: 30_000 }).toBeGreaterThan(during + 100)
    done = true
    await Promise.all([reading, load.stop()])
    console.log(
      `${during} calls while the tables moved, ${writeLog.refused} of them refused, the slowest ${writeLog.slowest} ms`,
    )
    expect([...writeLog.wrong, ...server.crashes]).toEqual([])
    expect(await checkSite(own.url, writeLog)).toEqual([])
    expect((await reportDistribution(own.url)).problems).toEqual([])
  } finally {
    await server.stop()
    fs.rmSync(folder, { recursive: true })
  }
}, 600_000)
