import { nearestWord } from './fuzzy.ts'
import { lexiconOf } from './tokens.ts'

const setOf = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')))

/** Everybody who goes, after a number. */
const PEOPLE = setOf(
  'people peoples ppl ppls peeps person persons poeple pepole pax adult adults adlts adlt members member guys girls boys',
  'travellers travelers heads ladies students student folks women men females males guests employees staff teachers tchrs',
  'tickets tkts tkt gents bhai behen behne bhaiyo teammates bikers riders classmates persn prsn souls humans foreigners bachelors log logo logon loga bande bando',
  'gurls gals launde laundo lads lasses chhore sahelian saheliyan saheliya jane jano ladke ladkiya ladkiyan aadmi vyakti bachhelog aurat aurte aurtein auratein mahila mahilaye mahilayein bade',
)
/** Who goes along with somebody: `me and 3 friends` are four. */
const COMPANIONS = setOf(
  'roommates flatmates batchmates besties bros friends frnds frends freinds colleagues buddies mates cousins relatives brothers sisters siblings',
  'dost dosto doston yaar',
)
const ADULTS = setOf('adult adults adlt adlts women men ladies females males bade aurte aurtein auratein')
/** Words that may be misspelt; `2 bikes` are no bikers. */
const LONG_PEOPLE = 'people persons members adults friends students colleagues travellers cousins'.split(' ')

/** They say nothing but that people go. */
const NEUTRAL = setOf(
  'people peoples ppl ppls peeps person persons pax adult adults member members guys travellers travelers heads folks',
  'friends frnds log logo logon dost yaar jane aadmi',
)
export const isNeutralWord = (word: string): boolean => NEUTRAL.has(word)

const skeletonOf = (word: string) => word.replaceAll(/[aeiou]/g, '')
const SKELETONS = new Map(
  [...LONG_PEOPLE, 'teachers', 'professors', 'classmates'].map((word) => [skeletonOf(word), word]),
)
/** `stdnts` for `students`. */
const unabridged = (word: string) => (word.length > 3 ? (SKELETONS.get(word) ?? word) : word)

export const isCompanionWord = (word: string): boolean =>
  COMPANIONS.has(nearestWord(word, LONG_PEOPLE) ?? unabridged(word))
export const isAdultWord = (word: string): boolean => ADULTS.has(word)
export const isPeopleWord = (typed: string): boolean => {
  const word = unabridged(typed)
  const meant = PEOPLE.has(word) || COMPANIONS.has(word) ? word : nearestWord(word, LONG_PEOPLE)
  return meant !== null && (PEOPLE.has(meant) || COMPANIONS.has(meant))
}

const CHILDREN = setOf(
  'kids children childern bachche bachhe bacche bache bachon bachhon bacchon bachchon baccho bachcho bacho bachho bachhe childs kiddos grandkids',
  'twins triplets grandchildren teens teenagers infants babies toddlers sons daughters',
)
const ONE_CHILD = setOf(
  'kid child baby infant toddler newborn bachcha bachha baccha bacha kiddo son daughter beta beti ladka ladki nephew niece',
  'grandson granddaughter teen teenager',
)
const INFANTS = setOf('infant infants baby babies toddler toddlers newborn')

export const isChildrenWord = (word: string): boolean => CHILDREN.has(word)
export const isOneChildWord = (word: string): boolean => ONE_CHILD.has(word)
export const isChildWord = (word: string): boolean => CHILDREN.has(word) || ONE_CHILD.has(word)

/** The age of a child where none is written. */
export const usualAge = (word: string): number => (INFANTS.has(word) ? 1 : /^teen/.test(word) ? 14 : 8)

export const COUPLES = setOf('couples couple cpl jodi jode')

/** Persons by who they are to the one who writes; the same one named twice is one. */
export const KIN = lexiconOf<string>([
  [
    'self spouse',
    'wife|husband|hubby|girlfriend|boyfriend|gf|bf|fiancee|fiance|spouse|partner|biwi|patni|pati patni|wifey|better half',
  ],
  [
    'mother father',
    'parents|mom dad|mum dad|mummy papa|mom and dad|mum and dad|dad and mom|mummy and papa|mummy aur papa|papa mummy|mom n dad|mum n dad|mataji pitaji|maa baap|maa papa|mata pita|mom pop|mummy daddy|maa baba|ma baba|achan amma|amma achan|aai baba|amma nanna|ammi abbu|abbu ammi',
  ],
  ['mother', 'mother|mom|mum|mummy|maa|amma|ammi|mumma|mataji'],
  ['father', 'father|dad|papa|daddy|pitaji|appa|achan|abbu'],
  ['mother-in-law father-in-law', 'in laws|inlaws|saas sasur'],
  ['mother-in-law', 'mother in law|mil|saas'],
  ['father-in-law', 'father in law|fil|sasur'],
  ['grandmother grandfather', 'grandparents|grand parents|dada dadi|nana nani|dadi dada|nani nana|grandma grandpa'],
  ['grandmother', 'grandmother|grandma|granny|dadi|nani'],
  ['grandfather', 'grandfather|grandpa|dadaji|nanaji|dada|nana'],
  ['sister', 'sister|sis|behen|didi'],
  ['brother', 'brother|my bro'],
  ['uncle', 'uncle|chacha'],
  ['aunt', 'aunt|aunty|auntie|chachi|bua|mausi'],
  ['friend', 'friend|bestie|best friend|frnd'],
  ['cousin', 'cousin'],
])

/** Two who travel, where nobody else is named. */
export const PAIRS = lexiconOf([
  [
    2,
    'for both|honeymoon|hum dono|dono|both of us|anniversary|the two of us|just us two|just the two of us|newly married|newly wed|newlyweds|newlywed',
  ],
])
export const ALONE = lexiconOf([
  [
    1,
    'solo|alone|akele|akela|akeli|myself|by myself|just me|on my own|only me|single|for myself|solo girl|solo female|solo traveler|solo traveller|solo woman',
  ],
])
export const FAMILY = lexiconOf([[4, 'family|families|parivar|pariwar|familly|family ke']])
export const BIG_GROUP = lexiconOf([[10, 'big group|large group|bada group']])
export const SENIORS = setOf('seniors senior elders elderly buzurg oldies retired')
export const SENIOR_PHRASES = [
  'senior citizens',
  'senior citizen',
  'sr citizens',
  'sr citizen',
  'old people',
  'aged people',
]
