import { STAFF_ROLES, type StaffRole } from '@saathi/shared/admin/rules'
import { grantRole, listStaff, revokeRoles } from '../features/admin/queries/staff.ts'
import { clearPasskeys } from '../features/auth/passkeys/queries/passkeys.ts'
import { StartupError } from '../platform/startup-error.ts'
import { textTable } from '../platform/text-table.ts'
import type { Command, CommandDeps } from './command.ts'

const USAGE = `npm run staff -- list               shows who may use the admin site
npm run staff -- grant EMAIL ROLE   gives a role to the user with this address: ${STAFF_ROLES.join(', ')}
npm run staff -- revoke EMAIL       takes back all of their roles, at once
npm run staff -- passkeys EMAIL     takes all passkeys off a user's account, for whoever is locked out of it; mails them`

const isRole = (text: string | undefined): text is StaffRole => STAFF_ROLES.some((role) => role === text)
const day = (at: string) => at.slice(0, 10)

async function list({ db }: CommandDeps): Promise<string> {
  const rows = await listStaff(db)
  if (rows.length === 0) return 'Nobody may use the admin site.'
  const lines = rows.map(({ email, role, name, grantedAt, grantedBy }) => [
    email,
    role,
    name.replace(/\p{Cc}/gu, ''),
    day(grantedAt),
    grantedBy,
  ])
  return textTable([['e-mail', 'role', 'name', 'since', 'granted by'], ...lines], [])
}

async function grant({ db, operator }: CommandDeps, email: string, role: StaffRole): Promise<string> {
  const { outcome, name } = await grantRole(db, email, role, operator)
  if (outcome === 'missing') throw new StartupError(`No user has the address ${email}: they sign up first.`)
  return outcome === 'granted' ? `${name} is ${role} now.` : `${name} was ${role} before.`
}

async function revoke({ db, operator }: CommandDeps, email: string): Promise<string> {
  const revoked = await revokeRoles(db, email, operator)
  if (revoked === 0) throw new StartupError(`Nobody with the address ${email} has a role.`)
  return revoked === 1 ? 'Revoked 1 role.' : `Revoked ${revoked} roles.`
}

async function clear({ db, operator }: CommandDeps, email: string): Promise<string> {
  const { outcome, name, removed } = await clearPasskeys(db, email, { name: operator })
  if (outcome === 'missing') throw new StartupError(`No user has the address ${email}.`)
  if (outcome === 'none') throw new StartupError(`${name} has no passkeys.`)
  return `Removed ${removed} of ${name}'s passkeys, and told them by mail. Log-ins need none now; a new password ends all sessions.`
}

/** Grants and revokes roles of the admin site, and helps users who are locked out, also while the server runs. */
export const staff: Command = {
  usage: USAGE,
  migrate: true,
  prepare: ({ words: [action, email, role, ...more] }) => {
    if (action === 'list' && !email) return list
    if (action === 'grant' && email && isRole(role) && more.length === 0) return (deps) => grant(deps, email, role)
    if (action === 'revoke' && email && !role) return (deps) => revoke(deps, email)
    if (action === 'passkeys' && email && !role) return (deps) => clear(deps, email)
    throw new StartupError(USAGE)
  },
}
