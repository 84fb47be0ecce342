import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'
import { MORE_SAMPLES } from './sample-items-more.ts'
import { SELLER_SAMPLES } from './sample-items-sellers.ts'
import { SHAPE_SAMPLES } from './sample-items-shapes.ts'
import type { Ticket } from './ticket.ts'

// Calendars have a form of their own, and numbers that a narrow phone has broken are joined only where all lines are narrow.
const TEXTS = [...SAMPLES, ...MORE_SAMPLES, ...SHAPE_SAMPLES, ...SELLER_SAMPLES].filter(
  ({ title, text }, at) => at % 2 === 0 && !text.startsWith('BEGIN:') && !title.includes('narrow phone'),
)
const LABEL = /^([A-Z][A-Za-z ./]{2,24}?) ?: (?=\S)/gm

/** A text whose lines of sentences are broken where no more words fit, as a mail does it. */
const wrapped = (text: string, width: number) =>
  text
    .split('\n')
    .map((line) =>
      / {2}|[|]/.test(line)
        ? line
        : line.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) +(?=\\S)`, 'g'), '$1\n'),
    )
    .join('\n')

/** How senders, mails and phones change a text, which means the same. */
const WRITTEN: Record<string, (text: string) => string> = {
  'quoted twice': (text) => text.replace(/^/gm, '>> '),
  'as a list': (text) => text.replace(/^(?=\S)/gm, '• '),
  'with its labels as a list': (text) => text.replace(LABEL, '- $1: '),
  'with bold labels': (text) => text.replace(LABEL, '*$1:* '),
  'with spaces before colons': (text) => text.replace(LABEL, '$1    : '),
  'with no space behind colons': (text) => text.replace(LABEL, '$1:'),
  'with tabs between columns': (text) => text.replace(/(?<=\S) {2,}(?=\S)/g, '\t'),
  'with lines of Windows': (text) => text.replaceAll('\n', '\r\n'),
  indented: (text) => text.replace(/^(?=\S)/gm, '    '),
  'with an empty line behind each': (text) => text.replaceAll('\n', '\n\n'),
  'with a head above': (text) =>
    `---------- Forwarded message ---------\nFrom: Ravi <ravi@example.com>\nDate: Thu, 26 Nov 2026 at 10:05 AM\nSubject: Fwd: booking\nTo: <asha@example.com>\n\n${text}`,
  'wrapped at 60 columns': (text) => wrapped(text, 60),
  'wrapped at 72 columns and quoted': (text) => wrapped(text, 72).replace(/^/gm, '> '),
}

const NEEDED = ['kind', 'number', 'from', 'to', 'date', 'departs', 'arrives', 'arrivesDays', 'fare'] as const
const ticketsOf = (text: string): Ticket[] => {
  const reading = readTickets(text, { today: TODAY })
  return reading.result === 'read' ? reading.tickets : []
}
const valueFor = (ticket: Ticket, field: (typeof NEEDED)[number]) =>
  field === 'from' || field === 'to' ? (ticket[field]?.code ?? ticket[field]?.name ?? null) : ticket[field]

/** The fields that a text gives otherwise than before, and does not ask. */
const misled = (before: readonly Ticket[], after: readonly Ticket[]) =>
  after.flatMap((ticket, at) =>
    NEEDED.filter((field) => {
      const [value, old] = [valueFor(ticket, field), before[at] ? valueFor(before[at], field) : null]
      return value !== null && value !== '' && value !== old && !ticket.questions.some((asked) => asked.field === field)
    }),
  )

const READ = TEXTS.map(({ title, text }) => ({ title, text, before: ticketsOf(text) }))

test.each(Object.entries(WRITTEN))('tickets %s: have the same fields, or ask for them', (_, written) => {
  const texts = READ.map((one) => ({ ...one, after: ticketsOf(written(one.text)) }))
  const wrong = texts.flatMap(({ title, before, after }) => misled(before, after).map((field) => `${title}: ${field}`))
  expect(wrong).toEqual([])
  const isSame = texts.filter(({ before, after }) => JSON.stringify(after) === JSON.stringify(before))
  expect(isSame.length / texts.length).toBeGreaterThan(0.9)
})
