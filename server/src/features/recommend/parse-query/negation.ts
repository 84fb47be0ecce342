import { isAdjacent, lexiconOf, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const BEFORE = new Set([
  'no',
  'not',
  'without',
  'except',
  'avoid',
  'non',
  'skip',
  'excluding',
  'nothing',
  'never',
  'bina',
  'dont',
  'hate',
  'hates',
  'dislike',
  'skipping',
])
/** Words that may stand between the negation and what it is about. */
const BETWEEN = new Set([
  'in',
  'to',
  'at',
  'by',
  'any',
  'a',
  'the',
  'want',
  'like',
  'into',
  'going',
  'visit',
  'visiting',
  'suggest',
  'recommend',
  'propose',
  'show',
  'give',
  'us',
  'me',
  ...['interested', 'keen', 'on', 'fan', 'of', 'big', 'really', 'much', 'wala', 'person'],
])
/** Before `seen` they make it a place that is still to be seen. */
const NOT_YET = new Set(['not', 'never', 'havent', 't', 'yet', 'be'])
const BEFORE_TWO = new Set([
  ...[
    'other than',
    'apart from',
    'rather than',
    'instead of',
    'anything but',
    'anywhere but',
    'been to',
    'already done',
  ],
  ...[
    'already seen',
    'already visited',
    'don t',
    'dont want',
    'do not',
    'away from',
    'sick of',
    'scared of',
    'afraid of',
    'bored of',
    'tired of',
  ],
])
const AFTER = new Set(['nahi', 'nahin', 'nai', 'mat', 'nhi', 'chhod', 'chhodkar', 'chhodke', 'chodke', 'chod', 'bina'])
const SEEN_AFTER = lexiconOf(
  [
    ...['ho gaya', 'ho gya', 'ho chuka', 'ho gayi', 'dekh chuke', 'dekh chuka', 'dekh chuki', 'dekh liya', 'dekh li'],
    ...[
      'dekh rakha',
      'dekha hua',
      'dekha hai',
      'ja chuke',
      'ja chuka',
      'ja chuki',
      'ghum liya',
      'ghoom liya',
      'ghum chuke',
    ],
    ...[
      'ghoom chuke',
      'kar liya',
      'kar chuke',
      'already done',
      'already visited',
      'already seen',
      'done already',
      'done hai',
    ],
    ...[
      'been there',
      'kai baar gaye',
      'gaye hue',
      'gaye the',
      'gaya tha',
      'last year',
      'last time',
      'last summer',
      'pichle saal',
      'pichli baar',
    ],
    ...['is too mainstream', 'too mainstream', 'is too touristy', 'too touristy', 'is overrated', 'overrated'],
    ...['is too crowded', 'is boring', 'boring hai'],
  ].flatMap((phrase) => ['', 'bhi ', 'sab ', 'dono '].map((lead) => [true, `${lead}${phrase}`] as const)),
)
/** Before a place that one has seen, or behind it. */
export const LAST_TIME: ReadonlySet<string> = new Set([
  'last year',
  'last time',
  'last summer',
  'pichle saal',
  'pichli baar',
])
const AFTER_TWO = new Set([
  'ke alawa',
  'ke siva',
  'ke bina',
  'ko chhodkar',
  'ko chhod',
  'pe nahi',
  'se nahi',
  'me nahi',
])

/** Whether what stands at `[from, to)` is ruled out; the words that say so are used. */
export function isNegated(tokens: readonly Token[], from: number, to: number): boolean {
  for (const gap of [0, 1, 2]) {
    const at = from - 1 - gap
    // `trekking no. himachal`: the sentence ends before the place.
    if (at < 0 || !isAdjacent(tokens, at + 1)) break
    const between = tokens.slice(at + 1, from)
    if (!between.every(({ text }) => BETWEEN.has(text))) break
    if (BEFORE.has(wordAt(tokens, at))) return taken(tokens, at, from)
    if (wordAt(tokens, at) === 'seen' && !NOT_YET.has(wordAt(tokens, at - 1))) return taken(tokens, at, from)
    // `not scared of trekking`
    const isTwice = ['not', 'never'].includes(wordAt(tokens, at - 2)) && wordAt(tokens, at) === 'of'
    if (at > 0 && !isTwice && BEFORE_TWO.has(phraseAt(tokens, at - 1, 2))) return taken(tokens, at - 1, from)
    if (at > 1 && phraseAt(tokens, at - 2, 3) === 'w / o') return taken(tokens, at - 2, from)
  }
  if (AFTER.has(wordAt(tokens, to))) return taken(tokens, to, to + 1)
  if (wordAt(tokens, to) === 'no' && (to + 1 === tokens.length || !isAdjacent(tokens, to + 1)))
    return taken(tokens, to, to + 1)
  const seen = lookUp(SEEN_AFTER, tokens, to)
  // `Coorg, last year we saw Kashmir`
  const isOfNext = LAST_TIME.has(phraseAt(tokens, to, 2)) && !isAdjacent(tokens, to) && to + 2 < tokens.length
  if (seen && !isOfNext) return taken(tokens, to, to + seen.length)
  return AFTER_TWO.has(phraseAt(tokens, to, 2)) && taken(tokens, to, to + 2)
}

/** `dekh liya`, `ja chuke` behind it. */
export const isSeenBehind = (tokens: readonly Token[], at: number): boolean =>
  lookUp(SEEN_AFTER, tokens, at) !== null && /^(dekh|ja|ghum|ghoom)$/.test(wordAt(tokens, at))

function taken(tokens: readonly Token[], from: number, to: number): true {
  use(tokens, from, to)
  return true
}
