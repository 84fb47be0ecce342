import { straightKm } from '@saathi/shared/trips/legs'
import placeNames from './place-names.json'
import { AIRPORT_LINES, STATION_LINES, TRAIN_LINES } from './rows.gen.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'

export type Spot = { name: string; lat: number; lon: number }
export type TrainRow = {
  name: string
  from: string
  to: string
  departs: number
  /** Minutes from midnight before it leaves. */
  arrives: number
  /** The month of its source, `2025-12`. */
  checked: string
}

const fieldsOf = (lines: string) => lines.split('\n').map((line) => line.split('|'))
const spots = (lines: string): Map<string, Spot> =>
  new Map(
    fieldsOf(lines).map(([code = '', name = '', lat, lon]) => [code, { name, lat: Number(lat), lon: Number(lon) }]),
  )

/** Of other codes than ours for the same station. */
const SAME_STATION: Record<string, string> = {
  BCT: 'MMCT',
  CSTM: 'CSMT',
  BNCE: 'BNC',
  ALD: 'PRYJ',
  MGS: 'DDU',
  JHS: 'VGLJ',
  HBJ: 'RKMP',
}

const STATIONS = spots(STATION_LINES)
const AIRPORTS = spots(AIRPORT_LINES)

/** Stations and airports that tickets name besides those whose places we know; for sources see docs/sources.md. */
const NAMES = {
  air: new Map(Object.entries(placeNames.air)),
  rail: new Map(Object.entries(placeNames.rail)),
} as const

/**
 * Further names by which tickets call an airport: a former name of its town (`Calcutta`), another way to write it, or the
 * village where the airport lies (`Dabolim`). Tickets of trains call towns by their former names too.
 */
const ALSO = Object.entries(placeNames.alsoAir)
const OTHER_NAMES = ALSO.flatMap(([, names]) => names)

const minutesOf = (clock: string) => {
  const [time = '', later = '0'] = clock.split('+')
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + Number(later) * 1440
}
const TRAINS = new Map<string, TrainRow[]>()
for (const [number = '', name = '', from = '', to = '', departs = '', arrives = '', checked = ''] of fieldsOf(
  TRAIN_LINES,
))
  TRAINS.set(number, [
    ...(TRAINS.get(number) ?? []),
    { name, from, to, departs: minutesOf(departs), arrives: minutesOf(arrives), checked },
  ])

const spotsFor = (kind: TicketKind | null) => (kind === 'air' ? AIRPORTS : STATIONS)
const codeOf = (code: string) => SAME_STATION[code] ?? code

/** The station or airport of a code, or of a name that is exactly one of ours. */
export function findSpot(kind: TicketKind | null, place: TicketPlace | null): Spot | null {
  if (!place || (kind !== 'air' && kind !== 'rail')) return null
  const known = spotsFor(kind)
  const byCode = place.code ? known.get(codeOf(place.code)) : undefined
  const name = place.name.toLowerCase()
  return byCode ?? [...known.values()].find((spot) => spot.name.toLowerCase() === name) ?? null
}

/** Km in a straight line; null if we do not know where one of the two is. */
export function kmBetween(kind: TicketKind | null, from: TicketPlace | null, to: TicketPlace | null): number | null {
  const [start, end] = [findSpot(kind, from), findSpot(kind, to)]
  return start && end ? straightKm(start, end) : null
}

/** The name of a code; null for none of ours. */
export const nameOfCode = (code: string, kind: 'air' | 'rail'): string | null =>
  spotsFor(kind).get(kind === 'rail' ? codeOf(code) : code)?.name ?? NAMES[kind].get(code) ?? null

/** Whether a code has this name, or had it. */
export const isNameOf = (name: string, code: string, kind: 'air' | 'rail'): boolean =>
  [nameOfCode(code, kind), ...(kind === 'air' ? (ALSO.find(([one]) => one === code)?.[1] ?? []) : [])].some(
    (one) => one?.toLowerCase() === name.toLowerCase(),
  )

/** A code that is so well known that it can stand alone in a text. */
export const isSpot = (code: string, kind: 'air' | 'rail') => spotsFor(kind).has(kind === 'rail' ? codeOf(code) : code)

const wordsOf = (name: string) => name.toLowerCase().match(/[a-z]+/g) ?? []
const allNames = (kind: 'air' | 'rail') =>
  [...[...spotsFor(kind).values()].map(({ name }) => name), ...NAMES[kind].values(), ...OTHER_NAMES].map(wordsOf)
const NAME_WORDS = { air: allNames('air'), rail: allNames('rail') } as const
const KNOWN = {
  air: new Set(NAME_WORDS.air.map((words) => words.join(' '))),
  rail: new Set(NAME_WORDS.rail.map((words) => words.join(' '))),
} as const
const NAME_WORDS_MAX = 6
const FIRST_WORDS = {
  air: new Set(NAME_WORDS.air.map(([first]) => first)),
  rail: new Set(NAME_WORDS.rail.map(([first]) => first)),
} as const
/** Whether a place has a code, or a name that has one of ours or begins as one. */
export function isKnown(place: TicketPlace | null, kind: 'air' | 'rail'): boolean {
  if (!place || place.code !== null) return true
  const words = wordsOf(place.name)
  const first = words.find((word) => word.length > 2) ?? ''
  const isName = (from: number) =>
    Array.from({ length: NAME_WORDS_MAX }, (_, more) => words.slice(from, from + more + 1).join(' ')).some((name) =>
      KNOWN[kind].has(name),
    )
  return FIRST_WORDS[kind].has(first) || words.some((_, from) => isName(from))
}

/** Whether a word is or begins the name of a station that we know. */
export const isTown = (word: string) =>
  FIRST_WORDS.rail.has(word.toLowerCase()) || FIRST_WORDS.air.has(word.toLowerCase())

const spotsNamed = (name: string) => {
  const words = wordsOf(name).join(' ')
  const isSame = (spot: Spot) => `${wordsOf(spot.name).join(' ')} `.startsWith(`${words} `)
  return words === '' ? [] : [...STATIONS.values(), ...AIRPORTS.values()].filter(isSame)
}
const isTownName = (name: string) => {
  const words = wordsOf(name).join(' ')
  return words !== '' && (KNOWN.rail.has(words) || KNOWN.air.has(words))
}
/** So near to each other can two stations of one town be. */
const TOWN_KM = 60
/** Whether two names are those of towns that we know, of which we do not know that they are near each other. */
export function areTownsApart(one: string, other: string): boolean {
  const areNear = spotsNamed(one).some((start) => spotsNamed(other).some((end) => straightKm(start, end) <= TOWN_KM))
  return isTownName(one) && isTownName(other) && !areNear
}

const AIRPORT_NAMES = new Map([
  ...[...NAMES.air].map(([code, name]) => [name, code] as const),
  ...ALSO.flatMap(([code, names]) => names.map((name) => [name, code] as const)),
  ...[...AIRPORTS].map(([code, { name }]) => [name, code] as const),
])
const NAMED_AIRPORT = new RegExp(
  `(?<![A-Za-z])(?:${[...AIRPORT_NAMES.keys()].map((name) => name.replace(/[()]/g, '\\$&')).join('|')})(?![A-Za-z])`,
  'g',
)
/** The code of an airport by its name; empty for none of ours, or several. */
export const airportCode = (name: string): string => AIRPORT_NAMES.get(name) ?? ''

/** The airports whose names stand in a text, in their order. */
export const airportsIn = (text: string): TicketPlace[] =>
  (text.match(NAMED_AIRPORT) ?? []).map((name) => ({ name, code: AIRPORT_NAMES.get(name) ?? null }))

/** The names of a train, and the rows that describe it. */
export const findTrain = (number: string): TrainRow[] => TRAINS.get(number) ?? []
export const trainName = (number: string): string => findTrain(number).find(({ name }) => name !== '')?.name ?? ''

/** The row of a train between two stations; null if we do not know it there. */
export const findRun = (number: string, from: TicketPlace | null, to: TicketPlace | null): TrainRow | null =>
  findTrain(number).find((row) => isAt(from, row.from) && isAt(to, row.to)) ?? null

/** The row of a train that leaves a station, wherever one gets off. */
export const findDeparture = (number: string, from: TicketPlace | null): TrainRow | null =>
  findTrain(number).find((row) => isAt(from, row.from)) ?? null

/** How well a way fits a train that we know: more for its own ends, less than nothing for its way back. */
export function fitOfTrain(number: string, from: TicketPlace | null, to: TicketPlace | null): number {
  const rows = findTrain(number)
  const fits = (place: TicketPlace | null, end: 'from' | 'to') => rows.some((row) => isAt(place, row[end]))
  return (fits(from, 'from') ? 2 : fits(from, 'to') ? -2 : 0) + (fits(to, 'to') ? 2 : fits(to, 'from') ? -2 : 0)
}

const isAt = (place: TicketPlace | null, code: string): boolean => {
  if (!place) return false
  if (place.code) return codeOf(place.code) === code
  return STATIONS.get(code)?.name.toLowerCase() === place.name.toLowerCase()
}
