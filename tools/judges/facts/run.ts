// npm run facts -- check FILE [--most PERCENT]: compares the train rows with a GTFS zip and prints what differs. Exits with
// 1 when more than PERCENT (2) of the rows that the feed has differ, and with 2 when the feed cannot be read.
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { textTable } from '../../../server/src/platform/text-table.ts'
import { readOptions } from '../../read-options.ts'
import { compare, namedRows } from './compare.ts'
import { readFeed } from './feed.ts'

const USAGE = 'Usage: npm run facts -- check FILE [--most PERCENT]'
const { values, positionals } = readOptions(USAGE, {
  options: { most: { type: 'string', default: '2' } },
  allowPositionals: true,
})
const [command, file] = positionals
const most = Number(values.most)
if (command !== 'check' || !file || !(most >= 0 && most <= 100)) {
  console.error(USAGE)
  process.exit(2)
}
const dataset = loadDataset()
const numbers = new Set(namedRows(dataset).flatMap(({ train }) => (train ? [train] : [])))
const trains = await readFeed(file, numbers).catch((error: Error) => {
  console.error(`${file} cannot be read: ${error.message}`)
  process.exit(2)
})
const findings = compare(dataset, trains)
const differing = findings.filter(({ verdict }) => verdict === 'differs')
if (differing.length > 0)
  console.log(
    textTable(
      [
        ['from', 'to', 'train', 'what differs'],
        ...differing.map(({ row, what }) => [row.from, row.to, `${row.train} ${row.name ?? ''}`, what.join('; ')]),
      ],
      [],
    ),
  )
const known = findings.filter(({ verdict }) => verdict !== 'not in the feed').length
const share = known === 0 ? 100 : (100 * differing.length) / known
console.log(
  `${known - differing.length} rows agree, ${differing.length} differ (${share.toFixed(1)} %), ${findings.length - known} are not in the feed.`,
)
process.exitCode = share > most ? 1 : 0
