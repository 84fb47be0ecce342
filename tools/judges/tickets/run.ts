// npm run tickets [-- --half known|kept|own|aside|all]: reads sixty texts of tickets, whose labels somebody wrote who had
// not seen the reader, and those that its authors wrote since, and prints how many fields are right and how many legs are
// wrong without a question. Of those that are kept from whoever writes the reader, or were set aside before it was rebuilt,
// it prints nothing but figures.
import { readTickets } from '../../../client/src/features/trips/tickets/read-tickets.ts'
import { textTable } from '../../../server/src/platform/text-table.ts'
import { readOptions } from '../../read-options.ts'
import { ASIDE_TEXTS } from './aside-texts.ts'
import { KEPT_TEXTS } from './kept-texts.ts'
import { KNOWN_TEXTS } from './known-texts.ts'
import { type Figures, measureTickets } from './measure.ts'
import { OWN_TEXTS } from './own-texts.ts'
import { READ_ON } from './ticket-text.ts'

const usage = 'Usage: npm run tickets [-- --half known|kept|own|aside|all]'
const { values } = readOptions(usage, { options: { half: { type: 'string', default: 'all' } } })
const halves = [
  { name: 'known', texts: KNOWN_TEXTS },
  { name: 'kept', texts: KEPT_TEXTS },
  { name: 'own', texts: OWN_TEXTS },
  { name: 'aside', texts: ASIDE_TEXTS },
].filter(({ name }) => values.half === 'all' || values.half === name)
if (halves.length === 0) {
  console.error(`--half is known, kept, own, aside or all, not ${values.half}\n${usage}`)
  process.exit(1)
}

const figures = ({ texts, right, total, wrongLegs }: Figures) => [
  String(texts),
  `${right} of ${total}`,
  `${((100 * right) / total).toFixed(1)} %`,
  String(wrongLegs),
]
for (const { name, texts } of halves) {
  const measured = measureTickets(texts, (text) => readTickets(text, { today: READ_ON }))
  const rows = [...measured.shapes].map(([shape, ofShape]) => [shape, ...figures(ofShape)])
  console.log(
    textTable(
      [
        [name, 'texts', 'fields right', 'share', 'wrong legs without a question'],
        ...rows,
        ['all', ...figures(measured)],
      ],
      [1, 2, 3, 4],
    ),
  )
  if (name !== 'kept' && name !== 'aside')
    for (const { id, field, expected, got } of measured.wrong)
      console.log(`${id}: ${field}: expected ${expected}, got ${got === '' ? 'nothing' : got}`)
  console.log('')
}
