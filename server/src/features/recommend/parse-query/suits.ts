import { type Found, isFree, lexiconOf, lookUp, type Token, use, wordAt } from './tokens.ts'
import { EASY_WALKING } from './types.ts'

const MOUNTAINS = new Set(['mountains', 'hills', 'himalayas', 'pahad', 'pahado'])
/** `first time going to the hills` */
const FIRST_TIMES = ['first time', 'my first time', '1st time', 'pehli baar'].flatMap((first) =>
  ['', ' in', ' to', ' on', ' at', ' up', ' going to', ' visiting', ' seeing', ' to see'].flatMap((how) =>
    [...MOUNTAINS].flatMap((where) => [`${first}${how} ${where}`, `${first}${how} the ${where}`]),
  ),
)
const SUITS = lexiconOf<'easyWalking' | 'firstTimeInMountains'>([
  [
    'easyWalking',
    'minimum walking|minimal walking|min walking|very little walking|not too much walking|zyada chalna na|jyada chalna na|kam chalna|easy walking|easy walk|easy walks|less walking|little walking|no walking|not much walking|cant walk|cant climb|can t climb|cant climb stairs|can t climb stairs|cannot climb stairs|cannot climb|can t walk|cannot walk|knee pain|knee problem|bad knees|ghutno me dard|ghutne me dard|ghutne kharab|ghutno ki problem|ghutne ki problem|knee issue|knee issues|knee surgery|weak knees|seedhiyan nahi|seedhi nahi|sidhiya nahi|seedhiya nahi|sidhi nahi|chal nahi sakte|chal nahi sakti|chal nahi pati|zyada chalna nahi|jyada chalna nahi|zyada walk nahi|jyada walk nahi|zyada nahi chal sakte|zyada nahi chal sakti|cant walk much|can t walk much|no climbing|no steep climbs|wheelchair|wheel chair|no stairs|few stairs|no long walking|no long walks|no long walk|knees are bad|knees r bad|knee is bad',
  ],
  [
    'firstTimeInMountains',
    [
      ...FIRST_TIMES,
      'never been to mountains|first time at altitude|first time high altitude|altitude sickness|first mountain trip',
    ].join('|'),
  ],
])
/** Words of the longest of them. */
const LONGEST = 7
const NOT = new Set(['not', 'isnt', 'no'])
const LABELS = { easyWalking: EASY_WALKING, firstTimeInMountains: 'First time in the mountains' }

/** What suits those who travel. */
export function findSuits(tokens: readonly Token[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; at++) {
    const suit = lookUp(SUITS, tokens, at, LONGEST)
    if (!suit || !isFree(tokens, at, at + suit.length)) continue
    const isFirst = suit.value === 'firstTimeInMountains'
    // `not our first time in the hills`
    if (isFirst && [at - 1, at - 2].some((before) => NOT.has(wordAt(tokens, before)))) continue
    // The mountains of the last word are a wish besides.
    const isWish = isFirst && wordAt(tokens, at) !== 'never' && MOUNTAINS.has(wordAt(tokens, at + suit.length - 1))
    use(tokens, at, at + suit.length - (isWish ? 1 : 0))
    if (!found.some(({ field }) => field === suit.value))
      found.push({ field: suit.value, value: true, label: LABELS[suit.value], from: at, to: at + suit.length })
  }
  return found
}
