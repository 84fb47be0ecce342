import {
  type Passkey,
  PasskeyList,
  PasskeyLoggedIn,
  PasskeyLogin,
  PasskeyOptions,
  PasskeyRef,
  PasskeyRegistration,
  PasskeyRename,
  PasskeyRequired,
  PasskeyRequirement,
  PasskeyStart,
  RecoveryCode,
} from '@saathi/shared/auth/passkeys'
import { MessageResponse } from '@saathi/shared/auth/schema'
import type { Context, User } from '../../../context.ts'
import { appError, badInput } from '../../../errors.ts'
import * as text from '../../../messages/en/passkeys.ts'
import { restGet, restPost } from '../../../rest-path.ts'
import {
  authedProcedure,
  publicProcedure,
  recentUserProcedure,
  router,
  unfinishedLoginProcedure,
} from '../../../trpc.ts'
import { checkOwnCode, sendOwnCode } from '../workflows/own-code.ts'
import { logInWithPasskey, startLogin } from './login.ts'
import {
  listPasskeys,
  recover,
  removePasskey,
  renamePasskey,
  requirePasskey,
  stopRequiringFor,
} from './queries/passkeys.ts'
import { newRecoveryCode, recoveryCodeHash } from './recovery-code.ts'
import { registerPasskey, startRegistration } from './register.ts'

async function ownPasskeys({ db, user, caller }: Context & { user: User }): Promise<PasskeyList> {
  const token = await caller.token()
  const rows = await listPasskeys(db, user._id)
  const items = rows.map(
    ({ _id, name, backedUp, createdAt, lastUsedAt }): Passkey => ({
      _id,
      name,
      synced: backedUp,
      createdAt,
      lastUsedAt,
    }),
  )
  return { items, required: user.passkeyRequired, codeNeeded: !token?.passkey }
}

export const passkeysRouter = router({
  /** The caller's own passkeys. */
  list: authedProcedure
    .meta(restGet('/passkeys', 'Your passkeys, the newest first'))
    .output(PasskeyList)
    .query(({ ctx }) => ownPasskeys(ctx)),

  /** Mails the caller a code for a new passkey. Needs a recent log-in. */
  sendCode: recentUserProcedure.output(MessageResponse).mutation(async ({ ctx }) => {
    await ctx.limits.take('passkeyCodes', ctx.user._id)
    await sendOwnCode(ctx, 'passkeyCode')
    return { message: text.codeSent }
  }),

  /**
   * The browser's options for a new passkey. Needs a recent log-in, and a session that began with a passkey or the mailed
   * code: a stolen password alone adds no passkey.
   */
  startRegistration: recentUserProcedure
    .input(PasskeyStart)
    .output(PasskeyOptions)
    .mutation(async ({ ctx, input }) => {
      if (!ctx.token.passkey) await checkOwnCode(ctx, input.code)
      return startRegistration(ctx)
    }),

  /** Adds the passkey that the browser made, and mails its owner. Needs a recent log-in. */
  register: recentUserProcedure
    .input(PasskeyRegistration)
    .output(PasskeyList)
    .mutation(async ({ ctx, input }) => {
      await registerPasskey(ctx, input)
      return ownPasskeys(ctx)
    }),

  rename: authedProcedure
    .meta(restPost('/passkeys/:passkeyId/rename', 'Rename a passkey', { errors: [404] }))
    .input(PasskeyRename)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      const renamed = await renamePasskey(ctx.db, ctx.user._id, input.passkeyId, input.name)
      if (!renamed) throw appError('NOT_FOUND', 'passkeys.notFound')
      return { message: text.renamed }
    }),

  /** Removes a passkey and mails its owner. Sessions go on. Needs a recent log-in. */
  remove: recentUserProcedure
    .meta(
      restPost('/passkeys/:passkeyId/remove', 'Remove a passkey, within five minutes of a log-in', {
        errors: [404, 409],
      }),
    )
    .input(PasskeyRef)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      const outcome = await removePasskey(ctx.db, ctx.user._id, input.passkeyId)
      if (outcome === 'missing') throw appError('NOT_FOUND', 'passkeys.notFound')
      if (outcome === 'last') throw appError('CONFLICT', 'passkeys.lastNeeded')
      ctx.mailer.wake()
      return { message: text.removed }
    }),

  /**
   * Turns on, or off, that log-ins with a password or Google need a passkey too. On: returns a new recovery code, and
   * sessions that began without a passkey are refused from now on; the caller's must have begun with one. Needs a recent
   * log-in.
   */
  setRequired: recentUserProcedure
    .input(PasskeyRequirement)
    .output(PasskeyRequired)
    .mutation(async ({ ctx, input }) => {
      if (!input.required) {
        if (await stopRequiringFor(ctx.db, ctx.user._id)) ctx.mailer.wake()
        return { recoveryCode: null }
      }
      if (!ctx.token.passkey) throw appError('FORBIDDEN', 'passkeys.useOne', { reason: 'second-factor' })
      const recoveryCode = newRecoveryCode()
      const codeHash = recoveryCodeHash(recoveryCode)
      if (!(await requirePasskey(ctx.db, ctx.user._id, codeHash))) throw appError('CONFLICT', 'passkeys.none')
      ctx.mailer.wake()
      return { recoveryCode }
    }),

  /** The browser's options for a log-in. */
  startLogin: publicProcedure.output(PasskeyOptions).mutation(async ({ ctx }) => {
    await ctx.limits.take('passkeyLoginsPerIp', ctx.ip)
    return startLogin(ctx)
  }),

  /** Logs in with a passkey. The response has a custom token for signing in. */
  login: publicProcedure
    .input(PasskeyLogin)
    .output(PasskeyLoggedIn)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('passkeyLoginsPerIp', ctx.ip)
      return { customToken: await logInWithPasskey(ctx, input.credential) }
    }),

  /** For a log-in that needs a passkey, after all passkeys are lost: turns the need off. */
  recover: unfinishedLoginProcedure
    .input(RecoveryCode)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('passkeyRecoveries', ctx.token.uid)
      if (!(await recover(ctx.db, ctx.token.uid, recoveryCodeHash(input.code))))
        throw badInput('code', 'passkeys.recoveryCodeWrong')
      ctx.mailer.wake()
      return { message: text.recovered }
    }),
})
