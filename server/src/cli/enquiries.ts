import { validate } from 'uuid'
import type { Db } from '../db/client.ts'
import { type EnquiryRow, findEnquiry, finishEnquiry, openEnquiries } from '../features/contact/queries/contact.ts'
import { StartupError } from '../platform/startup-error.ts'
import { textTable } from '../platform/text-table.ts'
import type { Command } from './command.ts'

const USAGE = `npm run enquiries -- list       shows the enquiries that wait for an answer, oldest first
npm run enquiries -- show ID    shows one in full
npm run enquiries -- done ID    marks one as answered`

/** Shows the enquiries of the contact form and marks them as answered. */
export const enquiries: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words: [action, id, ...more] }) => {
    if (action === 'list' && id === undefined) return async ({ db }) => listed(await openEnquiries(db))
    if ((action !== 'show' && action !== 'done') || id === undefined || more.length > 0) throw new StartupError(USAGE)
    if (!validate(id)) throw new StartupError(`"${id}" is no id; npm run enquiries -- list shows them.`)
    if (action === 'show') return async ({ db }) => inFull(await find(db, id))
    return async ({ db, operator, now }) => {
      if (await finishEnquiry(db, id, { name: operator }, now())) return 'Marked as answered.'
      await find(db, id)
      return 'That one was marked as answered before.'
    }
  },
}

async function find(db: Db, id: string): Promise<EnquiryRow> {
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw new StartupError(`No enquiry has the id ${id}.`)
  return enquiry
}

const minuteOf = (instant: string) => `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Text of visitors, without control characters that a terminal would interpret. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n]/gu, '')
const inOneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim()
const short = (text: string) => (text.length <= 60 ? text : `${text.slice(0, 57)}...`)

function listed(enquiries: EnquiryRow[]): string {
  if (enquiries.length === 0) return 'No enquiry waits for an answer.'
  const rows = enquiries.map(({ _id, createdAt, name, email, message }) => [
    _id,
    minuteOf(createdAt),
    inOneLine(name),
    inOneLine(email),
    short(inOneLine(message)),
  ])
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`
  return `${textTable([['id', 'came', 'name', 'e-mail', 'message'], ...rows], [])}\n${count}`
}

const inFull = ({ createdAt, doneAt, name, email, phone, message }: EnquiryRow) =>
  [
    `came    ${minuteOf(createdAt)}`,
    `state   ${doneAt ? `answered ${minuteOf(doneAt)}` : 'waits for an answer'}`,
    `name    ${inOneLine(name)}`,
    `e-mail  ${inOneLine(email)}`,
    `phone   ${inOneLine(phone)}`,
    '',
    plain(message) || '(no message)',
  ].join('\n')
