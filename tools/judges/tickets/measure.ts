import type { Ticket, TicketReading } from '../../../client/src/features/trips/tickets/ticket.ts'
import { compareField, FIELDS } from './compare.ts'
import type { Label, Shape, TicketText } from './ticket-text.ts'

type Wrong = { id: string; field: string; expected: string; got: string }
export type Figures = { texts: number; right: number; total: number; wrongLegs: number }
export type Measured = Figures & { wrong: Wrong[]; shapes: Map<Shape, Figures> }

type Judged = { right: number; total: number; wrongLegs: number; wrong: Wrong[] }

function judgeTicket(id: string, label: Label, ticket: Ticket): Judged {
  const fields = FIELDS.map((field) => compareField(label, ticket, field)).filter((result) => result !== null)
  const wrong = fields.filter((result) => !result.right)
  return {
    right: fields.length - wrong.length,
    total: fields.length,
    wrongLegs: fields.some((result) => result.misleads) ? 1 : 0,
    wrong: wrong.map(({ field, expected, got }) => ({ id, field, expected, got })),
  }
}

const labelled = (label: Label) =>
  FIELDS.filter((field) => label[field as keyof Label] !== undefined && !label.free?.includes(field)).length +
  (label.ask?.length ?? 0)

const sum = (parts: Judged[]): Judged => ({
  right: parts.reduce((total, part) => total + part.right, 0),
  total: parts.reduce((total, part) => total + part.total, 0),
  wrongLegs: parts.reduce((total, part) => total + part.wrongLegs, 0),
  wrong: parts.flatMap((part) => part.wrong),
})

/** Each label takes the ticket that fits it best. One that is missing has all its fields wrong; one too many is a wrong leg. */
function judgeTickets(id: string, labels: readonly Label[], tickets: readonly Ticket[]): Judged[] {
  const left = [...tickets]
  const judged = labels.map((label): Judged => {
    const scores = left.map((ticket) => judgeTicket(id, label, ticket))
    const best = scores.reduce((at, score, index) => (score.right > (scores[at]?.right ?? -1) ? index : at), -1)
    const score = scores[best]
    const total = labelled(label)
    const missing = { id, field: 'ticket', expected: label.number ?? String(label.name ?? label.kind), got: 'none' }
    if (!score) return { right: 0, total, wrongLegs: 0, wrong: [missing] }
    left.splice(best, 1)
    return score
  })
  const extra = left.map((ticket): Judged => {
    const got = `${ticket.kind} ${ticket.number} ${ticket.name} ${ticket.date}`
    const wrongLegs = ticket.questions.length === 0 ? 1 : 0
    return { right: 0, total: 1, wrongLegs, wrong: [{ id, field: 'ticket', expected: 'none', got }] }
  })
  return [...judged, ...extra]
}

/** A sum for several tickets may stand with one of them or be divided, never with each, unless it is asked. */
function judgeTotal(id: string, total: number, tickets: readonly Ticket[]): Judged {
  const asks = tickets.some((ticket) => ticket.questions.some((question) => question.field === 'fare'))
  const got = tickets.reduce((fares, ticket) => fares + (ticket.fare ?? 0), 0)
  const right = asks || got === total
  const wrong = right ? [] : [{ id, field: 'total', expected: String(total), got: String(got) }]
  return { right: right ? 1 : 0, total: 1, wrongLegs: right || got === 0 ? 0 : 1, wrong }
}

export function judgeText({ id, expected, orNothing, total }: TicketText, reading: TicketReading): Judged {
  const tickets = reading.result === 'read' ? reading.tickets : []
  const asExpected = typeof expected === 'string' ? reading.result === expected : orNothing && tickets.length === 0
  if (asExpected) return { right: 1, total: 1, wrongLegs: 0, wrong: [] }
  if (typeof expected === 'string') {
    const wrongLegs = tickets.filter((ticket) => ticket.questions.length === 0).length
    const got = tickets.map((ticket) => `${ticket.kind} ${ticket.number} ${ticket.name}`).join('; ') || reading.result
    return { right: 0, total: 1, wrongLegs, wrong: [{ id, field: 'result', expected, got }] }
  }
  return sum([...judgeTickets(id, expected, tickets), ...(total === undefined ? [] : [judgeTotal(id, total, tickets)])])
}

const figuresOf = (parts: Judged[]): Figures => {
  const { right, total, wrongLegs } = sum(parts)
  return { texts: parts.length, right, total, wrongLegs }
}

/** How many fields of the tickets are right, and how many legs are wrong without a question that shows it. */
export function measureTickets(texts: readonly TicketText[], read: (text: string) => TicketReading): Measured {
  const judged = texts.map((text) => ({ shape: text.shape, result: judgeText(text, read(text.text)) }))
  const ofShape = (shape: Shape) => judged.filter((text) => text.shape === shape).map((text) => text.result)
  return {
    ...figuresOf(judged.map((text) => text.result)),
    wrong: judged.flatMap((text) => text.result.wrong),
    shapes: new Map(judged.map(({ shape }) => [shape, figuresOf(ofShape(shape))])),
  }
}
