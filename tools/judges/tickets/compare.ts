import type { Ticket, TicketField, TicketPlace } from '../../../client/src/features/trips/tickets/ticket.ts'
import type { Label, LabelField } from './ticket-text.ts'

export const FIELDS: LabelField[] = [
  'kind',
  'number',
  'name',
  'from',
  'to',
  'date',
  'departs',
  'arrives',
  'arrivesDays',
  'coach',
  'seat',
  'class',
  'fare',
  'reference',
]

/** A false value here sends somebody to the wrong train, or sets a wrong sum. */
const OF_THE_LEG = new Set<string>(
  FIELDS.filter((field) => !['name', 'coach', 'seat', 'class', 'reference'].includes(field)),
)

export const NOT_GIVEN = '(not in the text)'
export const ASKED = '(to be asked)'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const lettersOf = (text: string) => wordsOf(text).join('')
const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** Whether a text has the words of a label one after the other, with at most three more. */
function holdsWords(text: string, label: string) {
  const words = wordsOf(text)
  const expected = wordsOf(label)
  return words.length <= expected.length + 3 && ` ${words.join(' ')} `.includes(` ${expected.join(' ')} `)
}

/** A code decides; stations have names enough: `MGR CHENNAI CTL (MAS)` is Chennai Central. */
function isPlace(label: string, place: TicketPlace | null) {
  const code = label.match(/\(([A-Z]+)\)$/)?.[1]
  if (place === null) return false
  return code === undefined ? holdsWords(place.name, label) : place.code === code
}

const EXPRESS = / (?:exp|express)$/i
const isName = (label: string, name: string) => holdsWords(name, label.replace(EXPRESS, ''))

const BERTH = /^(\d+[A-H]?)(?:LB|MB|UB|SL|SU|WS|LOWER|MIDDLE|UPPER|SIDE|WINDOW)*$/i
const seatsOf = (text: string) =>
  text
    .split(',')
    .map((seat) => seat.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase())
    .map((seat) => seat.match(BERTH)?.[1] ?? seat)
    .sort()
    .join()

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const placeText = (place: TicketPlace | null) => (place ? `${place.name} (${place.code ?? ''})` : '')

/** What was read for a field, as text; empty if nothing was. */
export function textOf(ticket: Ticket, field: LabelField): string {
  const value = ticket[field]
  if (value === null) return ''
  if (field === 'from' || field === 'to') return placeText(ticket[field])
  if (field === 'departs' || field === 'arrives') return clock(Number(value))
  return String(value)
}

const TESTS: Partial<Record<LabelField, (ticket: Ticket, label: Label) => boolean>> = {
  number: (ticket, label) => lettersOf(ticket.number) === lettersOf(label.number!),
  name: (ticket, label) => listOf(label.name!).some((name) => isName(name, ticket.name)),
  from: (ticket, label) => isPlace(label.from!, ticket.from),
  to: (ticket, label) => {
    const place = label.kind === 'stay' ? (ticket.to ?? ticket.from) : ticket.to
    return listOf(label.to!).some((to) => isPlace(to, place))
  },
  coach: (ticket, label) => lettersOf(ticket.coach) === lettersOf(label.coach!),
  seat: (ticket, label) => seatsOf(ticket.seat) === seatsOf(label.seat!),
  class: (ticket, label) => holdsWords(ticket.class, label.class!),
  // A trip counts whole rupees.
  fare: (ticket, label) => listOf(label.fare!).some((fare) => Math.round(fare) === ticket.fare),
  reference: (ticket, label) =>
    listOf(label.reference!).some((reference) => lettersOf(reference) === lettersOf(ticket.reference)),
}

/** `null`: not counted, as both a value and none are true to the text. */
export type FieldResult = { field: LabelField; expected: string; got: string; right: boolean; misleads: boolean } | null

/** Whether the name of an operator or a train, which a reader may know by its number, may stand there. */
function mayStand(label: Label, field: LabelField) {
  if (label.free?.includes(field)) return true
  if (label[field as keyof Label] !== undefined) return false
  if (label.kind === 'stay') return ['from', 'to', 'number', 'class'].includes(field)
  return field === 'name'
}

export function compareField(label: Label, ticket: Ticket, field: LabelField): FieldResult {
  const asks = ticket.questions.some((question) => question.field === field)
  const got = textOf(ticket, field)
  const shown = asks ? `${got} (asked)`.trim() : got
  const answer = (expected: string, right: boolean) => ({
    field,
    expected,
    got: shown,
    right,
    misleads: !right && !asks && got !== '' && OF_THE_LEG.has(field),
  })
  if (label.ask?.includes(field as TicketField)) return answer(ASKED, asks)
  if (mayStand(label, field)) return null
  // A stay has its place in its name when the reader leaves the two ends of a leg empty.
  if (label.kind === 'stay' && field === 'to' && ticket.to === null && ticket.from === null) return null
  const expected = label[field as keyof Label]
  if (expected === undefined) return got === '' ? null : answer(NOT_GIVEN, false)
  const same = TESTS[field]?.(ticket, label) ?? got === String(expected)
  return answer(String(expected), same && !asks)
}
