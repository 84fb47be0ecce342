import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { isNegated } from './negation.ts'
import { type Found, isFree, lexiconOf, lookUp, type Token, use } from './tokens.ts'

type By = NonNullable<DreamTrip['by']>
type Stay = NonNullable<DreamTrip['stay']>

const WAYS = lexiconOf<Exclude<By, 'ground'>>([
  [
    'rail',
    'train|trains|by train|by trains|train se|by rail|rail se|railway|railways|rail|overnight train|night train|sleeper train|vande bharat|shatabdi|rajdhani',
  ],
  [
    'air',
    'flight|flights|by flight|by flights|flight se|flights se|by air|by plane|plane|plane se|fly|flyin|flying|hawai jahaz|hawai jahaj se|aeroplane|airplane',
  ],
  ['bus', 'bus|by bus|bus se|volvo|volvo bus|by volvo'],
  [
    'road',
    'by car|car|car se|by road|road trip|roadtrip|road trips|drive|driving|self drive|own car|our car|my car|by cab|cab|by taxi|taxi|gaadi se|gadi se|gaadi|bike ride|bike trip|by bike|bike se|bike pe|bike par|car pe|scooty|on bikes|on bike|by motorbike|motorcycle trip|apni gaadi|apni car|drivable',
  ],
])
/** They name a way, but do not say that one wants to go by it. */
const NO_WAYS = lexiconOf([
  [
    true,
    [
      ...[
        'toy train',
        'toy trains',
        'joy ride',
        'loves trains',
        'flight ticket alag',
        'train ticket alag',
        'flights not included',
        'car parking',
        'no long drive',
        'no long drives',
        'no long driving',
        'not a long drive',
        'no too long drive',
      ],
      ...['flight', 'flights', 'train', 'bus', 'airfare'].flatMap((way) => [
        ...['alag', 'alag se', 'extra', 'separate', 'separately', 'excluded', 'excl'].map((word) => `${way} ${word}`),
        ...['excluding', 'excl', 'xcl', 'plus', 'minus', 'except'].map((word) => `${word} ${way}`),
      ]),
    ].join('|'),
  ],
])

const LABELS: Record<By, string> = {
  rail: 'By train',
  bus: 'By bus',
  road: 'By car',
  air: 'By flight',
  ground: 'No flights',
}

function afterNoWays(tokens: readonly Token[], at: number): number {
  const none = lookUp(NO_WAYS, tokens, at)
  return none ? afterNoWays(tokens, at + none.length) : at
}

/** How one wants to travel. Several ways on the ground are any but a flight; a way that is ruled out counts for flights only. */
export function findWay(tokens: readonly Token[]): Found[] {
  const wanted = new Set<By>()
  let span: [from: number, to: number] | null = null
  for (let at = 0; at < tokens.length; at++) {
    at = afterNoWays(tokens, at)
    const way = lookUp(WAYS, tokens, at)
    if (!way || !isFree(tokens, at, at + way.length)) continue
    const to = at + way.length
    if (way.value === 'air' && isNegated(tokens, at, to)) wanted.add('ground')
    else if (isRuledOut(tokens, at)) continue
    else wanted.add(way.value)
    span = [span?.[0] ?? at, to]
    at = to - 1
  }
  const ways = [...wanted]
  const value: By | null = ways.length === 1 ? (ways[0] ?? null) : ways.includes('air') ? null : 'ground'
  if (!span || ways.length === 0 || value === null) return []
  for (let at = span[0]; at < span[1]; at++) {
    at = afterNoWays(tokens, at)
    const way = lookUp(WAYS, tokens, at)
    if (way) use(tokens, at, at + way.length)
  }
  const isByBike = value === 'road' && tokens.slice(...span).some(({ text }) => /bike|motorcycle|scooty/.test(text))
  return [{ field: 'by', value, label: isByBike ? 'By road' : LABELS[value], from: span[0], to: span[1] }]
}

/** `No bus` is no wish that can be met, so its words are left. */
function isRuledOut(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (/^(shared?|public|want|like|any|a|by)$/.test(tokens[before]?.text ?? '')) before--
  return ['no', 'not', 'without', 'dont', 'avoid'].includes(tokens[before]?.text ?? '')
}

const STAYS = lexiconOf<Stay>([
  [
    'premium',
    'luxury|luxurious|luxury stay|luxury hotel|luxury resort|premium|premium stay|5 star|five star|4 star|four star|5 star hotel|five star hotel|4 star hotel|resort|resorts|posh|fancy|pool villa|private pool villa|pvt pool villa|high end|lavish|plush',
  ],
  [
    'mid',
    '3 star|three star|3 star hotel|three star hotel|mid range|mid range hotel|decent hotel|good hotel|accha hotel',
  ],
  ['dorm', 'hostel|hostels|dorm|dorms|backpacking|backpacker|backpackers|backpack|zostel'],
  [
    'budget',
    'guest house|guesthouse|guest houses|homestay|homestays|home stay|home stays|budget hotel|budget hotels|budget stay|budget trip|budget tour|budget travel|budget holiday|budget vacation|budget friendly|pocket friendly|cheap|cheapest|sasta|sasti|saste|affordable|economical|low budget|dharamshala stay|lodge',
  ],
])
const STAY_LABELS: Record<Stay, string> = {
  premium: 'Premium hotel',
  mid: 'Mid-range hotel',
  dorm: 'Hostel dorm',
  budget: 'Guest house',
}

/** The class of stay that the text names; the first one counts, but `cheap hostel` is a hostel. */
export function findStay(tokens: readonly Token[]): Found[] {
  const named = tokens.flatMap((_, at) => {
    const stay = lookUp(STAYS, tokens, at)
    return stay && isFree(tokens, at, at + stay.length) && !isRuledOut(tokens, at) ? [{ ...stay, at }] : []
  })
  const [first] = named
  const stay = first?.value === 'budget' ? (named.find(({ value }) => value === 'dorm') ?? first) : first
  if (!stay) return []
  for (const { value, at, length } of named)
    if (value === stay.value || value === first?.value) use(tokens, at, at + length)
  const { value, at, length } = stay
  return [{ field: 'stay', value, label: STAY_LABELS[value], from: at, to: at + length }]
}
