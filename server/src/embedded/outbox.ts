import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../db/client.ts'
import { isLocal } from '../platform/local-request.ts'
import { composeMail } from '../platform/mail/compose.ts'
import type { Mails } from '../platform/mail/kinds.ts'
import { latestMails, type Mail } from '../platform/mail/store.ts'

/** The maximum number of mails that are shown. */
const SHOWN = 200

/**
 * Shows the unsent mails to the person at this machine: `/dev/outbox` as a page, `/dev/outbox.json` as JSON, newest
 * last. Register it only if no SMTP server is configured. Requests from elsewhere get a 404.
 */
export const outboxPages = (db: Db, site: () => string, mails: Mails) => async (app: FastifyInstance) => {
  const latest = async () =>
    (await latestMails(db, SHOWN)).map(({ to, at, ...mail }) => {
      const { subject, text } = composeMail(mail, site(), mails)
      return { to, subject, text, at }
    })
  app.addHook('onRequest', (request, reply, done) => {
    if (isLocal(request)) done()
    else reply.callNotFound()
  })
  app.get('/dev/outbox', async (_request, reply) =>
    guarded(reply)
      .type('text/html; charset=utf-8')
      .send(page(await latest())),
  )
  app.get('/dev/outbox.json', async (_request, reply) => guarded(reply).send((await latest()).reverse()))
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 2rem 1rem; max-width: 44rem; background: light-dark(#faf5ec, #1d2440); color: light-dark(#1d2440, #faf5ec) }
h1 { font-size: 1.75rem; margin: 0 }
h2 { font-size: 1.125rem; margin: 0 }
article { margin-top: 1.5rem; padding: 1rem 1.25rem; border-left: 4px solid #f2a32b; background: light-dark(#fff, #283054) }
p { margin: 0.25rem 0 0 }
.text { margin-top: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: light-dark(#8f3423, #f2a32b) }
`
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const guarded = (reply: FastifyReply) =>
  reply.headers({
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string)

/** Escaped text, in which web addresses are links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, i) =>
      i % 2 ? `<a href="${escaped(part)}" rel="noopener noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join('')

const article = ({ to, subject, text, at }: Mail & { at: string }) => `<article>
<h2>${escaped(subject)}</h2>
<p>to ${escaped(to)}, <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<p class="text">${linked(text)}</p>
</article>`

const page = (mails: (Mail & { at: string })[]) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox · Saathi</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL), so mails stay here. The newest comes first; reload for more.</p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>
`
