import os from 'node:os'
import { indianDay } from '@saathi/shared/days'
import { validate } from 'uuid'
import type { Db } from '../db/client.ts'
import { outcomeMail, queueTable, reportText } from '../features/moderation/format.ts'
import { actOnReport, countOpen, findReport, openReports } from '../features/moderation/store.ts'
import { queueMail } from '../platform/mail/store.ts'
import { StartupError } from '../platform/startup-error.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run moderate -- list         the open reports, the oldest first
npm run moderate -- show ID      a report, whom it is about, and what it was about when it was made
npm run moderate -- warn ID      writes to whom it is about, and closes it
npm run moderate -- suspend ID   hides them, lets them only export and delete their data, and closes what is open about them
npm run moderate -- dismiss ID   closes it, and lifts a suspension that it led to; nobody is told`

const LISTED = 50

const ACTS = ['warn', 'suspend', 'dismiss'] as const

type Deps = { db: Db; operator: string; now: () => Date }
type Command = (deps: Deps) => Promise<string>

const missing = (reportId: string) => new StartupError(`There is no report ${reportId}.`)

async function report({ db }: Deps, reportId: string) {
  const found = await findReport(db, reportId)
  if (!found) throw missing(reportId)
  return found
}

/** Acts, and writes to whom it is about. Asked again after a fault, it goes on where it was. */
async function act(deps: Deps, what: (typeof ACTS)[number], reportId: string): Promise<string> {
  const { db, operator, now } = deps
  const { reason, name } = await report(deps, reportId)
  const about = await actOnReport(db, reportId, { act: what, operator, today: indianDay(now()) })
  if (!about) throw missing(reportId)
  if (what === 'dismiss') {
    if (!about.lifted) return `Closed the report about ${name}; nobody is told.`
    return `Closed the report about ${name}, and lifted their suspension.`
  }
  if (about.email) await queueMail(db, { to: about.email, ...outcomeMail(what, reason, name) })
  const told = about.email ? 'told them by mail' : 'whose account is deleted'
  if (what === 'warn')
    return about.email
      ? `Warned ${name} by mail, and closed the report.`
      : `${name}'s account is deleted; closed the report.`
  return `Suspended ${name}, ${told}, and closed what was open about them.`
}

const isAct = (command: string | undefined): command is (typeof ACTS)[number] => ACTS.some((one) => one === command)

/** What the command line asks for. @throws StartupError with how it is used */
export function moderationCommand([command, reportId, ...more]: string[]): Command {
  if (command === 'list' && !reportId)
    return async ({ db }) => queueTable(await openReports(db, LISTED), await countOpen(db))
  if (!reportId || more.length > 0 || !(command === 'show' || isAct(command))) throw new StartupError(USAGE)
  if (!validate(reportId))
    throw new StartupError(`${reportId} is no id of a report; npm run moderate -- list has them.`)
  if (isAct(command)) return (deps) => act(deps, command, reportId)
  return async (deps) => reportText(await report(deps, reportId))
}

/**
 * The operator's way to what people report, also while the server runs.
 * @param args the command line after the command's name
 * @returns the exit code
 */
export const moderate = (args: string[]): Promise<number> =>
  runCommand(() => {
    const command = moderationCommand(args)
    return ({ db }) => command({ db, operator: os.userInfo().username, now: () => new Date() })
  })
