// npm run advice [-- --quick]: judges the recommendations over all forms and months and prints the figures that the
// tests hold to bounds. --quick takes every seventh form. --place ID prints all facts of a place, --read N the answers to N
// random forms (of --seed), for a second reader.
import { textTable } from '../../../server/src/platform/text-table.ts'
import { readOptions } from '../../read-options.ts'
import { answerText } from './answers.ts'
import { measureBill } from './bill.ts'
import { measureAdvice, ratio, type Share } from './measure.ts'
import { measureOrder } from './order.ts'
import { placePage } from './place-page.ts'
import { FORMS } from './requests.ts'

const { values } = readOptions('Usage: npm run advice [-- --quick | --place ID | --read N [--seed S]]', {
  options: {
    quick: { type: 'boolean' },
    place: { type: 'string' },
    read: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
if (values.read) {
  for (let at = 0; at < Number(values.read); at++)
    console.log(`#${at + 1} ${answerText(1000 * Number(values.seed) + at)}\n`)
  process.exit()
}
if (values.place) {
  console.log(placePage(values.place))
  process.exit()
}
/** Its parties and days are many: one of so many forms is asked. */
const BILL_EVERY = 4
const started = performance.now()
const forms = values.quick ? FORMS.filter((_, index) => index % 7 === 0) : FORMS
const advice = await measureAdvice(forms)
const order = await measureOrder(forms)
const bill = await measureBill(forms.filter((_, index) => index % BILL_EVERY === 0))
const percent = (share: Share) => `${(100 * ratio(share)).toFixed(1)} % of ${share.of}`
const [leader = ['none', 0]] = advice.leads

console.log(
  textTable(
    [
      ['measure', 'now', 'bound'],
      ['answers in which nothing fits, from ₹2,000 a head', percent(advice.nothingFits), ''],
      ['the same, below ₹2,000 a head', percent(advice.nothingFitsBelow), ''],
      ['answers with fewer than 3 fitting places, from ₹2,000 a head', percent(advice.fewerThanThree), ''],
      ['nothing fits that is in season and a day away, from ₹2,000 a head', percent(order.nothingGood), '9.2 %'],
      ['the best match is missing', percent(order.bestMissing), '0 %'],
      ['one of the best three is missing', percent(order.bestThreeMissing), '0 %'],
      ['lists in the order of their match', percent(order.ordered), '100 %'],
      ['fewer than 3 places, though 3 fit or none does', percent(order.tooFew), '0 %'],
      ['counted as fitting in a month to avoid or a danger', percent(order.unwise), '0 %'],
      ['the first place stays first with 5 % more money', percent(order.steady), 'at least 92 %'],
      ['within 6 h by ground, where such a place exists: in the list', percent(order.nearInList), ''],
      ['the same, among the first three', percent(order.nearInThree), ''],
      ['the same, first', percent(order.nearFirst), ''],
      ['pairs of city and type with a reviewed near place', String(advice.nearPairs), 'at least 26 of 42'],
      ['hours of the first result, median', advice.hoursOfFirst.toFixed(1), ''],
      ['the same, asked for two days', advice.hoursOfFirstForTwoDays.toFixed(1), '6'],
      [`the most frequent first place (${leader[0]})`, `${((100 * leader[1]) / advice.answers).toFixed(1)} %`, '8 %'],
      ...Object.entries(advice.contradictions).map(([name, { count }]) => [name, String(count), '0']),
      ['flights with two prices in a month', String(advice.twoPrices.length), '0'],
      ['wrong sums or broken constraints', String(advice.faults.length), '0'],
      ['one more in the party, up to ten, and the cheapest trip costs less', percent(bill.largerCheaper), '0 %'],
      ['a day more asked for, and a fitting place does not fit', percent(bill.dayMoreUnfit), '0 %'],
      ['a plane to the plainest bed, where a night train saves ₹2,000 each', percent(bill.planeAndPlainest), '1 %'],
      ['nothing fits, and no change of the form is offered', percent(advice.withoutChange), ''],
      ['changes that help when applied', percent(advice.changes), '100 %'],
      ['the dearest change, times what is needed', advice.dearestChange.toFixed(2), '1.3'],
    ],
    [1],
  ),
)
for (const { example } of Object.values(advice.contradictions)) if (example) console.log(`\n${example}`)
for (const line of [...advice.faults, ...advice.twoPrices, ...advice.nearPairsWithoutPlace].slice(0, 10))
  console.log(line)
console.log(
  '\nfirst places of one city and type:',
  order.leaders
    .slice(0, 6)
    .map(({ pair, id, share }) => `${pair}: ${id} ${Math.round(100 * share)} %`)
    .join(', '),
)
console.log(
  '\nfirst places:',
  advice.leads
    .slice(0, 12)
    .map(([id, n]) => `${id} ${((100 * n) / advice.answers).toFixed(1)} %`)
    .join(', '),
)
console.log(`${advice.answers} answers in ${Math.round(performance.now() - started)} ms, with their checks`)
