// npm run words [-- FILE]: reads labelled sentences and prints slots F1 and how many whole sentences are right. FILE has a
// sentence a line, `text | label`; the words of labels are explained in server/test/sentences/english.ts. Without it, the
// sentences of this repository are read, set by set. --wrong prints those that are wrong, --day the day to read them on.
import { readFileSync } from 'node:fs'
import { parseQuery } from '../../../server/src/features/recommend/parse-query/parse-query.ts'
import { textTable } from '../../../server/src/platform/text-table.ts'
import { ENGLISH } from '../../../server/test/sentences/english.ts'
import { FRESH } from '../../../server/test/sentences/fresh.ts'
import { HELD_OUT } from '../../../server/test/sentences/held-out.ts'
import { HINGLISH } from '../../../server/test/sentences/hinglish.ts'
import { readOptions } from '../../read-options.ts'
import { measureWords, type Sentence } from './measure.ts'
import { readSentences } from './sentence-file.ts'

const { values, positionals } = readOptions('Usage: npm run words [-- FILE] [--wrong] [--day YYYY-MM-DD]', {
  allowPositionals: true,
  options: { wrong: { type: 'boolean' }, day: { type: 'string', default: '2026-11-22' } },
})
const now = new Date(`${values.day}T06:30:00Z`)
const sets: [name: string, sentences: readonly Sentence[]][] =
  positionals.length > 0
    ? positionals.map((file) => [file, readSentences(readFileSync(file, 'utf8'))])
    : [
        ['English', ENGLISH],
        ['Hinglish', HINGLISH],
        ['held out', HELD_OUT],
        ['fresh', FRESH],
      ]
const measured = sets.map(([name, sentences]) => ({
  name,
  ...measureWords(sentences, (text) => parseQuery(text, now)),
}))
console.log(
  textTable(
    [
      ['sentences', 'slots F1', 'precision', 'recall', 'whole sentences right'],
      ...measured.map(({ name, sentences, f1, precision, recall, whole }) => [
        name,
        ...[f1, precision, recall].map((share) => share.toFixed(3)),
        `${whole} of ${sentences}`,
      ]),
    ],
    [1, 2, 3, 4],
  ),
)
if (values.wrong) for (const { name, wrong } of measured) for (const line of wrong) console.log(`${name}: ${line}`)
