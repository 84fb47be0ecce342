import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { mails } from '../../../test/mails.ts'
import { openSmtpServer } from '../../../test/smtp.ts'
import { outbox } from '../../db/schema/mail.ts'
import { startMailer } from './mailer.ts'
import { backOffMs, failureOf } from './smtp.ts'
import { deleteExpiredMails, queueMail, takeDue } from './store.ts'

const own = useDatabase()

const running: { close: () => Promise<void> }[] = []

async function smtpServer(...given: Parameters<typeof openSmtpServer>) {
  const server = await openSmtpServer(...given)
  running.push(server)
  return server
}

function mailer(smtpUrl: string | null, more: Partial<Parameters<typeof startMailer>[0]> = {}) {
  const lines: string[] = []
  const write = (...args: unknown[]) => lines.push(JSON.stringify(args))
  const log = { warn: write, error: write } as never
  const started = startMailer({
    db: own.db,
    smtpUrl,
    from: 'Saathi <no-reply@saathi.example>',
    site: () => 'https://saathi.example',
    mails,
    log,
    pollMs: 50,
    retryMs: () => 50,
    ...more,
  })
  running.push({ close: started.stop })
  return { ...started, lines }
}

const queue = (to: string, subject = 'Your Saathi code', text = 'The code is 123456.') =>
  queueMail(own.db, { to, subject, text })
const rows = () => own.db.select().from(outbox)
const until = (settled: () => unknown) => vi.waitFor(settled, { timeout: 10_000, interval: 20 })
const allEnded = () =>
  until(async () => {
    expect((await rows()).filter(({ nextAttemptAt }) => nextAttemptAt !== null)).toEqual([])
  })

beforeEach(() => own.db.delete(outbox))
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()))
})

describe('mailer: a mail', () => {
  test('arrives unchanged with our sender, and its text is then cleared', async () => {
    const server = await smtpServer()
    const post = mailer(server.url, { pollMs: 60_000 })
    await queue('asha@example.org')
    post.wake()
    await allEnded()
    const [mail] = server.arrived
    expect(mail?.to).toEqual(['asha@example.org'])
    expect(mail?.raw).toMatch(/^From: Saathi <no-reply@saathi.example>\r$/m)
    expect(mail?.raw).toMatch(/^Subject: Your Saathi code\r$/m)
    expect(mail?.raw).toContain('The code is 123456.')
    const [row] = await rows()
    expect(row).toMatchObject({ to: null, subject: null, text: null, attempts: 1, sentAt: expect.any(String) })
    expect(mail?.raw).toContain(`Message-ID: <${row?._id}@saathi.example>`)
  })

  test('arrives unchanged in any script, subject and text', async () => {
    const server = await smtpServer()
    mailer(server.url)
    const subject = 'आपका साथी कोड · உங்கள் குறியீடு 🚂'
    await queue('ravi@example.org', subject, 'नमस्ते, रवि।')
    await allEnded()
    const raw = server.arrived[0]?.raw ?? ''
    const header = raw.match(/^Subject: ((?:.*\r\n[ \t])*.*)\r$/m)?.[1] ?? ''
    expect(decodeWords(header)).toBe(subject)
    const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
    const text = /base64/i.test(raw) ? Buffer.from(body, 'base64').toString() : decodeQuoted(body)
    expect(text.trim()).toBe('नमस्ते, रवि।')
  })

  test('is sent through a server that requires a login', async () => {
    const server = await smtpServer({ login: { user: 'saathi', pass: 'p@ss:w/rd' } })
    mailer(server.url)
    await queue('asha@example.org')
    await allEnded()
    expect(server.arrived).toHaveLength(1)
  })

  test.each([
    ['a line break', 'asha@example.org\r\nBcc: all@example.org'],
    ['a second address', 'asha@example.org, ravi@example.org'],
    ['a display name', 'Asha <asha@example.org>'],
    ['a NUL', 'asha\0@example.org'],
    ['no domain', 'asha'],
    ['nothing', ''],
  ])('is rejected with %s as its address', async (_, to) => {
    await expect(queue(to)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await rows()).toEqual([])
  })

  test('is rejected if its subject contains a line break, by queueMail and by the database', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.org'
    await expect(queue('asha@example.org', subject)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const inserted = own.db.insert(outbox).values({ to: 'asha@example.org', subject, text: '' })
    await expect(inserted).rejects.toMatchObject({ cause: { constraint_name: 'outbox_one_line_headers' } })
  })
})

const happened = (kind: string) =>
  own.db.insert(outbox).values({
    to: 'ravi@example.org',
    kind,
    params: { name: 'Goa', destination: 'Panaji', start: '2027-03-05', end: '2027-03-07' },
  })

describe('mailer: a mail about what happened', () => {
  test('is put into words when it is sent, beside one that was queued with its text', async () => {
    const server = await smtpServer()
    await queue('asha@example.org')
    await happened('seat')
    mailer(server.url)
    await allEnded()
    const subjects = server.arrived.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1])
    expect(subjects.sort()).toEqual([expect.stringContaining('You_have_a_seat=3A_Panaji'), 'Your Saathi code'])
    const cleared = { to: null, subject: null, text: null, kind: null, params: null, sentAt: expect.any(String) }
    expect(await rows()).toMatchObject([cleared, cleared])
  })

  test('of a kind that this version does not know: waits, and is never sent without words', async () => {
    const server = await smtpServer()
    mailer(server.url)
    await happened('from a later version')
    await until(async () => expect((await rows())[0]?.attempts).toBeGreaterThan(1))
    expect(server.arrived).toEqual([])
    expect(await rows()).toMatchObject([{ kind: 'from a later version', sentAt: null, failedAt: null }])
  })

  test('without what happened and without a text: the database rejects it', async () => {
    for (const half of [{ kind: 'seat' }, { subject: 'Hello' }, {}])
      await expect(own.db.insert(outbox).values({ to: 'ravi@example.org', ...half })).rejects.toMatchObject({
        cause: { constraint_name: 'outbox_holds_a_mail_until_then' },
      })
  })
})

describe('mailer: failures', () => {
  test('a temporary rejection: the mail is retried until it is accepted', async () => {
    const server = await smtpServer({ rcpt: (count) => (count <= 2 ? 451 : undefined) })
    mailer(server.url)
    await queue('asha@example.org')
    await allEnded()
    expect(server.arrived).toHaveLength(1)
    expect(await rows()).toMatchObject([{ attempts: 3, lastError: null, failedAt: null }])
  })

  test('a server that is down: the mail is sent when it is back', async () => {
    const server = await smtpServer()
    await server.close()
    const { lines } = mailer(server.url)
    await queue('asha@example.org')
    await until(async () => expect(await rows()).toMatchObject([{ lastError: 'ESOCKET' }]))
    const again = await smtpServer({}, server.port)
    await allEnded()
    expect(again.arrived).toHaveLength(1)
    expect(lines.length).toBeGreaterThan(0)
  })

  test.each([
    ['an unknown recipient', { rcpt: () => 550 }, 'EENVELOPE 550'],
    ['a rejected text', { data: () => 554 }, 'EMESSAGE 554'],
  ])('%s: is not retried, and recipient and text are cleared', async (_, behaviour, lastError) => {
    const server = await smtpServer(behaviour)
    mailer(server.url)
    await queue('nobody@example.org')
    await allEnded()
    const failed = { attempts: 1, lastError, failedAt: expect.any(String), sentAt: null, to: null, text: null }
    expect(await rows()).toMatchObject([failed])
  })

  test('a rejected login: the mail is retried, since the settings may be fixed', async () => {
    const server = await smtpServer({ login: { user: 'saathi', pass: 'right' } })
    mailer(server.url.replace('right', 'wrong'))
    await queue('asha@example.org')
    await until(async () => expect((await rows())[0]?.attempts).toBeGreaterThan(1))
    expect(await rows()).toMatchObject([{ lastError: 'EAUTH 535', failedAt: null }])
  })

  test('a mail that fails for a day, and one unsent for more than a day: are given up', async () => {
    const server = await smtpServer({ rcpt: () => 451 })
    const { lines } = mailer(server.url, { retryMs: () => 30_000 })
    await own.sql`insert into outbox (id, "to", subject, text, created_at)
      values (gen_random_uuid(), 'late@example.org', 'Late', 'Late', now() - interval '23 hours 59 minutes 45 seconds'),
        (gen_random_uuid(), 'later@example.org', 'Later', 'Later', now() - interval '25 hours')`
    await allEnded()
    const ended = (await rows()).sort((one, other) => String(one.lastError).localeCompare(String(other.lastError)))
    expect(ended).toMatchObject([
      { attempts: 1, lastError: 'EENVELOPE 451', to: null, text: null },
      { attempts: 1, lastError: 'ELATE', to: null, text: null },
    ])
    expect(lines.join()).toContain('given up')
  })

  test('log lines: contain no addresses, texts or passwords', async () => {
    const server = await smtpServer({ rcpt: (count) => [451, 550][count - 1] })
    const first = mailer(server.url)
    await queue('private@example.org', 'Secret subject', 'Secret text')
    await allEnded()
    await first.stop()
    const guarded = await smtpServer({ login: { user: 'hidden-user', pass: 'hidden-pass' } })
    const second = mailer(guarded.url.replace('hidden-pass', 'hidden-word'))
    await queue('private@example.org', 'Secret subject', 'Secret text')
    await until(() => expect(second.lines.join()).toContain('EAUTH 535'))
    expect(first.lines.join()).toContain('EENVELOPE 550')
    expect([...first.lines, ...second.lines].join()).not.toMatch(/private|example\.org|secret|hidden/i)
  })
})

describe('mailer: several processes and restarts', () => {
  test('two mailers: send each mail once', async () => {
    const server = await smtpServer({ slowMs: 5 })
    const people = Array.from({ length: 60 }, (_, i) => `traveller${i}@example.org`)
    await Promise.all(people.map((to) => queue(to)))
    mailer(server.url)
    mailer(server.url)
    await allEnded()
    expect(server.arrived.map(({ to }) => to[0]).sort()).toEqual([...people].sort())
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true)
  })

  test('a process that dies: its mails are sent by another one after the lease', async () => {
    const server = await smtpServer()
    await queue('asha@example.org')
    expect(await takeDue(own.db, { most: 5, leaseMs: 600 })).toHaveLength(1)
    mailer(server.url)
    await sleep(300) // several polls within the lease, which is the subject
    expect(server.arrived).toHaveLength(0)
    await allEnded()
    expect(server.arrived).toHaveLength(1)
  })

  test('stop: finishes the mail being sent, and the next process sends the rest', async () => {
    const server = await smtpServer({ slowMs: 300 })
    await queue('first@example.org')
    const before = mailer(server.url)
    await until(() => expect(server.seen.connections).toBe(1))
    await queue('second@example.org')
    await before.stop()
    const sent = async () => (await rows()).map(({ sentAt }) => sentAt !== null)
    expect((await sent()).sort()).toEqual([false, true])
    mailer(server.url)
    await allEnded()
    expect(server.arrived.map(({ to }) => to[0])).toEqual(['first@example.org', 'second@example.org'])
  })

  test('without an SMTP server: mails stay in the outbox and are deleted after 30 days', async () => {
    const post = mailer(null)
    await queue('asha@example.org')
    post.wake()
    await post.stop()
    expect(await rows()).toMatchObject([{ to: 'asha@example.org', attempts: 0 }])
    await deleteExpiredMails(own.db, new Date(Date.now() + 29 * 86_400_000))
    expect(await rows()).toHaveLength(1)
    await deleteExpiredMails(own.db, new Date(Date.now() + 31 * 86_400_000))
    expect(await rows()).toEqual([])
  })
})

describe('failures', () => {
  test('failureOf: returns codes only', () => {
    const words = Object.assign(new Error('550 asha@example.org is unknown'), { code: 'EENVELOPE', responseCode: 550 })
    expect(failureOf(words)).toEqual({ code: 'EENVELOPE 550', permanent: false })
    expect(failureOf(Object.assign(words, { command: 'RCPT TO' })).permanent).toBe(true)
    expect(failureOf(undefined)).toEqual({ code: 'EUNKNOWN', permanent: false })
  })

  test('backOffMs: rises from ten seconds to an hour', () => {
    expect([1, 2, 3, 10, 50].map(backOffMs)).toEqual([10_000, 20_000, 40_000, 3_600_000, 3_600_000])
    fc.assert(fc.property(fc.nat(1_000), (n) => backOffMs(n) <= backOffMs(n + 1) && backOffMs(n) >= 10_000))
  })
})

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** Decodes the encoded words of a header (RFC 2047). */
const decodeWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replace(/_/g, ' ')),
    )
