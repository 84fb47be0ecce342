import { ADMIN_PAGES, type AdminPage } from '@saathi/shared/admin/rules'
import { AuditPage, AuditQuery, StaffMember } from '@saathi/shared/admin/schema'
import { decodeCursor, IdCursor, toIdPage } from '../../db/queries/pagination.ts'
import { router } from '../../trpc.ts'
import { moderationProcedures } from '../moderation/admin/router.ts'
import { peopleProcedures } from '../moderation/people/router.ts'
import { catalogueProcedures } from './catalogue/router.ts'
import { enquiryProcedures } from './enquiries/router.ts'
import { numbersProcedures } from './numbers/router.ts'
import { isLoginTooOldToAct, pageProcedure, staffProcedure } from './procedures.ts'
import { auditLines } from './queries/audit.ts'
import { countWaiting, findShown } from './queries/staff.ts'

export const adminRouter = router({
  /** The caller's roles, and what waits on the pages that they may open. */
  me: staffProcedure.output(StaffMember).query(async ({ ctx }) => {
    const { user, token, roles } = ctx
    const [shown, waiting] = await Promise.all([findShown(ctx.db, user._id), countWaiting(ctx.db, user._id)])
    const mayOpen = (page: AdminPage) => ADMIN_PAGES[page].some((role) => roles.includes(role))
    return {
      _id: user._id,
      ...shown,
      roles,
      secondFactor: token.passkey,
      mustLogInToAct: isLoginTooOldToAct(ctx, token),
      waiting: {
        moderation: mayOpen('moderation') ? waiting.moderation : 0,
        catalogue: mayOpen('catalogue') ? waiting.catalogue : 0,
        enquiries: mayOpen('enquiries') ? waiting.enquiries : 0,
      },
    }
  }),

  /** The audit log, newest first, without what is about the caller's own reports and photo checks. */
  audit: pageProcedure('audit')
    .input(AuditQuery)
    .output(AuditPage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const before = decodeCursor(cursor, IdCursor)
      return toIdPage(await auditLines(ctx.db, { ...filters, staffId: ctx.user._id, before, limit: limit + 1 }), limit)
    }),

  ...catalogueProcedures,
  ...enquiryProcedures,
  ...moderationProcedures,
  ...numbersProcedures,
  ...peopleProcedures,
})
