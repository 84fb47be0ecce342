import { ADMIN_PAGES, type AdminPage, STAFF_ROLES, type StaffRole } from '@saathi/shared/admin/rules'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, testDeps, useApp } from '../../../test/app.ts'
import { CALLS } from '../../../test/calls/index.ts'
import { runInProcess } from '../../../test/cli.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../test/people.ts'
import { makeStaff } from '../../../test/staff.ts'
import { buildApp } from '../../app.ts'
import { staff as staffCommand } from '../../cli/staff.ts'
import { readConfig } from '../../config.ts'
import type { Deps } from '../../context.ts'
import { adminRoutes } from '../../http/admin-routes.ts'
import { procedures } from '../../router.ts'

/** The calls of the admin site, without its name. */
const calls = Object.fromEntries(
  Object.entries(CALLS).flatMap(([name, call]) =>
    name.startsWith('admin.') ? [[name.slice('admin.'.length), call]] : [],
  ),
)
const names = Object.keys(calls)
/** The roles that open the page of a procedure. */
const rolesOf = (name: string): readonly StaffRole[] => ADMIN_PAGES[calls[name]?.may as AdminPage] ?? STAFF_ROLES
const isQuery = (name: string) => procedures[`admin.${name}` as keyof typeof procedures]._def.type === 'query'

const db = useDatabase()
const testApp = useApp(db)
/** Another replica with the same database. */
const other = {} as { app: FastifyInstance; deps: Deps }
let ravi: TestPerson
const members = {} as Record<StaffRole, TestPerson>
beforeAll(async () => {
  other.deps = testDeps(db)
  other.app = await buildApp(other.deps)
  ravi = await makePerson(testApp, db, 'Ravi')
  for (const role of STAFF_ROLES) members[role] = await makeStaff(testApp, db, role)
})
afterAll(async () => {
  await other.app?.close()
  await other.deps?.realtime.stop()
})

/** Calls a procedure through tRPC and through REST. @returns status and reason or code of both */
async function call(name: string, token: string | null, { app } = testApp, payload: object = {}) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const method = isQuery(name) ? 'GET' : 'POST'
  const body = method === 'POST' ? { payload } : {}
  const typed = await app.inject({
    method,
    url: `/trpc/admin.${name}${isQuery(name) ? '?input={}' : ''}`,
    headers,
    ...body,
  })
  const rest = await app.inject({ method, url: `/api/admin/${name}`, headers, ...body })
  return [
    [typed.statusCode, typed.json().error?.data?.messageId],
    [rest.statusCode, rest.json().messageId],
  ]
}
const both = (status: number, messageId: string) => [
  [status, messageId],
  [status, messageId],
]
const REFUSED = both(403, 'admin.staffOnly')

test('the list of procedures: is complete, and each has a REST path', () => {
  const all = Object.keys(procedures).filter((name) => name.startsWith('admin.'))
  expect(names.map((name) => `admin.${name}`).sort()).toEqual(all.sort())
  expect(adminRoutes.map(({ procedure }) => procedure as string).sort()).toEqual(all.sort())
})

describe.each(names)('admin.%s', (name) => {
  test('a stranger: UNAUTHORIZED; a user: FORBIDDEN, through REST and tRPC', async () => {
    expect(await call(name, null)).toEqual(both(401, 'access.loginRequired'))
    expect(await call(name, 'forged')).toEqual(both(401, 'access.sessionEnded'))
    expect(await call(name, ravi.token)).toEqual(REFUSED)
  })

  test.each(STAFF_ROLES)('a %s: is let in if the page is theirs, else FORBIDDEN like a user', async (role) => {
    const answers = await call(name, members[role].token)
    if (!rolesOf(name).includes(role)) return expect(answers).toEqual(REFUSED)
    for (const [status] of answers) expect([401, 403]).not.toContain(status)
  })
})

test('a revoked role: every call is FORBIDDEN at once, also on another replica', async () => {
  const meera = await makeStaff(testApp, db, ...STAFF_ROLES)
  for (const name of names) {
    for (const app of [testApp, other])
      for (const [status] of await call(name, meera.token, app)) expect([401, 403], name).not.toContain(status)
  }
  expect(await runInProcess(staffCommand, ['revoke', meera.email], { db: db.db })).toBe('Revoked 3 roles.')
  for (const name of names)
    for (const app of [testApp, other]) expect(await call(name, meera.token, app), name).toEqual(REFUSED)
})

describe('in production', () => {
  const config = { ...readConfig({}), production: true }
  const after = (minutes: number) => () => new Date(NOON.getTime() + minutes * 60_000)
  const codeOf = async (token: string, minutes: number, run: (api: TestPerson['api']) => Promise<unknown>) =>
    run(callerWith(db, token, { ...testApp.deps, config, now: after(minutes) })).then(
      () => 'OK',
      (error) => error.cause.messageId,
    )
  const read = (api: TestPerson['api']) => api.admin.me()

  test('a session without a passkey: is refused; a user without a role learns nothing of that', async () => {
    const { operator } = members
    expect(await codeOf(operator.token, 1, read)).toBe('admin.secondFactorMissing')
    expect(await codeOf(ravi.token, 1, read)).toBe('admin.staffOnly')
  })

  test('a session with a passkey: reads for 12 hours, and says after 30 minutes that acts need a new log-in', async () => {
    const token = await tokenFor(testApp, members.operator.firebaseUid, { passkey: true })
    const api = (minutes: number) => callerWith(db, token, { ...testApp.deps, config, now: after(minutes) })
    expect(await api(29).admin.me()).toMatchObject({ secondFactor: true, mustLogInToAct: false })
    expect(await api(31).admin.me()).toMatchObject({ mustLogInToAct: true })
    expect(await codeOf(token, 12 * 60 + 1, read)).toBe('admin.loginTooOld')
  })
})

test('admin.me: roles, and what waits on the pages of these roles only', async () => {
  await ravi.api.social.report({ userId: members.editor._id, reason: 'other' })
  await ravi.api.contact.send({ name: 'Ravi', email: 'ravi@example.in', phone: '+91 98200 00000' })
  const { moderator, editor, operator } = members
  expect(await moderator.api.admin.me()).toMatchObject({
    name: 'Lakshmi Iyer',
    roles: ['moderator'],
    waiting: { moderation: 1, catalogue: 0, enquiries: 1 },
  })
  expect(await operator.api.admin.me()).toMatchObject({ waiting: { moderation: 0, enquiries: 1 } })
  expect(await editor.api.admin.me()).toMatchObject({ waiting: { moderation: 0, catalogue: 0, enquiries: 0 } })
})

describe('npm run staff', () => {
  const run = (...args: string[]) => runInProcess(staffCommand, args, { db: db.db })

  test('grant: adds a role once, whatever the case of the address; an unknown address or role is refused', async () => {
    const meera = await makePerson(testApp, db, 'Meera')
    expect(await run('grant', meera.email.toUpperCase(), 'editor')).toBe('Meera is editor now.')
    expect(await run('grant', meera.email, 'editor')).toBe('Meera was editor before.')
    expect(await run('grant', meera.email, 'moderator')).toBe('Meera is moderator now.')
    expect(await meera.api.admin.me()).toMatchObject({ roles: ['editor', 'moderator'] })
    expect(await run('list')).toMatch(new RegExp(`${meera.email} +moderator +Meera +20..-..-.. +meera`))
    await expect(run('grant', 'nobody@example.in', 'editor')).rejects.toThrow('No user has the address')
    await expect(run('grant', meera.email, 'king')).rejects.toThrow('npm run staff')
    await expect(run('revoke', ravi.email)).rejects.toThrow('Nobody with the address')
  })

  test('grants and revocations: are in the audit log with the roles before and after', async () => {
    const meera = await makeStaff(testApp, db, 'editor', 'operator')
    await run('revoke', meera.email)
    const { items } = await members.operator.api.admin.audit({ kind: 'user', subjectId: meera._id })
    expect(items).toMatchObject([
      {
        act: 'staff.revoke',
        by: { _id: null, name: 'meera' },
        role: null,
        before: { roles: ['editor', 'operator'] },
        after: { roles: [] },
      },
      { act: 'staff.grant', before: { roles: ['editor'] }, after: { roles: ['editor', 'operator'] } },
      { act: 'staff.grant', before: { roles: [] }, after: { roles: ['editor'] } },
    ])
  })

  test('two grants of a role at once: one row and one line', async () => {
    const meera = await makePerson(testApp, db, 'Meera')
    const answers = await Promise.all([1, 2, 3, 4].map(() => run('grant', meera.email, 'editor')))
    expect(answers.sort()).toEqual(['Meera is editor now.', ...Array(3).fill('Meera was editor before.')])
    const [count] = await db.sql`select (select count(*)::int from staff where user_id = ${meera._id}) as roles,
      (select count(*)::int from audit_log where subject_id = ${meera._id}) as lines`
    expect(count).toEqual({ roles: 1, lines: 1 })
  })
})
