import type { ParsedQuery } from '@saathi/shared/recommend/trip-query'

/** A sentence with its label; the words of labels are those of `server/test/sentences/english.ts`. */
export type Sentence = [text: string, label: string]

const NAMES: Record<string, string> = {
  c: 'starting_location',
  o: 'other city',
  g: 'group_size',
  b: 'budget',
  t: 'preference_type',
  u: 'second_type',
  m: 'month',
  d: 'days',
  w: 'when',
  on: 'dates',
  dates: 'dates',
  p: 'places',
  n: 'without',
  y: 'by',
  s: 'stay',
  e: 'easyWalking',
  pp: 'budgetIs',
}

/** The slots of a label, each as text. */
export function slotsOf(label: string): Map<string, string> {
  const parts = label.split(' ').filter((part) => part !== '')
  return new Map(
    parts.map((part) => {
      const [key = '', value = 'person'] = part.split('=')
      return [NAMES[key] ?? key, value]
    }),
  )
}

/** The slots that were read, each as text; a day asked for is shown when the dates hold it. */
export function slotsRead({ fields, nearest }: ParsedQuery, expected: Map<string, string>): Map<string, string> {
  const { from, to, adults: _, childrenAges: __, seniors: ___, ...others } = fields
  const read = new Map(Object.entries(others).map(([field, value]) => [field, String(value)]))
  if (nearest) read.set('other city', nearest.city)
  if (from === undefined || to === undefined) return read
  const day = expected.get('dates')
  const holdsDay = day !== undefined && day.length === 10 && from <= day && day <= to
  return read.set('dates', holdsDay ? day : `${from}..${to}`)
}

export type Measured = {
  sentences: number
  f1: number
  precision: number
  recall: number
  /** Sentences of which every slot is right and none is read beyond them. */
  whole: number
  wrong: string[]
}

/** Slots F1, the harmonic mean of how many slots read are right and how many are found, and whole sentences right. */
export function measureWords(sentences: readonly Sentence[], read: (text: string) => ParsedQuery): Measured {
  let right = 0
  let found = 0
  let asked = 0
  const wrong: string[] = []
  for (const [text, label] of sentences) {
    const expected = slotsOf(label)
    const answer = read(text)
    const slots = slotsRead(answer, expected)
    const same = [...expected].filter(([field, value]) => slots.get(field) === value).length
    right += same
    found += slots.size
    asked += expected.size
    if (same === expected.size && slots.size === expected.size) continue
    const shown = [...slots].map((pair) => pair.join('=')).join(' ')
    wrong.push(`${text} | ${label} | ${shown} | left: ${answer.leftover}`)
  }
  const precision = found === 0 ? 1 : right / found
  const recall = asked === 0 ? 1 : right / asked
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { sentences: sentences.length, f1, precision, recall, whole: sentences.length - wrong.length, wrong }
}
