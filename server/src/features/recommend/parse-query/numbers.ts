import { type Token, wordAt } from './tokens.ts'

const UNITS: [number, string][] = [
  [1, 'one ek'],
  [1.25, 'sawa sava'],
  [1.5, 'dedh derh'],
  [2, 'two do'],
  [2.5, 'dhai adhai'],
  [3, 'three teen tin'],
  [4, 'four char chaar'],
  [5, 'five paanch panch pach'],
  [6, 'six chhe che chah cheh'],
  [7, 'seven saat'],
  [8, 'eight aath ath'],
  [9, 'nine nau'],
  [10, 'ten das dus'],
  [11, 'eleven gyarah'],
  [12, 'twelve barah baarah'],
  [13, 'thirteen terah'],
  [14, 'fourteen chaudah'],
  [15, 'fifteen pandrah'],
  [16, 'sixteen solah'],
  [17, 'seventeen satrah'],
  [18, 'eighteen atharah'],
  [19, 'nineteen unnis'],
  [20, 'twenty bees bis'],
  [21, 'ikkis'],
  [22, 'bais baais'],
  [24, 'chaubis'],
  [25, 'pachees pachis pacchis'],
  [30, 'thirty tees tis'],
  [35, 'paintees paintis'],
  [40, 'forty fourty chalis chaalis'],
  [45, 'paintalis'],
  [50, 'fifty pachas pachaas'],
  [55, 'pachpan'],
  [60, 'sixty sath saath'],
  [65, 'painsath'],
  [70, 'seventy sattar'],
  [75, 'pachhattar pachattar'],
  [80, 'eighty assi'],
  [90, 'ninety nabbe'],
]
const WORDS = new Map(UNITS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
const TENS = new Set(['twenty', 'thirty', 'forty', 'fourty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'])
const DIGITS = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'])

/** What a word adds to the number behind it: `saade teen` is 3.5. */
const PARTS = new Map(
  [
    [0.25, 'sawa sava'],
    [0.5, 'saade saadhe sadhe sade'],
    [-0.25, 'paune pone'],
  ].flatMap(([part, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(part)] as const),
  ),
)

export type Numeral = { value: number; to: number }

/** The number in digits or words (English, Hindi) that starts at a token; `to` is the token after it. */
export function numberAt(tokens: readonly Token[], at: number): Numeral | null {
  const word = wordAt(tokens, at)
  if (/^\d+(,\d{2,3})*(\.\d+)?$/.test(word)) return { value: Number(word.replaceAll(',', '')), to: at + 1 }
  const part = PARTS.get(word)
  const whole = part === undefined ? undefined : WORDS.get(wordAt(tokens, at + 1))
  if (part !== undefined && whole !== undefined) return { value: whole + part, to: at + 2 }
  const value = WORDS.get(word)
  if (value === undefined) return null
  const next = wordAt(tokens, at + 1)
  if (TENS.has(word) && DIGITS.has(next)) return { value: value + (WORDS.get(next) ?? 0), to: at + 2 }
  return { value, to: at + 1 }
}
