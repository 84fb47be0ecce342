import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { ConsentList, ConsentWithdrawal } from '@saathi/shared/auth/consents'
import { accountProcedure, router } from '../../../trpc.ts'
import { listConsents, withdrawConsent } from './queries/consents.ts'

/** Suspended users may call both. A consent is given in the call that needs it. */
export const consentsRouter = router({
  /** The state of each consent of the caller. */
  list: accountProcedure
    .output(ConsentList)
    .query(async ({ ctx }) => ({ items: await listConsents(ctx.db, ctx.user._id), notice: NOTICE_VERSION })),

  /** Withdraws a consent, and deletes what it was about; idempotent. */
  withdraw: accountProcedure
    .input(ConsentWithdrawal)
    .output(ConsentList)
    .mutation(async ({ ctx, input: { purpose } }) => {
      await withdrawConsent(ctx.db, ctx.user._id, purpose, ctx.now())
      return { items: await listConsents(ctx.db, ctx.user._id), notice: NOTICE_VERSION }
    }),
})
