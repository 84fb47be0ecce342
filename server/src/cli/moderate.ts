import os from 'node:os'
import { indianDay } from '@saathi/shared/days'
import { validate } from 'uuid'
import { readConfig } from '../config.ts'
import type { Db } from '../db/client.ts'
import { openServices } from '../deps.ts'
import { actOn, countOpen, findReport, openReports } from '../features/moderation/store.ts'
import { mailAbout, queueTable, reportText } from '../features/moderation/words.ts'
import { type Identity, IdentityError } from '../platform/identity/identity.ts'
import { queueMail } from '../platform/mail/store.ts'
import { StartupError } from '../platform/startup-error.ts'
import { operate } from './run-command.ts'

const USAGE = `npm run moderate -- list         the open reports, the oldest first
npm run moderate -- show ID      a report, whom it is about, and the end of their talk
npm run moderate -- warn ID      writes to whom it is about, and closes it
npm run moderate -- suspend ID   lets them in nowhere any more, writes to them, and closes what is open about them
npm run moderate -- dismiss ID   closes it, and lifts a suspension that it led to; nobody is told`

const LISTED = 50

const ACTS = ['warn', 'suspend', 'dismiss'] as const

type Means = { db: Db; identity: Identity; operator: string; now: () => Date }
type Task = (means: Means) => Promise<string>

const missing = (reportId: string) => new StartupError(`There is no report ${reportId}.`)

async function report({ db }: Means, reportId: string) {
  const found = await findReport(db, reportId)
  if (!found) throw missing(reportId)
  return found
}

/** An account that is gone from the identity provider needs no disabling. */
async function setDisabled({ identity }: Means, uid: string, disabled: boolean): Promise<void> {
  await identity.setDisabled(uid, disabled).catch((error) => {
    if (!(error instanceof IdentityError && error.code === 'not-found')) throw error
  })
}

/** Acts, and writes to whom it is about. Asked again after a fault, it goes on where it was. */
async function act(means: Means, what: (typeof ACTS)[number], reportId: string): Promise<string> {
  const { db, operator, now } = means
  const { reason } = await report(means, reportId)
  const about = await actOn(db, reportId, { act: what, operator, today: indianDay(now()) })
  if (!about) throw missing(reportId)
  if (what === 'dismiss') {
    if (!about.lifted) return `Closed the report about ${about.name}; nobody is told.`
    await setDisabled(means, about.firebaseUid, false)
    return `Closed the report about ${about.name}, and lifted their suspension.`
  }
  if (what === 'suspend') await setDisabled(means, about.firebaseUid, true)
  await queueMail(db, { to: about.email, ...mailAbout(what, reason, about.name) })
  if (what === 'warn') return `Warned ${about.name} by mail, and closed the report.`
  return `Suspended ${about.name}, told them by mail, and closed what was open about them.`
}

const isAct = (command: string | undefined): command is (typeof ACTS)[number] => ACTS.some((one) => one === command)

/** What the command line asks for. @throws StartupError with how it is used */
export function moderationTask([command, reportId, ...more]: string[]): Task {
  if (command === 'list' && !reportId)
    return async ({ db }) => queueTable(await openReports(db, LISTED), await countOpen(db))
  if (!reportId || more.length > 0 || !(command === 'show' || isAct(command))) throw new StartupError(USAGE)
  if (!validate(reportId))
    throw new StartupError(`${reportId} is no id of a report; npm run moderate -- list has them.`)
  if (isAct(command)) return (means) => act(means, command, reportId)
  return async (means) => reportText(await report(means, reportId))
}

/**
 * The operator's way to what people report, also while the server runs.
 * @param args the command line after the command's name
 * @returns the exit code
 */
export const moderate = (args: string[]): Promise<number> =>
  operate(() => {
    const task = moderationTask(args)
    return async ({ db, url }) => {
      const now = () => new Date()
      const config = readConfig()
      const { identity } = await openServices({ config, db, databaseUrl: url, now, publicUrl: () => '' })
      return task({ db, identity, operator: os.userInfo().username, now })
    }
  })
