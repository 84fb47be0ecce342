import type { DeckCard } from '@saathi/shared/matching'

/** A tour to come that both are in. */
export type SharedTour = { place: string; month: number }

/** What the ranking knows of somebody. */
export type Traits = Pick<DeckCard, 'travelType' | 'homeCity' | 'languages'>

/** What it knows of a candidate beside one's own traits. */
export type Candidate = Traits & {
  _id: string
  /** Days since they joined Saathi. */
  daysHere: number
  sharedTours: SharedTour[]
  /** How many people both follow. */
  followedInCommon: number
}

type Tie = { points: number; reason: string | null }

/** Where nearly everybody who reads this speaks it, a language says little about two people. */
const COMMON_LANGUAGES = new Set(['english', 'hindi'])

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const lower = (text: string) => text.trim().toLowerCase()

function tourTie({ sharedTours }: Candidate): Tie {
  const [first] = sharedTours
  if (!first) return { points: 0, reason: null }
  const points = 12 * Math.min(3, sharedTours.length)
  return { points, reason: `You are both going to ${first.place} in ${MONTHS[first.month - 1]}` }
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
  const telling = shared.filter((language) => !COMMON_LANGUAGES.has(lower(language)))
  const [first] = telling
  const points = Math.min(4, 2 * telling.length + 0.5 * (shared.length - telling.length))
  return { points, reason: first ? `You both speak ${first}` : null }
}

const TRAVEL = { family: 'You both travel with family', genZ: 'You both travel Gen Z style' }

const travelTie = (me: Traits, { travelType }: Candidate): Tie =>
  me.travelType === travelType ? { points: 2, reason: TRAVEL[travelType] } : { points: 0, reason: null }

/** New people find their first companions sooner; it fades within a month. */
const freshTie = ({ daysHere }: Candidate): Tie => ({
  points: Math.max(0, 1.5 * (1 - daysHere / 30)),
  reason: daysHere <= 7 ? 'New on Saathi' : null,
})

/** How much two people share, in points, and what of it most, in words that name place and month at most. */
export function affinityOf(me: Traits, them: Candidate): { points: number; reason: string | null } {
  const ties = [
    tourTie(them),
    followsTie(them),
    cityTie(me, them),
    languageTie(me, them),
    travelTie(me, them),
    freshTie(them),
  ]
  const said = ties.filter(({ points, reason }) => reason !== null && points > 0).sort((a, b) => b.points - a.points)
  return { points: ties.reduce((sum, tie) => sum + tie.points, 0), reason: said[0]?.reason ?? null }
}

/** Every fourth place is open: whoever's turn it is has it, whatever they share. */
const OPEN_EVERY = 4
/** How many open places a day brings; so a window of n has given everybody one after n / 5 days. */
export const OPEN_A_DAY = 5

/** A number that looks random and is the same for the same text (FNV-1a, mixed). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The reader's own order of the same people, the same every day. */
const inTurn = <T extends { person: { _id: string } }>(people: T[], readerId: string): T[] =>
  people
    .map((one) => ({ one, key: hashOf(readerId + one.person._id) }))
    .sort((a, b) => a.key - b.key || (a.one.person._id < b.one.person._id ? -1 : 1))
    .map(({ one }) => one)

export type Ranked<T> = T & { reason: string | null }
type Reader = Traits & { _id: string }

/**
 * The deck: who shares most first, those who share the same in an order of the day's, and every fourth place by turns,
 * which go on by `OPEN_A_DAY` a day, so that nobody waits for ever behind who shares more.
 * @param day the number of the day, which is the order's seed
 */
export function rank<T extends Candidate>(me: Reader, people: T[], day: number): Ranked<T>[] {
  const scored = people.map((person) => ({
    person,
    ...affinityOf(me, person),
    chance: hashOf(`${day} ${me._id} ${person._id}`),
  }))
  const best = scored.sort(
    (a, b) => b.points - a.points || a.chance - b.chance || (a.person._id < b.person._id ? -1 : 1),
  )
  const turns = inTurn(scored, me._id)
  const start = turns.length > 0 ? (day * OPEN_A_DAY) % turns.length : 0
  const [byPoints, byTurn] = [best.values(), [...turns.slice(start), ...turns.slice(0, start)].values()]
  const dealt = new Set<(typeof best)[number]>()
  while (dealt.size < people.length) {
    const places = dealt.size % OPEN_EVERY === OPEN_EVERY - 1 ? byTurn : byPoints
    for (const one of places) {
      if (dealt.has(one)) continue
      dealt.add(one)
      break
    }
  }
  return [...dealt].map(({ person, reason }) => ({ ...person, reason }))
}
