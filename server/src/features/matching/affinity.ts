import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { DeckCard } from '@saathi/shared/matching/schema'
import type { PersonDetails } from '@saathi/shared/social/schema'

/** An upcoming tour that both people have joined or host. */
export type CommonTour = { place: string; month: number }

/** A place to which both people plan to go, and the month. */
export type SharedPlan = { place: string; month: number }

/** The profile fields that the ranking uses. */
export type Traits = Pick<DeckCard, 'travelType'> &
  Pick<PersonDetails, 'homeCity' | 'languages' | 'tripTypes' | 'travelMonths'>

/** A candidate with what they share with the reader. */
export type Candidate = Traits & {
  _id: string
  /** Whole days since they joined Saathi. */
  daysHere: number
  sharedTours: CommonTour[]
  /** Places to which both plan to go in the same week. */
  sharedPlans: SharedPlan[]
  /** Number of people whom both follow. */
  followedInCommon: number
}

type Tie = { points: number; reason: string | null }

/** Languages that nearly all users speak count little. */
const COMMON_LANGUAGES = new Set(['english', 'hindi'])

const lower = (text: string) => text.trim().toLowerCase()

/** More than any other tie: both have said where they go, and when. */
function planTie({ sharedPlans }: Candidate): Tie {
  const [first] = sharedPlans
  if (!first) return { points: 0, reason: null }
  const points = 40 + 4 * Math.min(3, sharedPlans.length)
  return { points, reason: `You both plan to go to ${first.place} in ${monthName(first.month)}` }
}

function tourTie({ sharedTours }: Candidate): Tie {
  const [first] = sharedTours
  if (!first) return { points: 0, reason: null }
  const points = 12 * Math.min(3, sharedTours.length)
  return { points, reason: `You are both going to ${first.place} in ${monthName(first.month)}` }
}

function followsTie({ followedInCommon: count }: Candidate): Tie {
  const people = count === 1 ? 'somebody' : `${count} people`
  return { points: Math.min(6, 2 * count), reason: count > 0 ? `You both follow ${people} here` : null }
}

function cityTie(me: Traits, { homeCity }: Candidate): Tie {
  if (!me.homeCity || !homeCity || lower(me.homeCity) !== lower(homeCity)) return { points: 0, reason: null }
  return { points: 4, reason: `You are both from ${me.homeCity}` }
}

function languageTie(me: Traits, { languages }: Candidate): Tie {
  const mine = new Set(me.languages.map(lower))
  const shared = languages.filter((language) => mine.has(lower(language)))
  const distinctive = shared.filter((language) => !COMMON_LANGUAGES.has(lower(language)))
  const [first] = distinctive
  const points = Math.min(4, 2 * distinctive.length + 0.5 * (shared.length - distinctive.length))
  return { points, reason: first ? `You both speak ${first}` : null }
}

const TRAVEL = { family: 'You both travel with family', genZ: 'You both travel Gen Z style' }

const travelTie = (me: Traits, { travelType }: Candidate): Tie =>
  travelType && me.travelType === travelType ? { points: 2, reason: TRAVEL[travelType] } : { points: 0, reason: null }

const TRIPS = {
  beaches: 'beaches',
  mountains: 'mountains',
  historical: 'historical places',
  adventure: 'adventure',
  wildlife: 'wildlife',
  spiritual: 'spiritual places',
  culinary: 'food and culture',
}

function tripTypesTie(me: Traits, { tripTypes }: Candidate): Tie {
  const shared = me.tripTypes.filter((type) => tripTypes.includes(type))
  const [first] = shared
  return { points: 1.5 * shared.length, reason: first ? `You both like ${TRIPS[first]}` : null }
}

/** A month that both named counts in full when it is the only one they named, and little among many. */
function monthsTie(me: Traits, { travelMonths }: Candidate): Tie {
  const shared = me.travelMonths.filter((month) => travelMonths.includes(month))
  const [first] = shared
  if (!first) return { points: 0, reason: null }
  const points = (2 * shared.length) / (me.travelMonths.length + travelMonths.length)
  return { points, reason: `You both like to travel in ${monthName(first)}` }
}

/** A bonus for new users, which decreases to zero within 30 days. */
const freshTie = ({ daysHere }: Candidate): Tie => ({
  points: Math.max(0, 1.5 * (1 - daysHere / 30)),
  reason: daysHere <= 7 ? 'New on Saathi' : null,
})

/** A score of what two people share, and a sentence for its largest part. The sentence names at most a place and a month. */
export function computeAffinity(me: Traits, them: Candidate): { points: number; reason: string | null } {
  const signals = [
    planTie(them),
    tourTie(them),
    followsTie(them),
    cityTie(me, them),
    languageTie(me, them),
    travelTie(me, them),
    tripTypesTie(me, them),
    monthsTie(me, them),
    freshTie(them),
  ]
  const reasons = signals
    .filter(({ points, reason }) => reason !== null && points > 0)
    .sort((a, b) => b.points - a.points)
  return { points: signals.reduce((sum, { points }) => sum + points, 0), reason: reasons[0]?.reason ?? null }
}

/** Every fourth card goes to the next user of a fixed rotation, whatever their score. */
const OPEN_EVERY = 4
/** The rotation advances by this number each day, so each of n candidates is on the first page within n / 5 days. */
export const OPEN_A_DAY = 5

/** A deterministic 32-bit hash of a text: FNV-1a with a final mix. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A pseudo-random order of the people for this reader, the same every day. */
const rotationOf = <T extends { person: { _id: string } }>(people: T[], readerId: string): T[] =>
  people
    .map((item) => ({ item, key: hashOf(readerId + item.person._id) }))
    .sort((a, b) => a.key - b.key || (a.item.person._id < b.item.person._id ? -1 : 1))
    .map(({ item }) => item)

export type Ranked<T> = T & { reason: string | null }
type Reader = Traits & { _id: string }

/**
 * Orders the deck: highest score first, ties in an order that changes daily, and every fourth card from a rotation that
 * advances by `OPEN_A_DAY` a day, so that users with low scores are shown as well.
 * @param day days since 1970-01-01, the seed of the order
 */
export function rank<T extends Candidate>(me: Reader, people: T[], day: number): Ranked<T>[] {
  const scored = people.map((person) => ({
    person,
    ...computeAffinity(me, person),
    tieBreak: hashOf(`${day} ${me._id} ${person._id}`),
  }))
  const best = scored.sort(
    (a, b) => b.points - a.points || a.tieBreak - b.tieBreak || (a.person._id < b.person._id ? -1 : 1),
  )
  const rotation = rotationOf(scored, me._id)
  const start = rotation.length > 0 ? (day * OPEN_A_DAY) % rotation.length : 0
  const [byPoints, byRotation] = [best.values(), [...rotation.slice(start), ...rotation.slice(0, start)].values()]
  const served = new Set<(typeof best)[number]>()
  while (served.size < people.length) {
    const source = served.size % OPEN_EVERY === OPEN_EVERY - 1 ? byRotation : byPoints
    for (const candidate of source) {
      if (served.has(candidate)) continue
      served.add(candidate)
      break
    }
  }
  return [...served].map(({ person, reason }) => ({ ...person, reason }))
}
