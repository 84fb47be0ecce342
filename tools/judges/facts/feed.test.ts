import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { START_CITIES } from '@saathi/shared/destinations/cities'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDataset, type RailRow } from '../../../server/src/features/recommend/facts/dataset.ts'
import { toTimetable } from '../../../server/src/features/recommend/travel/timetable.ts'
import { compare, namedRows } from './compare.ts'
import { readFeed } from './feed.ts'

const dataset = loadDataset()
const named = namedRows(dataset)
const once = named.filter((row) => named.filter(({ train }) => train === row.train).length === 1)
/** Twelve trains of an invented railway, which has the numbers and stations of twelve of our rows. */
const twelve = once.filter((row) => toTimetable(row) && !row.train_days).slice(0, 12)

type Change = { late?: number; days?: number; km?: number }
const time = (at: number) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}:00`

/** The zip of a feed with these rows as trains, each changed as told by its number. */
function feedOf(rows: RailRow[], changes: Record<string, Change> = {}, without: string[] = []): Uint8Array {
  const cities = rows.map(({ from }, at) => `H${at},H${at},Home,${START_CITIES[from].lat},${START_CITIES[from].lon}`)
  const ends = rows.map(({ to }, at) => `T${at},${to},There,0,0`)
  const days = [1, 2, 3, 4, 5, 6, 7].map(
    (count) => `S${count},${'1,'.repeat(count)}${'0,'.repeat(7 - count)}20260101,20261231`,
  )
  const trips = rows.map(
    ({ train, days: usual }, at) => `R${at},S${changes[train ?? '']?.days ?? usual},${at},${train}`,
  )
  const calls = rows.flatMap((row, at) => {
    const { late = 0, km = row.km } = changes[row.train ?? ''] ?? {}
    const { departs = 0, arrives = 0 } = toTimetable(row) ?? {}
    return [
      `${at},${time(arrives + late)},${time(arrives + late)},T${at},2,${km}`,
      `${at},${time(departs)},${time(departs)},H${at},1,0`,
    ]
  })
  const files: Record<string, string[]> = {
    'stop_times.txt': ['trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled', ...calls],
    'trips.txt': ['route_id,service_id,trip_id,trip_short_name', ...trips],
    'stops.txt': ['stop_id,stop_code,stop_name,stop_lat,stop_lon', ...cities, ...ends],
    'routes.txt': ['route_id,route_short_name,route_long_name', ...rows.map((_, at) => `R${at},,"A train, invented"`)],
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      ...days,
    ],
  }
  const kept = Object.entries(files).filter(([name]) => !without.includes(name))
  return zipSync(
    Object.fromEntries(kept.map(([name, lines]) => [`feed/${name}`, strToU8(`\uFEFF${lines.join('\r\n')}\r\n`)])),
  )
}

let folder: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'saathi-facts-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))
async function write(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name)
  await fs.writeFile(file, bytes)
  return file
}
const numbers = new Set(twelve.map(({ train }) => train ?? ''))
const findings = async (name: string, changes?: Record<string, Change>) => {
  const trains = await readFeed(await write(name, feedOf(twelve, changes)), numbers)
  return compare(dataset, trains).filter(({ row }) => numbers.has(row.train ?? ''))
}

describe('rows beside a feed of twelve trains', () => {
  test('that has the same times: all agree, and the others are not in it', async () => {
    expect(twelve).toHaveLength(12)
    expect((await findings('same.zip')).map(({ verdict }) => verdict)).toEqual(twelve.map(() => 'agrees'))
    const all = compare(dataset, await readFeed(path.join(folder, 'same.zip'), numbers))
    expect(all.filter(({ verdict }) => verdict === 'not in the feed')).toHaveLength(all.length - 12)
  })

  test('that has another time, day or distance: each says what differs', async () => {
    const [first, second, third] = twelve as [RailRow, RailRow, RailRow]
    const days = second.days === 7 ? 6 : 7
    const changed = await findings('changed.zip', {
      [first.train ?? '']: { late: 300 },
      [second.train ?? '']: { days },
      [third.train ?? '']: { km: third.km * 2 },
    })
    const of = (row: RailRow) => changed.find((finding) => finding.row === row)?.what.join('; ')
    expect(changed.filter(({ verdict }) => verdict === 'differs')).toHaveLength(3)
    expect(of(first)).toMatch(/ h, not .*arrives at/)
    expect(of(second)).toBe(`${second.days} days a week, not ${days}`)
    expect(of(third)).toBe(`${third.km} km, not ${third.km * 2}`)
  })

  test('without its calls: is refused, and names the file', async () => {
    const file = await write('empty.zip', feedOf(twelve, {}, ['stop_times.txt']))
    await expect(readFeed(file, numbers)).rejects.toThrow('the feed has no stop_times.txt')
  })
})

describe('npm run facts -- check', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'run.ts'), ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )

  test('exits with 0 when few rows differ, with 1 when too many do, and with 2 for what is no feed', async () => {
    const same = await run('check', await write('good.zip', feedOf(twelve)))
    expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('12 rows agree, 0 differ (0.0 %)') })
    const late = Object.fromEntries(twelve.slice(0, 2).map(({ train }) => [train ?? '', { late: 300 }]))
    const file = await write('late.zip', feedOf(twelve, late))
    expect(await run('check', file)).toMatchObject({ code: 1, stdout: expect.stringContaining('2 differ (16.7 %)') })
    expect((await run('check', file, '--most', '20')).code).toBe(0)
    expect((await run('check', await write('no.zip', strToU8('no zip at all')))).code).toBe(2)
    expect((await run()).stderr).toContain('Usage: npm run facts -- check FILE')
  }, 60_000)
})
