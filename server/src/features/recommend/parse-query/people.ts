import { GROUP_SIZES } from '@saathi/shared/recommend/form-choices'
import { numberAt } from './numbers.ts'
import { type Found, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const PEOPLE = new Set([
  ...['people', 'peoples', 'person', 'persons', 'poeple', 'pepole', 'pax', 'adults', 'adult', 'members', 'member'],
  ...['friends', 'guys', 'girls', 'boys', 'travellers', 'travelers', 'heads', 'ladies', 'colleagues'],
  ...[
    'log',
    'logo',
    'logon',
    'loga',
    'dost',
    'dosto',
    'doston',
    'bande',
    'bando',
    'jan',
    'jane',
    'jano',
    'ladke',
    'yaar',
  ],
])
const CHILDREN = new Set(['kids', 'kid', 'children', 'child', 'bachche', 'bachhe', 'bacche', 'infants', 'toddlers'])
/** After `for two` these make it no count of people. */
const OTHER_UNITS = /^(day|night|week|month|hour|din|raat|haft|k$|thousand|hazaa?r|lakh|rs|rupee|-|to$|and$|n$|d$|se$)/
const COUNT_BEFORE = ['family of', 'group of', 'party of', 'gang of', 'we are', 'we re', 'hum', 'ham', 'people']

const SETS: [number, string][] = [
  [1, 'solo|alone|akele|akela|akeli|myself|by myself|just me|on my own|only me|single|for myself'],
  [
    2,
    'couple|honeymoon|wife|husband|girlfriend|boyfriend|gf|bf|fiancee|spouse|partner|biwi|patni|pati patni|hum dono|dono|both of us|anniversary',
  ],
  [4, 'family|families|parivar|pariwar|familly|family ke'],
  [10, 'big group|large group|bada group'],
]
const WORDS = new Map(SETS.flatMap(([size, words]) => words.split('|').map((word) => [word, size] as const)))

type Count = { people: number; from: number; to: number }

/** `people` is the number that the text names; the value is the form's size at or above it. */
type FoundPeople = Found & { people: number }

/** The number of people: a count if there is one, else what a word such as `couple` means. */
export function findPeople(tokens: readonly Token[]): FoundPeople[] {
  const count = countIn(tokens) ?? wordIn(tokens)
  if (!count) return []
  use(tokens, count.from, count.to)
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(WORDS, tokens, at)
    if (word && isFree(tokens, at, at + word.length)) use(tokens, at, at + word.length)
  }
  const size = GROUP_SIZES.find((each) => Number(each) >= count.people) ?? '10'
  const exact = Number(size) === count.people
  const label =
    count.people === 1 ? 'Solo' : `${count.people} people${exact || size === '10' ? '' : `, costed as ${size}`}`
  return [{ field: 'group_size', value: size, label, from: count.from, to: count.to, people: count.people }]
}

function countIn(tokens: readonly Token[]): Count | null {
  for (let at = 0; at < tokens.length; at++) {
    const count = countAt(tokens, at)
    if (count && isFree(tokens, count.from, count.to)) return count
  }
  return null
}

function countAt(tokens: readonly Token[], at: number): Count | null {
  const number = numberAt(tokens, at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 200) return null
  const { value, to } = number
  const next = wordAt(tokens, to)
  const us = phraseAt(tokens, to, 2) === 'of us' ? to + 2 : null
  if (us) return { people: value, from: at, to: us }
  if (phraseAt(tokens, at, 3) === 'do hamare do') return { people: 4, from: at, to: at + 3 }
  // `3 close friends`: one word may stand between.
  const noun = PEOPLE.has(next) ? to : PEOPLE.has(wordAt(tokens, to + 1)) && !OTHER_UNITS.test(next) ? to + 1 : null
  if (noun !== null && !numberAt(tokens, to)) {
    const children = numberAt(tokens, noun + 1)
    if (children && CHILDREN.has(wordAt(tokens, children.to)))
      return { people: value + children.value, from: at, to: children.to + 1 }
    const withMe = wordAt(tokens, noun) === 'friends' && /^(with|me and|i and)$/.test(leadIn(tokens, at))
    return { people: value + (withMe ? 1 : 0), from: at, to: noun + 1 }
  }
  const named = COUNT_BEFORE.some((phrase) => phraseBefore(tokens, at, phrase))
  const isFor = wordAt(tokens, at - 1) === 'for'
  if ((named || isFor) && !OTHER_UNITS.test(next) && value <= 60) return { people: value, from: at, to }
  return null
}

const leadIn = (tokens: readonly Token[], at: number): string => {
  const two = phraseAt(tokens, Math.max(0, at - 2), Math.min(2, at))
  return /^(me and|i and)$/.test(two) ? two : wordAt(tokens, at - 1)
}

function phraseBefore(tokens: readonly Token[], at: number, phrase: string): boolean {
  const length = phrase.split(' ').length
  return at >= length && phraseAt(tokens, at - length, length) === phrase
}

function wordIn(tokens: readonly Token[]): Count | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = lookUp(WORDS, tokens, at)
    if (word && isFree(tokens, at, at + word.length)) return { people: word.value, from: at, to: at + word.length }
  }
  return null
}
