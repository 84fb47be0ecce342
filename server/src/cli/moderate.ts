import { indianDay } from '@saathi/shared/days'
import { validate } from 'uuid'
import { outcomeMail, queueTable, reportText } from '../features/moderation/format.ts'
import { actOnReport, countOpen, findReport, openReports } from '../features/moderation/store.ts'
import { queueMail } from '../platform/mail/store.ts'
import { StartupError } from '../platform/startup-error.ts'
import type { Command, CommandDeps } from './command.ts'

const USAGE = `npm run moderate -- list         the open reports, the oldest first
npm run moderate -- show ID      a report, whom it is about, and what it was about when it was made
npm run moderate -- warn ID      writes to whom it is about, and closes it
npm run moderate -- suspend ID   hides them, lets them only export and delete their data, and closes what is open about them
npm run moderate -- dismiss ID   closes it, and lifts a suspension that it led to; nobody is told`

const LISTED = 50

const ACTS = ['warn', 'suspend', 'dismiss'] as const

type Deps = Pick<CommandDeps, 'db' | 'operator' | 'now'>

const missing = (reportId: string) => new StartupError(`There is no report ${reportId}.`)

async function report({ db }: Deps, reportId: string) {
  const found = await findReport(db, reportId)
  if (!found) throw missing(reportId)
  return found
}

/** Records the decision and writes to the reported person. After an error it can be repeated. */
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

const isAct = (action: string | undefined): action is (typeof ACTS)[number] => ACTS.some((act) => act === action)

/** Shows what people reported and acts on it, also while the server runs. */
export const moderate: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words: [action, reportId, ...more] }) => {
    if (action === 'list' && !reportId)
      return async ({ db }) => queueTable(await openReports(db, LISTED), await countOpen(db))
    if (!reportId || more.length > 0 || !(action === 'show' || isAct(action))) throw new StartupError(USAGE)
    if (!validate(reportId))
      throw new StartupError(`${reportId} is no id of a report; npm run moderate -- list has them.`)
    if (isAct(action)) return (deps) => act(deps, action, reportId)
    return async (deps) => reportText(await report(deps, reportId))
  },
}
