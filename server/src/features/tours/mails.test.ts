import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { sendMails } from '../../../test/mails.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { openSmtpServer } from '../../../test/smtp.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
})

const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const mailer of running.splice(0)) await mailer.stop()
  await db.sql`delete from outbox`
  await db.sql`delete from notices`
  await db.sql`update users set tour_mails = true`
})

const newTour = async (given: Parameters<typeof aTour>[0] = {}) => (await host.api.tours.create(aTour(given)))._id
const queued = async () =>
  [...(await db.sql`select "to", subject, text, kind, params, path, unsubscribe from outbox order by id`)].map(
    (row) => ({ ...row }),
  )

/** A full tour: Asha has the seat and Ravi is on the waitlist. */
async function aFullTour(given: Parameters<typeof aTour>[0] = {}) {
  const tourId = await newTour({ capacity: 1, ...given })
  await asha.api.tours.join({ tourId })
  await ravi.api.tours.join({ tourId })
  return tourId
}

/** A header with the encoded words of RFC 2047 in plain text. */
const decodeHeader = (head: string) =>
  head.replace(/\?=[ \t]+=\?UTF-8\?Q\?/g, '').replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) =>
    decodeURIComponent(
      words
        .replace(/%/g, '%25')
        .replace(/_/g, ' ')
        .replace(/=([\dA-F]{2})/g, '%$1'),
    ),
  )

/** The mails that an SMTP server receives from the outbox: unfolded headers and decoded text. */
async function delivered() {
  const server = await openSmtpServer()
  const mailer = sendMails(db, server.url)
  running.push({ stop: () => mailer.stop().then(server.close) })
  const due = async () => (await db.sql`select count(*)::int as n from outbox where next_attempt_at is not null`)[0]?.n
  await expect.poll(due, { timeout: 10_000 }).toBe(0)
  return server.arrived.map(({ to, raw }) => {
    const headEnd = raw.indexOf('\r\n\r\n')
    const text = raw
      .slice(headEnd + 4)
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return {
      to,
      head: decodeHeader(raw.slice(0, headEnd).replace(/\r\n[ \t]+/g, ' ')),
      text: text.replace(/\r\n/g, '\n'),
    }
  })
}

const linkIn = (head: string) =>
  /^List-Unsubscribe: <https:\/\/saathi\.example(\/api\/unsubscribe\?token=[\w-]+)>$/m.exec(
    head.replace(/\r/g, ''),
  )?.[1] ?? ''

describe('mails about tours', () => {
  test('a seat from the waitlist: is mailed to its new owner, with a one-click unsubscribe link', async () => {
    const tourId = await aFullTour({ name: 'Konkan, slowly' })
    await asha.api.tours.leave({ tourId })
    const [mail, ...more] = await delivered()
    expect(more).toEqual([])
    expect(mail?.to).toEqual([ravi.email])
    expect(mail?.head).toMatch(/^Subject: You have a seat: Malvan, 12–15 Dec · Konkan, slowly\r?$/m)
    expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    const link = linkIn(mail?.head ?? '')
    expect(link).toMatch(/token=[\da-f-]{36}$/)
    expect(link).not.toContain(ravi._id)
    expect(mail?.text).toContain('A seat came free in "Konkan, slowly"')
    expect(mail?.text).toContain(`https://saathi.example/tours/${tourId}/ticket`)
    expect(mail?.text).toContain(`https://saathi.example${link}`)
    const nothing = { to: null, subject: null, text: null, kind: null, params: null, path: null, unsubscribe: null }
    expect(await queued()).toEqual([nothing])
  })

  test.each([
    ['more seats', (tourId: string) => host.api.tours.update({ tourId, tour: aTour({ capacity: 2 }) })],
    ['a removal', (tourId: string) => host.api.tours.remove({ tourId, userId: asha._id, reason: 'No room.' })],
    ['a deleted account', () => db.sql`delete from users where id = ${asha._id}`],
  ])('a seat freed by %s: is mailed', async (_, free) => {
    const tourId = await aFullTour()
    await free(tourId)
    expect((await queued()).map(({ to, path }) => [to, path])).toEqual([[ravi.email, `/tours/${tourId}/ticket`]])
    if (!(await db.sql`select from users where id = ${asha._id}`).length) asha = await makePerson(server, db, 'Asha')
  })

  test('a cancelled tour: is mailed once to its participants and waitlist', async () => {
    const tourId = await aFullTour()
    await host.api.tours.cancel({ tourId })
    await host.api.tours.cancel({ tourId })
    const mails = await queued()
    expect(mails.map(({ to }) => to).sort()).toEqual([asha.email, ravi.email].sort())
    for (const { head } of await delivered()) expect(head).toMatch(/^Subject: Cancelled: /m)
  })

  test('a seat and a cancellation: the mails are worded as ever, with the days of the tour', async () => {
    const tourId = await aFullTour({ name: 'Konkan, slowly', destination: 'Malvan' })
    const days = (start: string, end: string) =>
      db.sql`update tours set start_date = ${start}, end_date = ${end} where id = ${tourId}`
    await days('2027-09-30', '2027-10-02')
    await asha.api.tours.leave({ tourId })
    await days('2027-05-01', '2027-05-01')
    await host.api.tours.cancel({ tourId })
    const mails = (await delivered()).map(({ head, text }) => [
      /^Subject: (.*?)\r?$/m.exec(head)?.[1],
      text.slice(0, text.indexOf('https:')).trim(),
    ])
    const [cancelled, seat] = mails.sort(([a = ''], [b = '']) => a.localeCompare(b))
    expect(seat).toEqual([
      'You have a seat: Malvan, 30 Sept – 2 Oct · Konkan, slowly',
      `A seat came free in "Konkan, slowly" (Malvan, 30 Sep 2027 to 2 Oct 2027), and it is yours: you were next on the waitlist.

If you cannot come, please leave the tour, so that the next person gets the seat.`,
    ])
    expect(cancelled).toEqual([
      'Cancelled: Malvan, 1 May · Konkan, slowly',
      'The tour "Konkan, slowly" (Malvan, 1 May 2027) has been cancelled. It does not take place. If you have paid the host, please ask them for your money back.',
    ])
  })

  test('a tour name with line breaks: adds no header to the mail', async () => {
    const tourId = await aFullTour()
    await db.sql`update tours set name = ${'Goa\r\nBcc: all@example.in '}, destination = ${'Pan\naji'} where id = ${tourId}`
    await asha.api.tours.leave({ tourId })
    const [mail] = await delivered()
    expect(mail?.head).toMatch(/^Subject: You have a seat: Pan aji, 12–15 Dec · Goa Bcc: all@example.in\r?$/m)
    expect(mail?.head).not.toMatch(/^Bcc:/im)
    expect(mail?.text).toContain('"Goa Bcc: all@example.in" (Pan aji, ')
  })

  test('a user with tourMails off: gets the notification and no mail', async () => {
    expect((await ravi.api.social.me()).tourMails).toBe(true)
    expect((await ravi.api.social.update({ tourMails: false })).tourMails).toBe(false)
    const tourId = await aFullTour()
    await asha.api.tours.leave({ tourId })
    expect(await queued()).toEqual([])
    expect((await ravi.api.notices.list({})).items[0]).toMatchObject({ kind: 'seat' })
  })

  test('more than twenty a day for one user: are not mailed', async () => {
    const tourId = await newTour()
    await db.sql`
      insert into notices (id, user_id, kind, tour_id)
      select uuidv7(), ${ravi._id}, 'seat', ${tourId} from generate_series(1, 19)`
    for (const expected of [1, 1]) {
      const full = await aFullTour()
      await asha.api.tours.leave({ tourId: full })
      expect(await queued()).toHaveLength(expected)
    }
  })
})

describe('/api/unsubscribe', () => {
  const hasMailsOn = async () => (await ravi.api.social.me()).tourMails
  const token = async () => (await db.sql`select mail_token from users where id = ${ravi._id}`)[0]?.mail_token as string

  test('GET: shows a page with a button and changes nothing', async () => {
    const response = await server.app.inject(`/api/unsubscribe?token=${await token()}`)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers['content-security-policy']).toContain("form-action 'self'")
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toMatch(/<form method="post"><button>Stop these mails<\/button>/)
    expect(response.body).not.toContain(ravi.email)
    expect(await hasMailsOn()).toBe(true)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['application/x-www-form-urlencoded', ''],
  ])('POST as %s: unsubscribes without a login, also when repeated', async (type, payload) => {
    const url = `/api/unsubscribe?token=${await token()}`
    for (const _ of [1, 2]) {
      const response = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
      expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Mails stopped')])
      expect(await hasMailsOn()).toBe(false)
    }
    const others = await db.sql`select count(*)::int as n from users where not tour_mails`
    expect(others[0]?.n).toBe(1)
  })

  test.each(['', '?token=', '?token=abc', '?token=01900000-0000-7000-8000-00000000dead', '?token=a&token=b'])(
    'POST with the query %j: 404, and nothing changes',
    async (query) => {
      const response = await server.app.inject({ method: 'POST', url: `/api/unsubscribe${query}` })
      expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('This link does not work')])
      expect(await hasMailsOn()).toBe(true)
    },
  )

  test('the link of a delivered mail: works, unlike the address and the ids of the user', async () => {
    const tourId = await aFullTour()
    await asha.api.tours.leave({ tourId })
    const [mail] = await delivered()
    for (const guess of [ravi._id, ravi.email, ravi.firebaseUid])
      await server.app.inject({ method: 'POST', url: `/api/unsubscribe?token=${encodeURIComponent(guess)}` })
    expect(await hasMailsOn()).toBe(true)
    const url = linkIn(mail?.head ?? '')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
    expect(await hasMailsOn()).toBe(false)
  })

  test('the token: is in no response of the API', async () => {
    const secret = await token()
    const headers = { authorization: `Bearer ${ravi.token}` }
    for (const url of ['/api/users/profile', `/api/users/users/${ravi._id}`, `/api/users?userId=${ravi._id}`])
      expect((await server.app.inject({ url, headers })).body).not.toContain(secret)
    expect(JSON.stringify(await ravi.api.social.export())).not.toContain(secret)
  })
})
