import {
  ADMIN_PAGES,
  type AdminPage,
  STAFF_ACT_MINUTES,
  STAFF_LOGIN_HOURS,
  type StaffRole,
} from '@saathi/shared/admin/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import type { Actor } from '../../db/queries/actor.ts'
import { staff } from '../../db/schema/staff.ts'
import { appError, violates } from '../../errors.ts'
import type { VerifiedToken } from '../../platform/identity/identity.ts'
import { authedProcedure } from '../../trpc.ts'

/** The answer to everybody without the role; it does not tell which roles there are. */
const staffOnly = () => appError('FORBIDDEN', 'admin.staffOnly')

const prepared = perDb((db) => ({
  roles: db
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.userId, sql.placeholder('userId')), isNull(staff.revokedAt)))
    .prepare('staff_roles'),
}))

/** The current roles of a user, always from the primary database. */
export async function readRoles(db: Db, userId: string): Promise<StaffRole[]> {
  const rows = await prepared(db).roles.execute({ userId })
  return rows.map(({ role }) => role).sort()
}

/** The age of the log-in, s. */
const loginAge = ({ now }: Context, { authTime }: VerifiedToken) => now().getTime() / 1000 - authTime

/** Whether the log-in is too old to act. Only production asks. */
export const isLoginTooOldToAct = (ctx: Context, token: VerifiedToken) =>
  ctx.config.production && loginAge(ctx, token) > STAFF_ACT_MINUTES * 60

/** @throws TRPCError FORBIDDEN in production, if the session did not begin with a passkey */
function requireSecondFactor({ config }: Context, { passkey }: VerifiedToken): void {
  if (config.production && !passkey)
    throw appError('FORBIDDEN', 'admin.secondFactorMissing', { reason: 'second-factor' })
}

/** @throws TRPCError FORBIDDEN in production, if the log-in is too old to read or to act */
function requireFreshLogin(ctx: Context, token: VerifiedToken, isAct: boolean): void {
  const isTooOldToRead = ctx.config.production && loginAge(ctx, token) > STAFF_LOGIN_HOURS * 3600
  if (isTooOldToRead || (isAct && isLoginTooOldToAct(ctx, token)))
    throw appError('FORBIDDEN', 'admin.loginTooOld', { reason: 'login-too-old' })
}

/**
 * For members of the staff with one of these roles, which is read on every call, so that a revoked role ends at once on
 * every replica. The SQL function of an act checks it once more in its own statement.
 */
const proceduresFor = (allowed: readonly StaffRole[]) =>
  authedProcedure.use(async ({ ctx, type, next }) => {
    const roles = await readRoles(ctx.db, ctx.user._id)
    const role = roles.find((one) => allowed.includes(one))
    const token = await ctx.caller.token()
    if (!role || !token) throw staffOnly()
    requireSecondFactor(ctx, token)
    requireFreshLogin(ctx, token, type === 'mutation')
    const actor: Actor = { staff: ctx.user._id, role }
    const result = await next({ ctx: { token, roles, actor } })
    if (!result.ok && violates(result.error.cause, 'staff_role_held')) throw staffOnly()
    return result
  })

/** For every member of the staff. */
export const staffProcedure = proceduresFor(['moderator', 'editor', 'operator'])

/** For those who may open this page of the admin site. */
export const pageProcedure = (page: AdminPage) => proceduresFor(ADMIN_PAGES[page])
