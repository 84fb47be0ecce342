// npm run itineraries [-- --quick]: proposes a trip to every place from every city for 1 to 10 days, on several dates and
// without, and over every well-known round from every city in every month, and checks each by itself. --quick takes one date
// for each place and a tenth of the rounds instead of all. --read N prints N random trips (of --seed), for a second reader;
// with --opened they are such as people open from their results.
import { textTable } from '../../../server/src/platform/text-table.ts'
import { readOptions } from '../../read-options.ts'
import { measureItineraries, median } from './measure.ts'
import { requests, townRequests } from './requests.ts'
import { measureRoutes, roundRequests } from './routes.ts'
import { measureShape } from './shape.ts'
import { anOpenedRequest, aRequest, tripText } from './trips.ts'

const { values } = readOptions('Usage: npm run itineraries [-- --quick | --read N [--opened] [--seed S]]', {
  options: {
    quick: { type: 'boolean' },
    read: { type: 'string' },
    opened: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.read) {
  let seed = 1000 * Number(values.seed)
  for (let at = 1; at <= Number(values.read); seed++) {
    const request = values.opened ? anOpenedRequest(seed) : aRequest(seed)
    const words = request && tripText(request)
    if (words) console.log(`#${at++} ${words}\n`)
  }
  process.exit()
}
const started = performance.now()
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const { proposals, none, refused, short, faults, examples, visits, withoutVisit, ms } = measureItineraries(
  requests({ all: !values.quick }),
)
const towns = measureItineraries([...townRequests()].filter((_, index) => !values.quick || index % 11 === 0))
const rounds = measureRoutes([...roundRequests()].filter((_, index) => !values.quick || index % 13 === 0))
const shape = measureShape(values.quick ? 300 : 2000, 900_000)
const rows: [string, string, string][] = [
  ['proposals', String(proposals), ''],
  ['requests without a way', String(none), ''],
  ['requests refused: no towns known', String(refused), ''],
  ['requests refused: too short, or shut', String(short), ''],
  ...Object.entries(faults).map(([kind, count]): [string, string, string] => [kind, String(count), '0']),
  ['visits a proposal', (visits / proposals).toFixed(1), ''],
  ['proposals without a visit', String(withoutVisit), ''],
  ['free hours on a whole day with a sight', (shape.freeHours / shape.wholeDays).toFixed(1), ''],
  ['whole days with 5 free hours or more, of 100', ((100 * shape.thinDays) / shape.wholeDays).toFixed(0), ''],
  ['far sights driven to twice, of 100 trips', ((100 * shape.drivenTwice) / shape.trips).toFixed(0), ''],
  ['ms a proposal, median', median(ms).toFixed(2), '5'],
  ['ms a proposal, slowest', Math.max(0, ...ms).toFixed(0), ''],
  ['proposals with several towns', String(towns.proposals), ''],
  ['requests with several towns refused: too short, or shut', String(towns.short), ''],
  ['faults with several towns', String(sum(Object.values(towns.faults))), '0'],
  ['visits a proposal with several towns', (towns.visits / towns.proposals).toFixed(1), ''],
  ['proposals over several places', String(rounds.proposals), ''],
  ['requests over several places without one', String(rounds.none), ''],
  ['faults over several places', String(rounds.faults.length), '0'],
  ['ms a proposal over several places, median', median(rounds.ms).toFixed(2), ''],
]
console.log(textTable([['measure', 'now', 'bound'], ...rows], [1]))
for (const example of [...examples, ...towns.examples, ...rounds.faults.slice(0, 24)]) console.log(example)
console.log(`in ${Math.round((performance.now() - started) / 1000)} s`)
const all = sum(Object.values(faults)) + sum(Object.values(towns.faults)) + rounds.faults.length
process.exitCode = all > 0 ? 1 : 0
