import { MessageResponse } from '@saathi/shared/auth/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { Me } from '@saathi/shared/social/schema'
import * as z from 'zod/mini'
import * as text from '../../../messages/en/account.ts'
import { skipOutputValidation } from '../../../platform/skip-output-validation.ts'
import { accountProcedure, recentLoginProcedure } from '../../../trpc.ts'
import { findMe } from '../../social/profile/queries/profile.ts'
import { cancelDeletion } from './queries/account.ts'
import { exportPersonalData } from './queries/export.ts'
import { startDeletion } from './workflows/deletion.ts'

const PersonalData = skipOutputValidation(z.record(z.string(), z.unknown()))

/** Suspended users may call all three. */
export const accountProcedures = {
  /** All personal data of the caller. Needs a recent log-in. */
  export: recentLoginProcedure.output(PersonalData).query(async ({ ctx }) => {
    await ctx.limits.take('exports', ctx.user._id)
    const { evidenceDays } = ctx.config.legal.retention
    const options = { evidenceDays, today: indianDay(ctx.now()), bookingVault: ctx.bookingVault }
    return ctx.costlyWork.files.run(() => exportPersonalData(ctx.db, ctx.user._id, options))
  }),

  /**
   * Requests the deletion of the caller's account. Needs a recent log-in. The account is deleted after a grace period of
   * 7 days; `keep` cancels the request. Upcoming tours of the account are cancelled at once, and their guests notified.
   */
  leave: recentLoginProcedure.output(Me).mutation(async ({ ctx }) => {
    await startDeletion(ctx, ctx.token.uid)
    return findMe(ctx.db, ctx.user._id)
  }),

  /** Cancels the request to delete the caller's account. Cancelled tours stay cancelled. */
  keep: accountProcedure.output(MessageResponse).mutation(async ({ ctx }) => {
    await cancelDeletion(ctx.db, ctx.user._id)
    return { message: text.kept }
  }),
}
