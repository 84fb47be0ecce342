import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import { loggable } from '../../errors.ts'
import type { Mails } from './kinds.ts'
import { backOffMs, failureOf, openSmtp, SEND_DEADLINE_MS } from './smtp.ts'
import { type DueMail, saveFailure, saveSent, takeDue } from './store.ts'

export type Mailer = {
  /** Sends new mails at once instead of at the next poll. */
  wake: () => void
  /** Takes no more mails; resolves when the mails being sent are finished. */
  stop: () => Promise<void>
}

type Options = {
  db: Db
  /** Null: no mail is sent, and mails stay in the outbox, where the operator can read them. */
  smtpUrl: string | null
  /** For example `Saathi <no-reply@example.org>`. */
  from: string
  /** The site's public URL, for links; no mail is sent while it is empty. */
  site: () => string
  /** The texts of the features' mails. */
  mails: Mails
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** The polling interval, for retries and for mails of other processes, ms. */
  pollMs?: number
  /** The time for which a taken mail is reserved for this process, ms; longer than sending it may take. */
  leaseMs?: number
  retryMs?: (attempts: number) => number
}

/** The number of mails sent concurrently. */
const CONCURRENT = 5

/**
 * Sends the mails of the outbox until stopped. Any number of processes may run it: a mail is sent by one of them,
 * retried for a day after failures, and taken over by another process if that one dies.
 */
export function startMailer({
  db,
  smtpUrl,
  from,
  site,
  mails,
  log,
  pollMs = 5_000,
  leaseMs = 2 * SEND_DEADLINE_MS,
  retryMs = backOffMs,
}: Options): Mailer {
  if (!smtpUrl) return { wake() {}, async stop() {} }
  const send = openSmtp(smtpUrl, from, site, mails)
  let stopping = false
  let woken = false
  let endPause = () => {}

  async function deliver(mail: DueMail) {
    try {
      if (mail.isLate) throw Object.assign(new Error('This mail is too old to be sent.'), { code: 'ELATE' })
      await send(mail)
    } catch (error) {
      const failure = { ...failureOf(error), retryMs: retryMs(mail.attempts) }
      const givenUp = await saveFailure(db, mail, failure)
      const what = { mail: mail._id, error: failure.code, attempts: mail.attempts }
      if (givenUp) log.error(what, 'a mail could not be sent and is given up')
      else log.warn(what, 'a mail could not be sent; it will be retried')
      return
    }
    await saveSent(db, mail)
  }

  /** Sends a batch of mails; returns whether there may be more. */
  async function round(): Promise<boolean> {
    if (!site()) return false
    try {
      const due = await takeDue(db, { most: CONCURRENT, leaseMs })
      const ends = await Promise.allSettled(due.map(deliver))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
      return due.length === CONCURRENT
    } catch (error) {
      log.warn(loggable(error), 'the outbox cannot be read')
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
