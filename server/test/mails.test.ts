import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildFunctions } from '../src/db/functions.ts'
import type { AuthMail } from '../src/features/auth/mails.ts'
import type { contactMails } from '../src/features/contact/mails.ts'
import type { expensesMails } from '../src/features/expenses/mails.ts'
import type { moderationMails } from '../src/features/moderation/mails.ts'
import type { noticesMails } from '../src/features/notices/mails.ts'
import type { toursMails } from '../src/features/tours/mails.ts'
import type { tripsMails } from '../src/features/trips/mails.ts'
import { collectMails, type MailOf } from '../src/platform/mail/kinds.ts'
import { compose, mails } from './mails.ts'

type AnyMail =
  | AuthMail
  | MailOf<typeof contactMails>
  | MailOf<typeof expensesMails>
  | MailOf<typeof moderationMails>
  | MailOf<typeof noticesMails>
  | MailOf<typeof toursMails>
  | MailOf<typeof tripsMails>

const at = '2026-11-20T06:30:00+00:00'
const code = { code: '123456', minutes: 15 }
const tour = { name: 'Konkan\nslowly', destination: 'Malvan', start: '2026-12-10', end: '2026-12-12' }
const digest = {
  userId: '01938f3e-0000-7000-8000-000000000001',
  linkUntil: '2027-01-19',
  private: { messages: 3, people: 1 },
  groups: [{ tourId: '01938f3e-0000-7000-8000-000000000002', name: 'Konkan', messages: 100 }],
  notices: [{ tourId: '01938f3e-0000-7000-8000-000000000003', name: 'Spiti', count: 1 }],
  more: 2,
}

/** The parameters of each kind, as they are stored. */
const PARAMS: { [Kind in AnyMail['kind']]: Extract<AnyMail, { kind: Kind }>['params'] } = {
  registrationCode: code,
  oldAddressCode: code,
  newAddressCode: code,
  addressChanged: {},
  newDevice: { device: 'Chrome on Android', at },
  sessionsEnded: { at },
  passkeyCode: code,
  passkeyAdded: { name: 'Phone' },
  passkeyRemoved: { name: 'Phone' },
  passkeyRequired: {},
  passkeyNotRequired: {},
  recoveryCodeUsed: {},
  passkeysCleared: {},
  nomineeNamed: {},
  nomineeRemoved: {},
  deletionRequested: { at },
  deletionByStaff: { at },
  accountGone: { at },
  exportedByStaff: {},
  enquiry: { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210', message: 'Spiti in May?' },
  enquiryAnswer: { name: 'Asha Rao', message: 'Spiti?\nIn May?', answer: 'From June on.' },
  upiChanged: { upi: 'asha@okaxis' },
  report: { reason: 'harassment', report: '01938f3e-0000-7000-8000-000000000004' },
  appeal: { report: '01938f3e-0000-7000-8000-000000000004' },
  appealUpheld: {},
  appealReversed: {},
  decision: { act: 'suspend', name: 'Asha', reason: 'harassment', words: 'harassment', end: '2026-12-20' },
  digest: { digest },
  seat: tour,
  cancelled: tour,
  requested: tour,
  accepted: tour,
  acceptedToWait: tour,
  declined: { ...tour, reason: 'We are full.' },
  asked: tour,
  answered: { ...tour, reason: 'Three hours, with a long rest.' },
  hostLeft: { name: 'Konkan' },
  feedMade: {},
}

const SECRET = '0c9a8f4e-1111-4222-8333-444444444444'
const worded = (kind: string, params: object) =>
  compose({ kind, params, subject: null, text: null, path: '/tours', unsubscribe: SECRET })

describe('the mails of all features', () => {
  test('every kind: has words for its parameters, and a subject of one line', () => {
    expect(Object.keys(PARAMS).sort()).toEqual([...mails.kinds.keys()].sort())
    for (const [kind, params] of Object.entries(PARAMS)) {
      const { subject, text } = worded(kind, params)
      expect(subject, kind).toMatch(/^\P{Cc}+$/u)
      expect(text, kind).toMatch(/^\S/)
      expect(`${subject} ${text}`, kind).not.toMatch(/undefined|null|NaN|Invalid|\[object|\{\w+\}/)
    }
  })

  test('every kind: says what it has said before', () => {
    expect(
      Object.fromEntries(Object.entries(PARAMS).map(([kind, params]) => [kind, worded(kind, params)])),
    ).toMatchSnapshot()
  })

  test('a mail that an earlier version has queued in words: is sent as it is, with its link that unsubscribes', () => {
    const words = { subject: 'A tour you joined is cancelled', text: 'The host is leaving.', kind: null, params: null }
    expect(compose({ ...words, path: '/tours?tour=1', unsubscribe: SECRET }).text).toBe(
      `The host is leaving.

https://saathi.example/tours?tour=1

-- 
You get this mail because you host this tour, are in it, or asked to join it. Stop such mails:
https://saathi.example/api/unsubscribe?token=${SECRET}`,
    )
  })

  test('two features with the same kind: no process starts', () => {
    const kind = { seat: () => ({ subject: 'A', text: 'B' }) }
    expect(() => collectMails('', [kind, kind])).toThrow('two mails are of the kind seat')
  })
})

/** The statements in a source that queue mails. */
const insertsOf = (source: string) => source.match(/insert into (outbox|\$\{outbox\})[^;`]*/gi) ?? []

/** Texts in quotes, but for durations. */
const literalsOf = (statement: string) =>
  [...statement.matchAll(/(interval )?'((?:[^']|'')*)'/gi)].flatMap(([, isDuration, text = '']) =>
    isDuration ? [] : [text],
  )

const folder = path.join(import.meta.dirname, '../src')
const sources = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ name: file, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
const statements = [...buildFunctions(), ...sources].flatMap(({ name, text }) =>
  insertsOf(text).map((statement) => ({ name, statement })),
)

describe('SQL', () => {
  test('queues mails by kind and parameters: no statement has a subject, a text or a sentence', () => {
    expect(statements.length).toBeGreaterThan(20)
    for (const { name, statement } of statements) {
      expect(statement, name).toMatch(/^insert into \S+ \(id, "to", kind, params/i)
      expect(
        literalsOf(statement).filter((text) => /\p{L} +\p{L}/u.test(text)),
        name,
      ).toEqual([])
    }
  })
})
