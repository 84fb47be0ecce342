import { tripTypes } from '@saathi/shared/lib/messages/en/choices'
import type { TourType } from '@saathi/shared/packages/schema'
import { nearestWord } from './fuzzy.ts'
import { isNegated } from './negation.ts'
import { type Found, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const TYPES: [TourType, string][] = [
  [
    'beaches',
    'beach|beaches|sea|seaside|sea side|seashore|coast|coastal|island|islands|shore|ocean|beachside|samundar|samudra|samandar|samundar kinare|samundar ke kinare|samandar kinare|samudra tat|dariya|sagar',
  ],
  [
    'mountains',
    'mountain|mountains|hill|hills|hill station|hill stations|himalaya|himalayas|himalayan|snow|snowfall|snowy|peaks|valley|valleys|pahad|pahaad|pahado|pahadon|pahaado|pahadi|pahar|parvat|barf|barfbari|hillside|caves and waterfalls|caves n waterfalls|caves aur waterfalls|waterfalls and caves|thandi jagah|thanda mausam',
  ],
  [
    'wildlife',
    'wildlife|wild life|safari|safaris|tiger|tigers|lion|lions|rhino|rhinos|elephant|elephants|leopard|leopards|jungle|jungles|jungle safari|forest|forests|national park|tiger reserve|tiger reserves|bird sanctuary|bird sanctuaries|sanctuary|birding|birdwatching|birder|birders|bird watching|birds|janwar|janvar|sher|bagh|baagh|haathi|hathi|jangal|van vihar|animals',
  ],
  [
    'adventure',
    'adventure|adventures|adventurous|trek|treks|trekking|trekk|rafting|raft|paragliding|skiing|ski|scuba|scuba diving|diving|snorkeling|snorkelling|bungee|bungee jumping|camping|camp|tent|tents|kayaking|kayak|climbing|rock climbing|surfing|camel safari|camel safaris|desert safari|hike|hikes|hiking|zipline|thrill|romanch|chadhai',
  ],
  [
    'spiritual',
    'spiritual|spirituality|jyotirlinga|jyotirlingas|jyotirling|pilgrimage|temple|temples|yatra|ashram|ashrams|yoga|meditation|darshan|mandir|mandiro|mandiron|mandir darshan|tirth|tirth yatra|teerth|gurdwara|gurudwara|monastery|monasteries|dargah|dham|devotional|religious|dharmik|bhakti|holy',
  ],
  [
    'culinary',
    'food|foodie|cuisine|culinary|street food|biryani|kebab|kebabs|eat|eating|khana|khane|khana khane|khana peena|swad|zaika|culture|eateries',
  ],
  [
    'historical',
    'historical|historic|history|fort|forts|palace|palaces|monument|monuments|ruins|heritage|museum|museums|ancient|qila|qile|kila|kile|quila|mahal|mahals|itihas|itihaas|aitihasik|caves|architecture|imarat|puratan',
  ],
]
const WORDS: ReadonlyMap<string, TourType> = new Map(
  TYPES.flatMap(([type, words]) => words.split('|').map((word) => [word, type] as const)),
)
/** Wishes that say a type only where no other is asked for, and rule none out. */
const WEAK: ReadonlyMap<string, TourType> = new Map([
  ...['waterfall', 'waterfalls', 'jharna', 'jharne', 'toy train', 'toy trains'].map(
    (word) => [word, 'mountains'] as const,
  ),
  ...['surf', 'surf lesson', 'surf lessons', 'camel ride'].map((word) => [word, 'adventure'] as const),
  ...['momo', 'momos'].map((word) => [word, 'culinary'] as const),
])
const NO_WISH = /^(no|not|without|dont|avoid|nahi|nahin|nhi|kar|liya)$/
const LONG_WORDS = [...WORDS.keys()].filter((word) => !word.includes(' '))
/** Common words that are one letter away from a word above. */
const OTHERS = new Set([
  ...[
    'border',
    'borders',
    'coach',
    'reach',
    'teach',
    'peach',
    'bench',
    'batch',
    'beast',
    'hilly',
    'parts',
    'sport',
    'share',
    'short',
  ],
  ...['shere', 'where', 'there', 'their', 'these', 'chill', 'place', 'places', 'simple', 'history', 'sahara', 'holly'],
  ...[
    'cafe',
    'cafes',
    'camps',
    'comping',
    'cheap',
    'khaana',
    'kahan',
    'jungli',
    'khan',
    'water',
    'boats',
    'forty',
    'force',
    'front',
  ],
])
export const EASY_WALKING = 'Easy walking'
export type Types = { found: Found[]; ruledOut: Found<string, TourType>[]; easy: Found[] }

const labelOf = (type: TourType) => tripTypes[type]

const ON_FOOT = /^(trek|hik|climb|rock|chad)/

const MEAL = new Set([
  'incl',
  'including',
  'with',
  'without',
  'veg',
  'nonveg',
  'vegetarian',
  'vegan',
  'satvik',
  'jain',
  'halal',
  'dhaba',
  'homely',
  'home',
])

/** `incl food` and `veg food` are about meals, not about what one travels for. */
const isMeal = (tokens: readonly Token[], at: number) =>
  ['food', 'khana'].includes(wordAt(tokens, at)) &&
  !['trail', 'trails', 'tour', 'walk'].includes(wordAt(tokens, at + 1)) &&
  (MEAL.has(wordAt(tokens, at - 1)) || phraseAt(tokens, at - 2, 2) === 'ghar ka')

/**
 * The types that a text asks for, at most two, in its order; `ruledOut`: those that it does not want. Without treks and
 * climbs, other adventures may be wanted: that is easy walking.
 */
export function findTypes(tokens: readonly Token[]): Types {
  const found: Found[] = []
  const ruledOut: Found<string, TourType>[] = []
  const easy: Found[] = []
  for (let at = 0; at < tokens.length; at++) {
    const word = typeAt(tokens, at)
    if (!word || !isFree(tokens, at, at + word.length) || isMeal(tokens, at)) continue
    const to = at + word.length
    const isRuledOut = isNegated(tokens, at, to)
    const isKnown = found.some(({ value }) => value === word.value)
    // A third type is left, and shown as not understood.
    if (!isRuledOut && !isKnown && found.length === 2) continue
    use(tokens, at, to)
    if (isRuledOut && ON_FOOT.test(wordAt(tokens, at)))
      easy.push({ field: 'easyWalking', value: true, label: EASY_WALKING, from: at, to })
    else if (isRuledOut)
      ruledOut.push({ field: 'without', value: word.value, label: labelOf(word.value), from: at, to })
    else if (!isKnown) found.push({ field: 'type', value: word.value, label: '', from: at, to })
    at = to - 1
  }
  if (found.length === 0 && ruledOut.length === 0) found.push(...takeWeak(tokens))
  const wanted = found
    .filter(({ value }) => !ruledOut.some((other) => other.value === value))
    .map((each, index) => ({
      ...each,
      field: index === 0 ? 'preference_type' : 'second_type',
      label: index === 0 ? labelOf(each.value as TourType) : `Also ${labelOf(each.value as TourType)}`,
    }))
  return { found: wanted, ruledOut, easy: easy.slice(0, 1) }
}

function takeWeak(tokens: readonly Token[]): Found[] {
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(WEAK, tokens, at)
    const to = at + (word?.length ?? 0)
    if (!word || !isFree(tokens, at, to)) continue
    if ([...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(to, to + 2)].some(({ text }) => NO_WISH.test(text)))
      continue
    use(tokens, at, to)
    return [{ field: 'type', value: word.value, label: '', from: at, to }]
  }
  return []
}

function typeAt(tokens: readonly Token[], at: number) {
  const exact = lookUp(WORDS, tokens, at)
  if (exact) return exact
  const word = wordAt(tokens, at)
  const meant = OTHERS.has(word) ? null : nearestWord(word, LONG_WORDS)
  const type = meant === null ? undefined : WORDS.get(meant)
  return type === undefined ? null : { value: type, length: 1 }
}
