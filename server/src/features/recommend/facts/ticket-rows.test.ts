import { expect, test } from 'vitest'
import { files } from './data-files.ts'

type Head = { code: string; name: string; lat: number; lon: number }
type Row = {
  from: string
  to: string
  train?: string
  name?: string
  station?: string
  departs?: string
  arrives?: string
  checked?: string
  back?: { train: string; departs: string; arrives: string }
}

/** The codes of the stations where the starting cities' trains leave. */
const CODES: Record<string, string> = {
  Howrah: 'HWH',
  Sealdah: 'SDAH',
  Shalimar: 'SHM',
  Santragachi: 'SRC',
  Kolkata: 'KOAA',
  'New Delhi': 'NDLS',
  'Anand Vihar': 'ANVT',
  'Old Delhi': 'DLI',
  'Hazrat Nizamuddin': 'NZM',
  'Delhi Cantt': 'DEC',
  'Mumbai CSMT': 'CSMT',
  'Lokmanya Tilak Terminus': 'LTT',
  'Bandra Terminus': 'BDTS',
  'Mumbai Central': 'MMCT',
  Dadar: 'DR',
  'SMVT Bengaluru': 'SMVB',
  'KSR Bengaluru': 'SBC',
  Yesvantpur: 'YPR',
  Krishnarajapuram: 'KJM',
  'Bengaluru Cantonment': 'BNC',
  Secunderabad: 'SC',
  Kacheguda: 'KCG',
  Charlapalli: 'CHZ',
  'Hyderabad Deccan': 'HYB',
  'Chennai Central': 'MAS',
  Perambur: 'PER',
  'Chennai Egmore': 'MS',
  Tambaram: 'TBM',
  Pune: 'PUNE',
  Ahmedabad: 'ADI',
  Sabarmati: 'SBIB',
  'Gandhinagar Capital': 'GNC',
  Asarva: 'ASV',
  Jaipur: 'JP',
  'Lucknow Charbagh': 'LKO',
  'Lucknow Junction': 'LJN',
  Badshahnagar: 'BNZ',
  'Ernakulam Junction': 'ERS',
  'Ernakulam Town': 'ERN',
}

/** Every object below a value, for facts that stand at any depth of a place. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* objectsIn(part)
}

const line = (parts: (string | number | undefined)[]) => parts.join('|')
const sorted = (lines: Iterable<string>) => [...new Set(lines)].sort().join('\n')

test('tickets/rows.gen.ts: has the stations, airports and trains of the data files (`vitest -u` writes it)', async () => {
  const rail = files.connections.rail as Row[]
  const origins = files.transport.origins as Record<string, { lat: number; lon: number }>
  const heads = new Map<string, Head>()
  for (const object of objectsIn(files.destinations))
    for (const head of (object.railheads ?? []) as Head[]) if (head.code) heads.set(head.code, head)
  const stations = new Map([...heads.values()].map(({ code, name, lat, lon }) => [code, line([code, name, lat, lon])]))
  for (const { from, station } of rail) {
    if (!station) continue
    const code = CODES[station]
    expect(code, station).toBeDefined()
    const { lat, lon } = heads.get(code ?? '') ?? origins[from] ?? { lat: 0, lon: 0 }
    stations.set(code ?? '', line([code, station, lat, lon]))
  }
  const trains = rail.flatMap(({ to, train, name, station, departs, arrives, checked, back }) => {
    if (!train || !station || !departs || !arrives) return []
    const from = CODES[station]
    const there = line([train, name, from, to, departs, arrives, checked])
    return back ? [there, line([back.train, '', to, from, back.departs, back.arrives, checked])] : [there]
  })
  const airports = Object.entries(files.airports as Record<string, { city: string; lat: number; lon: number }>).map(
    ([code, { city, lat, lon }]) => line([code, city, lat, lon]),
  )
  const text = `// Written by server/src/features/recommend/facts/ticket-rows.test.ts. Lines of fields, which compress well.

/** Code, name, latitude and longitude. */
export const STATION_LINES = \`${sorted(stations.values())}\`

/** Code, city, latitude and longitude. */
export const AIRPORT_LINES = \`${sorted(airports)}\`

/** Number, name, codes of the first and the last station, departure, arrival with the days later, month of the source. */
export const TRAIN_LINES = \`${sorted(trains)}\`
`
  await expect(text).toMatchFileSnapshot('../../../../../client/src/features/trips/tickets/rows.gen.ts')
})
