import { SUSPEND_DAYS_MAX } from '@saathi/shared/admin/rules'
import { indianDay } from '@saathi/shared/lib/days'
import { DELETION_DAYS } from '@saathi/shared/social/rules'
import { validate } from 'uuid'
import {
  findByAddress,
  removePerson,
  restorePerson,
  suspendPerson,
} from '../features/moderation/people/queries/people.ts'
import { StartupError } from '../platform/startup-error.ts'
import type { Command, CommandDeps, Task } from './command.ts'

const USAGE = `For an operator without a second moderator; everything else is done at /admin. PERSON is an e-mail address or a user id.
npm run moderate -- suspend PERSON [DAYS]
                                  for days or for good: hides them, lets them only export and delete their data; mails them
npm run moderate -- lift PERSON   lifts their suspension; mails them
npm run moderate -- remove PERSON deletes the account in 7 days, until which its owner can keep it; mails them`

/** In the audit log, beside the operator's user name. */
const NOTE = 'From the command line.'

type Person = { userId: string; label: string }

/** The days of a suspension. @throws StartupError for anything else */
function daysIn(word: string): number {
  const days = /^[1-9]\d{0,2}$/.test(word) ? Number(word) : 0
  if (days < 1 || days > SUSPEND_DAYS_MAX)
    throw new StartupError(`${word} is no number of days from 1 to ${SUSPEND_DAYS_MAX}.`)
  return days
}

const missing = (word: string) => new StartupError(`No user has the ${word.includes('@') ? 'address' : 'id'} ${word}.`)

/** An id can also be that of a deleted account, whose suspension counts when its address registers again. */
async function find({ db }: CommandDeps, word: string): Promise<Person> {
  if (!word.includes('@')) return { userId: word, label: word }
  const person = await findByAddress(db, word)
  if (!person) throw missing(word)
  return { userId: person._id, label: person.name }
}

async function suspend(deps: CommandDeps, word: string, days: number | null): Promise<string> {
  const { userId, label } = await find(deps, word)
  const given = { userId, days, words: null, note: NOTE }
  const { outcome } = await suspendPerson(deps.db, given, { name: deps.operator }, indianDay(deps.now()))
  if (outcome === 'missing') throw missing(word)
  return days === null ? `Suspended ${label}.` : `Suspended ${label} for ${days} ${days === 1 ? 'day' : 'days'}.`
}

async function lift(deps: CommandDeps, word: string): Promise<string> {
  const { userId, label } = await find(deps, word)
  const outcome = await restorePerson(deps.db, { userId, note: NOTE }, { name: deps.operator })
  if (outcome === 'missing') throw missing(word)
  if (outcome === 'notSuspended') throw new StartupError(`${label} is not suspended.`)
  return `Lifted the suspension of ${label}.`
}

async function remove(deps: CommandDeps, word: string): Promise<string> {
  const { userId, label } = await find(deps, word)
  const at = deps.now()
  const given = { userId, note: NOTE }
  const outcome = await removePerson(deps.db, given, { name: deps.operator }, { at, today: indianDay(at) })
  if (outcome === 'missing') throw missing(word)
  if (outcome === 'staff') throw new StartupError(`${label} has a role: npm run staff -- revoke EMAIL first.`)
  if (outcome !== 'requested') throw new StartupError(`The account of ${label} is being deleted already.`)
  return `The account of ${label} will be deleted in ${DELETION_DAYS} days.`
}

/** The task of these words; undefined for other words. */
function parseTask([action, person, word, ...more]: string[]): Task | undefined {
  if (!person || more.length > 0) return undefined
  if (action === 'suspend') {
    const days = word === undefined ? null : daysIn(word)
    return (deps) => suspend(deps, person, days)
  }
  if (word !== undefined) return undefined
  if (action === 'lift') return (deps) => lift(deps, person)
  if (action === 'remove') return (deps) => remove(deps, person)
  return undefined
}

/** Suspends and deletes users for an operator who is alone, also while the server runs. The audit log says who, and from the command line. */
export const moderate: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words }) => {
    const task = parseTask(words)
    if (!task) throw new StartupError(USAGE)
    const [, person = ''] = words
    if (!person.includes('@') && !validate(person))
      throw new StartupError(`${person} is neither an e-mail address nor the id of a user.`)
    return task
  },
}
