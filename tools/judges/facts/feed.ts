import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { Unzip, UnzipInflate } from 'fflate'

type Row = Record<string, string>
type Stop = { code: string; name: string; lat: number; lon: number }
type Service = { days: number }
/** A call of a train at a station, in minutes from midnight of its first day. */
export type Call = { stop: Stop; arrives: number; departs: number; km: number | null }
export type FeedTrain = { number: string; name: string; days: number; calls: Call[] }

/** Bytes of one file of a feed. */
const MOST_BYTES = 2_000_000_000
/** Unpacked bytes that may wait to be read, before more are unpacked. */
const MOST_WAITING = 8_000_000
const NUMBER = /\b(\d{5})\b/

/**
 * The trains of a GTFS zip whose five-digit numbers are wanted, by number. Numbers are looked for in the short names of
 * trips and routes. The zip is read twice, since its files may be in any order and the calls are many.
 * @throws Error when a required file is missing, or the zip cannot be read
 */
export async function readFeed(file: string, wanted: ReadonlySet<string>): Promise<Map<string, FeedTrain[]>> {
  const stops = new Map<string, Stop>()
  const routes = new Map<string, string>()
  const services = new Map<string, Service>()
  const trips = new Map<string, { number: string; name: string; service: string }>()
  const tripRows: Row[] = []
  await readFiles(file, {
    'stops.txt': (row) =>
      stops.set(text(row, 'stop_id'), {
        code: row.stop_code || text(row, 'stop_id'),
        name: row.stop_name ?? '',
        lat: Number(row.stop_lat),
        lon: Number(row.stop_lon),
      }),
    'routes.txt': (row) =>
      routes.set(text(row, 'route_id'), `${row.route_short_name ?? ''} ${row.route_long_name ?? ''}`),
    'calendar.txt': (row) =>
      services.set(text(row, 'service_id'), { days: DAYS.filter((day) => row[day] === '1').length }),
    'trips.txt': (row) => tripRows.push(row),
  })
  for (const row of tripRows) {
    const route = routes.get(row.route_id ?? '') ?? ''
    const number = NUMBER.exec(`${row.trip_short_name ?? ''} ${route} ${row.trip_id ?? ''}`)?.[1]
    if (number && wanted.has(number))
      trips.set(text(row, 'trip_id'), { number, name: route.trim(), service: row.service_id ?? '' })
  }
  const calls = new Map<string, (Call & { order: number })[]>()
  await readFiles(file, {
    'stop_times.txt': (row) => {
      const trip = row.trip_id ?? ''
      const stop = stops.get(row.stop_id ?? '')
      if (!trips.has(trip) || !stop) return
      const arrives = minutes(row.arrival_time || row.departure_time)
      const departs = minutes(row.departure_time || row.arrival_time)
      if (arrives === null || departs === null) return
      const km = row.shape_dist_traveled ? Number(row.shape_dist_traveled) : null
      const known = calls.get(trip) ?? []
      known.push({ stop, arrives, departs, km, order: Number(row.stop_sequence) })
      calls.set(trip, known)
    },
  })
  const trains = new Map<string, FeedTrain[]>()
  for (const [id, { number, name, service }] of trips) {
    const ordered = (calls.get(id) ?? []).sort((a, b) => a.order - b.order)
    const train = { number, name, days: services.get(service)?.days ?? 7, calls: ordered }
    trains.set(number, [...(trains.get(number) ?? []), train])
  }
  return trains
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

function text(row: Row, column: string): string {
  const value = row[column]
  if (!value) throw new Error(`the feed has a row without ${column}`)
  return value
}

/** The minutes of `26:05:00`, which is five past two on the next day; null for anything else. */
function minutes(time = ''): number | null {
  const [, hour, minute] = /^\s*(\d{1,3}):(\d\d):\d\d$/.exec(time) ?? []
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute)
}

/** Streams the wanted files of a zip row by row. */
async function readFiles(file: string, wanted: Record<string, (row: Row) => void>): Promise<void> {
  const found = new Set<string>()
  const reading: Promise<void>[] = []
  const open: Readable[] = []
  const unzip = new Unzip((entry) => {
    const take = wanted[entry.name.split('/').at(-1) ?? '']
    if (!take) return
    found.add(entry.name.split('/').at(-1) ?? '')
    const bytes = new Readable({ read() {} })
    let size = 0
    entry.ondata = (error, chunk, final) => {
      size += chunk?.length ?? 0
      if (error || size > MOST_BYTES) bytes.destroy(error ?? new Error(`${entry.name} is too large`))
      else {
        bytes.push(chunk)
        if (final) bytes.push(null)
      }
    }
    open.push(bytes)
    reading.push(readRows(bytes, take))
    entry.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    unzip.push(chunk as Buffer)
    while (open.some((bytes) => bytes.readableLength > MOST_WAITING)) await new Promise((next) => setImmediate(next))
  }
  unzip.push(new Uint8Array(0), true)
  await Promise.all(reading)
  const missing = Object.keys(wanted).filter((name) => !found.has(name) && name !== 'calendar.txt')
  if (missing.length > 0) throw new Error(`the feed has no ${missing.join(', ')}`)
}

async function readRows(bytes: Readable, take: (row: Row) => void): Promise<void> {
  const rows = bytes.pipe(parse({ columns: true, bom: true, trim: true, relax_column_count: true }))
  bytes.on('error', (error) => rows.destroy(error))
  for await (const row of rows) take(row as Row)
}
