import { expect, test } from 'vitest'
import { files } from './data-files.ts'

type Head = { code: string; name: string; lat: number; lon: number }
type Row = {
  from: string
  to: string
  train?: string
  name?: string
  station?: string
  terminus?: string
  departs?: string
  arrives?: string
  checked?: string
  back?: { train: string; departs: string; arrives: string }
}

/** The codes of the stations where trains leave in the starting cities, and of those where they end that no place names. */
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
  Diva: 'DIVA',
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
  'Mangaluru Central': 'MAQ',
  Kamakhya: 'KYQ',
  'Katni Murwara': 'KMZ',
  Ajni: 'AJNI',
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
  const codeOf = (station: string) => CODES[station] ?? expect.fail(`no code of ${station}`)
  for (const { from, to, station, terminus } of rail) {
    for (const [name, town] of [
      [station, origins[from]],
      [terminus, heads.get(to)],
    ] as const) {
      if (!name) continue
      const code = codeOf(name)
      const { lat, lon } = heads.get(code) ?? town ?? { lat: 0, lon: 0 }
      stations.set(code, line([code, name, lat, lon]))
    }
  }
  const trains = rail.flatMap(({ to, train, name, station, terminus, departs, arrives, checked, back }) => {
    if (!train || !station || !departs || !arrives) return []
    const from = codeOf(station)
    const end = terminus ? codeOf(terminus) : to
    const there = line([train, name, from, end, departs, arrives, checked])
    return back ? [there, line([back.train, '', end, from, back.departs, back.arrives, checked])] : [there]
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
