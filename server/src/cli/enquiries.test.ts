import { beforeAll, describe, expect, test } from 'vitest'
import { runInProcess } from '../../test/cli.ts'
import { useDatabase } from '../../test/db.ts'
import { openEnquiries, saveEnquiry } from '../features/contact/queries/contact.ts'
import { enquiries } from './enquiries.ts'

const db = useDatabase()
const now = () => new Date('2026-11-21T04:30:00Z')
const run = (...args: string[]) => runInProcess(enquiries, args, { db: db.db, now })
const ENQUIRY = { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98200 00000' }

describe('npm run enquiries', () => {
  let ids: string[]
  beforeAll(async () => {
    await saveEnquiry(db.db, { ...ENQUIRY, message: 'Do you go to Spiti in May?\nWe are four.' }, null)
    await saveEnquiry(db.db, { ...ENQUIRY, name: 'Ravi', message: `\u001b[2J${'wipe '.repeat(40)}` }, null)
    ids = (await openEnquiries(db.db)).map(({ _id }) => _id)
  })

  test('list: shows the open enquiries, one line each, oldest first', async () => {
    const lines = (await run('list')).split('\n')
    expect(lines[0]).toMatch(/^id +came +name +e-mail +message$/)
    expect(lines[1]).toMatch(
      /^\S{36} {2}20\d\d-\S+ \S+ UTC {2}Asha Rao +asha@example\.in {2}Do you go to Spiti in May\? We are four\.$/,
    )
    expect(lines[2]).toMatch(/Ravi .*wipe\.\.\.$|Ravi .*\.\.\.$/)
    expect(lines[3]).toBe('2 enquiries')
  })

  test('show: prints one enquiry in full without control characters', async () => {
    const text = await run('show', ids[0] ?? '')
    expect(text).toContain('phone   +91 98200 00000')
    expect(text).toMatch(/state {3}waits for an answer[\s\S]*\n\nDo you go to Spiti in May\?\nWe are four\.$/)
    expect(await run('show', ids[1] ?? '')).not.toContain('\u001b')
  })

  test('done: marks an enquiry as answered once', async () => {
    expect(await run('done', ids[0] ?? '')).toBe('Marked as answered.')
    expect(await run('done', ids[0] ?? '')).toBe('That one was marked as answered before.')
    expect(await run('show', ids[0] ?? '')).toContain('state   answered 2026-11-21 04:30 UTC')
    expect(await run('list')).toMatch(/\n1 enquiry$/)
    await run('done', ids[1] ?? '')
    expect(await run('list')).toBe('No enquiry waits for an answer.')
  })
})

test.each([
  ['no action', [], /^npm run enquiries -- list /],
  ['an unknown action', ['delete'], /^npm run enquiries -- list /],
  ['too many arguments', ['list', 'all'], /^npm run enquiries -- list /],
  ['an unknown option', ['list', '--all'], /^npm run enquiries -- list /],
  ['no id', ['show'], /^npm run enquiries -- list /],
  ['an invalid id', ['done', 'the first'], /^"the first" is no id; /],
])('%s: is refused with the usage', async (_, args, message) => expect(run(...args)).rejects.toThrow(message))

test('an unknown id: is reported', async () => {
  await expect(run('show', '01900000-0000-7000-8000-00000000dead')).rejects.toThrow(/^No enquiry has the id /)
  await expect(run('done', '01900000-0000-7000-8000-00000000dead')).rejects.toThrow(/^No enquiry has the id /)
})
