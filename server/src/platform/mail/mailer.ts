import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { loggable } from '../../errors.ts'
import { backOffMs, failureOf, openSmtp, SEND_DEADLINE_MS } from './smtp.ts'
import { type DueMail, keepFailure, keepSent, takeDue } from './store.ts'

export type Mailer = {
  /** There is something to send: looks at once. */
  wake: () => void
  /** Ends when the mails under way have been dealt with; takes no more. */
  stop: () => Promise<void>
}

type Options = {
  db: Db
  /** Null: there is nobody to send by, and the mails stay in the outbox to be looked at. */
  smtpUrl: string | null
  /** Such as `Saathi <no-reply@example.org>`. */
  from: string
  /** Where people reach the site, for links; mails wait while that is not known yet. */
  site: () => string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** How often to look unasked, for retries and for what another process left behind, ms. */
  pollMs?: number
  /** How long a mail taken is this process's own, ms; must outlast the sending of it. */
  leaseMs?: number
  retryMs?: (attempts: number) => number
}

/** How many mails are sent at a time. */
const AT_ONCE = 5

/**
 * Sends what is in the outbox until stopped. Any number of processes may do so on one database: a mail is sent by one of
 * them, again after a failure (for a day at most), and by another one when that dies on the way.
 */
export function startMailer({
  db,
  smtpUrl,
  from,
  site,
  log,
  pollMs = 5_000,
  leaseMs = 2 * SEND_DEADLINE_MS,
  retryMs = backOffMs,
}: Options): Mailer {
  if (!smtpUrl) return { wake() {}, async stop() {} }
  const send = openSmtp(smtpUrl, from, site)
  let stopping = false
  let woken = false
  let endPause = () => {}

  async function deliver(mail: DueMail) {
    try {
      await send(mail)
    } catch (error) {
      const failure = { ...failureOf(error), retryMs: retryMs(mail.attempts) }
      const givenUp = await keepFailure(db, mail, failure)
      const what = { mail: mail._id, error: failure.code, attempts: mail.attempts }
      if (givenUp) log.error(what, 'a mail could not be sent and is given up')
      else log.warn(what, 'a mail could not be sent yet')
      return
    }
    await keepSent(db, mail)
  }

  /** Whether there may be more. */
  async function round(): Promise<boolean> {
    if (!site()) return false
    try {
      const due = await takeDue(db, { most: AT_ONCE, leaseMs })
      const ends = await Promise.allSettled(due.map(deliver))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      return due.length === AT_ONCE
    } catch (error) {
      log.warn(loggable(error), 'the outbox is out of reach')
      return false
    }
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run() {
    while (!stopping) {
      woken = false
      const more = await round()
      if (!more && !woken && !stopping) await pause()
    }
  }

  const running = run()
  const wake = () => {
    woken = true
    endPause()
  }
  return {
    wake,
    stop() {
      stopping = true
      wake()
      return running
    },
  }
}
