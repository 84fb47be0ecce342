import fs from 'node:fs/promises'
import path from 'node:path'
import { SUSPEND_DAYS_MAX } from '@saathi/shared/admin/rules'
import { indianDay } from '@saathi/shared/lib/days'
import { DELETION_DAYS } from '@saathi/shared/social/rules'
import { validate } from 'uuid'
import {
  appealTable,
  appealText,
  notesTable,
  photoTable,
  photoText,
  queueTable,
  reportText,
} from '../features/moderation/format.ts'
import { findByAddress, removePerson } from '../features/moderation/people/queries/people.ts'
import {
  actOnReport,
  countOpen,
  countOpenAppeals,
  decideAppeal,
  findAppeal,
  findReport,
  markSeen,
  openAppeals,
  openReports,
} from '../features/moderation/queries/moderation.ts'
import {
  countWaitingPhotos,
  decidePhoto,
  findWaitingPhoto,
  waitingPhotos,
} from '../features/moderation/queries/photo-checks.ts'
import { hideReference, listNotesToModerators, unhideReference } from '../features/references/queries/moderation.ts'
import { fileError, StartupError } from '../platform/startup-error.ts'
import type { Command, CommandDeps, Task } from './command.ts'

const USAGE = `npm run moderate -- list         the open reports and appeals, the oldest first
npm run moderate -- show ID      a report or appeal, whom it is about, and what it was about when it was made
npm run moderate -- warn ID      writes to whom it is about, and closes it
npm run moderate -- suspend ID [DAYS]
                                 for days or for good: hides them, lets them only export and delete their data, and closes what is open about them
npm run moderate -- remove EMAIL  deletes the account with this address in 7 days, until which its owner can keep it; mails them
npm run moderate -- dismiss ID   closes it, and lifts a suspension that it led to; only the reporter is told
npm run moderate -- uphold ID    decides an appeal: the decision stands
npm run moderate -- reverse ID   decides an appeal: takes the decision back, also a suspension
npm run moderate -- notes        the notes to moderators beside references, the newest first
npm run moderate -- hide ID REASON   hides a reference; its writer reads the reason (at most 300 characters)
npm run moderate -- unhide ID    shows it again
npm run moderate -- photos       the pictures for photo checks, the oldest first
npm run moderate -- photo ID show FILE      writes such a picture (WebP) to FILE, and says which gesture it has to show
npm run moderate -- photo ID accept|decline decides, and deletes the picture; the file of show is yours to delete`

const LISTED = 50

/** The acts on reports. */
const ACTS = ['warn', 'suspend', 'dismiss'] as const

type Deps = Pick<CommandDeps, 'db' | 'operator' | 'now'>

const missing = (reportId: string) => new StartupError(`There is no report ${reportId}.`)

async function report({ db }: Deps, reportId: string) {
  const found = await findReport(db, reportId)
  if (!found) throw missing(reportId)
  return found
}

/** Decides a report; the person is told in the same statement. `days`: of a suspension, null for good. */
async function act(deps: Deps, what: (typeof ACTS)[number], reportId: string, days: number | null): Promise<string> {
  const { db, operator, now } = deps
  const { name } = await report(deps, reportId)
  const given = { action: what, actor: { name: operator }, today: indianDay(now()), days }
  const about = await actOnReport(db, reportId, given)
  if (!about) throw missing(reportId)
  if (what === 'dismiss') {
    if (!about.lifted) return `Closed the report about ${name}; nobody is told.`
    return `Closed the report about ${name}, and lifted their suspension.`
  }
  const told = about.email ? 'told them by mail' : 'whose account is deleted'
  if (what === 'warn')
    return about.email
      ? `Warned ${name} by mail, and closed the report.`
      : `${name}'s account is deleted; closed the report.`
  if (days !== null) return `Suspended ${name} for ${days} days, ${told}, and closed the report.`
  return `Suspended ${name}, ${told}, and closed what was open about them.`
}

/** The open reports, and below them the open appeals. */
async function list({ db }: Deps): Promise<string> {
  const reports = queueTable(await openReports(db, LISTED), await countOpen(db))
  const appeals = appealTable(await openAppeals(db, LISTED), await countOpenAppeals(db))
  return [reports, appeals].filter(Boolean).join('\n\n')
}

/** A report, or an appeal with its report. Reporters see that their report was opened. */
async function show(deps: Deps, id: string): Promise<string> {
  const appeal = await findAppeal(deps.db, id)
  const reportId = appeal ? appeal.reportId : id
  if (reportId) await markSeen(deps.db, reportId)
  const shown = reportId ? reportText(await report(deps, reportId)) : ''
  return [appeal && appealText(appeal), shown].filter(Boolean).join('\n\n')
}

const APPEAL_OUTCOMES = { uphold: 'upheld', reverse: 'reversed' } as const
type AppealAct = keyof typeof APPEAL_OUTCOMES
const isAppealAct = (action: string | undefined): action is AppealAct => action === 'uphold' || action === 'reverse'

async function decide({ db, operator }: Deps, action: AppealAct, appealId: string): Promise<string> {
  const decided = await decideAppeal(db, appealId, { outcome: APPEAL_OUTCOMES[action], actor: { name: operator } })
  if (!decided) throw new StartupError(`There is no appeal ${appealId}.`)
  if (decided.outcome === 'already') throw new StartupError(`The appeal ${appealId} is decided already.`)
  return action === 'uphold'
    ? `The decision about ${decided.name} stands; told them by mail.`
    : `Took back the decision about ${decided.name}; told them by mail.`
}

/** The days of a suspension. @throws StartupError for anything else */
function daysIn(word = ''): number {
  const days = /^[1-9]\d{0,2}$/.test(word) ? Number(word) : 0
  if (days < 1 || days > SUSPEND_DAYS_MAX)
    throw new StartupError(`${word} is no number of days from 1 to ${SUSPEND_DAYS_MAX}.`)
  return days
}

const isAct = (action: string | undefined): action is (typeof ACTS)[number] => ACTS.some((act) => act === action)

const PHOTO_OUTCOMES = { accept: 'accepted', decline: 'declined' } as const

/** The tasks about the picture of a photo check; undefined for other words. */
function photoTask([checkId, action, file, ...more]: string[], folder: string): Task | undefined {
  if (!checkId || more.length > 0) return undefined
  const unknown = () => new StartupError(`No picture waits with the id ${checkId}.`)
  if (!validate(checkId)) throw unknown()
  if (action === 'show' && file)
    return async ({ db }) => {
      const photo = await findWaitingPhoto(db, checkId)
      if (!photo) throw unknown()
      const target = path.resolve(folder, file)
      await fs.writeFile(target, photo.bytes, { mode: 0o600, flag: 'wx' }).catch((error) => {
        if (error.code === 'EEXIST') throw new StartupError(`${file} exists already: choose another name.`)
        throw fileError(error, file)
      })
      return photoText(photo, file)
    }
  if (file || !(action === 'accept' || action === 'decline')) return undefined
  return async ({ db, operator }) => {
    const name = await decidePhoto(db, checkId, { outcome: PHOTO_OUTCOMES[action], actor: { name: operator } })
    if (name === null) throw unknown()
    return `${action === 'accept' ? 'Accepted' : 'Declined'} the picture of ${name}, and deleted it.`
  }
}

const isAddress = (word: string | undefined): word is string => word?.includes('@') === true

/** Starts the deletion of an account, for an operator who has no second moderator. */
async function remove({ db, operator, now }: CommandDeps, email: string): Promise<string> {
  const person = await findByAddress(db, email)
  if (!person) throw new StartupError(`No user has the address ${email}.`)
  const at = now()
  const given = { userId: person._id, note: '' }
  const outcome = await removePerson(db, given, { name: operator }, { at, today: indianDay(at) })
  if (outcome === 'staff') throw new StartupError(`${person.name} has a role: npm run staff -- revoke ${email} first.`)
  if (outcome !== 'requested') throw new StartupError(`The account of ${person.name} is being deleted already.`)
  return `The account of ${person.name} will be deleted in ${DELETION_DAYS} days; told them by mail.`
}

/** The tasks about references; undefined for other words. */
function referenceTask([action, referenceId, reason, ...more]: string[]): Task | undefined {
  if (more.length > 0) return undefined
  if (action === 'notes' && !referenceId)
    return async ({ db }) => notesTable(await listNotesToModerators(db, { limit: LISTED }))
  const isHide = action === 'hide' && reason
  if (!referenceId || !(isHide || (action === 'unhide' && !reason))) return undefined
  if (!validate(referenceId)) throw new StartupError(`${referenceId} is no id of a reference.`)
  if (isHide && reason.length > 300) throw new StartupError('The reason has more than 300 characters.')
  return async ({ db, operator }) => {
    const actor = { name: operator }
    const changed = isHide
      ? await hideReference(db, referenceId, actor, reason)
      : await unhideReference(db, referenceId, actor)
    if (!changed)
      throw new StartupError(`No reference has the id ${referenceId}, or it is ${isHide ? 'hidden' : 'shown'} already.`)
    return isHide ? 'Hidden; its writer reads the reason.' : 'Shown again.'
  }
}

/** Shows what people reported and acts on it, also while the server runs. */
export const moderate: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words: [action, reportId, ...more], folder }) => {
    if (action === 'list' && !reportId) return list
    if (action === 'photos' && !reportId)
      return async ({ db }) => photoTable(await waitingPhotos(db, LISTED), await countWaitingPhotos(db))
    if (action === 'remove' && isAddress(reportId) && more.length === 0) return (deps) => remove(deps, reportId)
    const reference = referenceTask(action === undefined ? [] : [action, ...(reportId ? [reportId] : []), ...more])
    if (reference) return reference
    const photo = action === 'photo' && reportId ? photoTask([reportId, ...more], folder) : undefined
    if (photo) return photo
    const days = action === 'suspend' && more.length === 1 ? daysIn(more[0]) : null
    const isTooLong = more.length > (days === null ? 0 : 1)
    if (!reportId || isTooLong || !(action === 'show' || isAct(action) || isAppealAct(action)))
      throw new StartupError(USAGE)
    if (!validate(reportId))
      throw new StartupError(`${reportId} is no id of a report; npm run moderate -- list has them.`)
    if (isAct(action)) return (deps) => act(deps, action, reportId, days)
    if (isAppealAct(action)) return (deps) => decide(deps, action, reportId)
    return (deps) => show(deps, reportId)
  },
}
