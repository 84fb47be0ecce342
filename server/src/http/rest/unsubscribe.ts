import { createHash } from 'node:crypto'
import { indianDay } from '@saathi/shared/lib/days'
import { and, eq } from 'drizzle-orm'
import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify'
import { validate } from 'uuid'
import type { Deps } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import { parseDigestToken } from '../../features/notices/digest-token.ts'
import * as digestText from '../../messages/en/digest.ts'
import * as text from '../../messages/en/unsubscribe.ts'
import { sendError } from './error-handler.ts'

type Outcome = 'stopped' | 'expired' | 'unknown'

/** Turns off mails about tours for the user with this token. */
async function stopTourMails(db: Db, token: string): Promise<Outcome> {
  const stopped = await db.update(users).set({ tourMails: false }).where(eq(users.mailToken, token)).returning({
    _id: users._id,
  })
  return stopped.length > 0 ? 'stopped' : 'unknown'
}

/** Turns off the daily mail of the user whom the token names, if its signature is right. */
async function stopDigestMails(db: Db, token: string, today: string): Promise<Outcome> {
  const digest = parseDigestToken(token)
  if (!digest) return 'unknown'
  const isOwn = eq(users._id, digest.userId)
  const [user] = await db.select({ secret: users.mailToken }).from(users).where(isOwn)
  if (!user || !digest.isSignedWith(user.secret)) return 'unknown'
  if (digest.until < today) return 'expired'
  await db
    .update(users)
    .set({ digestMails: false })
    .where(and(isOwn, eq(users.mailToken, user.secret)))
  return 'stopped'
}

/** Tokens of the daily mail have dots, the others are uuids. */
const isDigestToken = (token: unknown): token is string => typeof token === 'string' && token.includes('.')

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: light-dark(#faf5ec, #1d2440); color: light-dark(#1d2440, #faf5ec) }
main { box-sizing: border-box; width: min(34rem, 100%); padding: 2rem 1.25rem }
h1 { font: 700 1.75rem/1.2 Georgia, serif; margin: 0 0 .75rem }
p { margin: 0 0 1.25rem }
button { font: inherit; font-weight: 650; min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: 999px; background: light-dark(#8f3423, #f2a32b); color: light-dark(#fff, #1d2440); cursor: pointer }
a { color: light-dark(#8f3423, #f2a32b) }
:focus-visible { outline: 3px solid light-dark(#1d2440, #faf5ec); outline-offset: 3px }
`
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const send = (reply: FastifyReply, { status, title, body }: Page) =>
  reply
    .code(status)
    .headers(HEADERS)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Saathi</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`)

// The form posts to the page's own address, and so with its token.
const question = (words: string, button: string) =>
  `<p>${words}</p>\n<form method="post"><button>${button}</button></form>`
const profileLink = `<p><a href="/edit-profile">${text.toProfile}</a></p>`
const answer = (words: string) => `<p>${words}</p>\n${profileLink}`

type Page = { status: number; title: string; body: string }
const UNKNOWN = {
  status: 404,
  title: text.unsubscribeLinkInvalidTitle,
  body: answer(text.unsubscribeLinkInvalid),
}
const ABOUT_TOURS: Record<Outcome | 'question', Page> = {
  question: {
    status: 200,
    title: text.unsubscribeTitle,
    body: question(text.unsubscribeQuestion, text.unsubscribeButton),
  },
  stopped: { status: 200, title: text.unsubscribedTitle, body: answer(text.unsubscribed) },
  expired: UNKNOWN,
  unknown: UNKNOWN,
}
const DAILY: Record<Outcome | 'question', Page> = {
  question: {
    status: 200,
    title: digestText.unsubscribeTitle,
    body: question(digestText.unsubscribeQuestion, digestText.unsubscribeButton),
  },
  stopped: { status: 200, title: digestText.unsubscribedTitle, body: answer(digestText.unsubscribed) },
  expired: { status: 410, title: digestText.linkExpiredTitle, body: answer(digestText.linkExpired) },
  unknown: UNKNOWN,
}

/**
 * Unsubscribes by the link in a mail, without a log-in. GET changes nothing, since mail programs prefetch links; POST
 * comes from the page's button or from a mail program's one-click unsubscribe (RFC 8058).
 */
export const unsubscribeRoutes =
  ({ db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error.statusCode) throw error // Fastify's own error, for the app's handler
      return sendError(error, request, reply)
    })
    // Mail programs post `List-Unsubscribe=One-Click` as a form of either kind. The body is ignored; the token counts.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null, null))
    type Link = { Querystring: { token?: unknown } }
    app.get<Link>('/unsubscribe', ({ query }, reply) =>
      send(reply, (isDigestToken(query.token) ? DAILY : ABOUT_TOURS).question),
    )
    app.post<Link>('/unsubscribe', async (request, reply) => {
      await limits.take('unsubscribes', request.ip)
      const { token } = request.query
      if (isDigestToken(token)) return send(reply, DAILY[await stopDigestMails(db, token, indianDay(now()))])
      const isUuid = typeof token === 'string' && validate(token)
      return send(reply, ABOUT_TOURS[isUuid ? await stopTourMails(db, token) : 'unknown'])
    })
  }
