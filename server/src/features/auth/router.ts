import {
  AddressChange,
  AddressChanged,
  CODE_MINUTES,
  CodeRequest,
  Consent,
  MessageResponse,
  Registered,
  Registration,
  RegistrationCodeRequest,
  SignInSettings,
} from '@saathi/shared/auth/schema'
import { cleanedName } from '@saathi/shared/social/name-rules'
import { Me, NAME_MAX } from '@saathi/shared/social/schema'
import { EMBEDDED_PROJECT } from '../../config.ts'
import { appError, suspended } from '../../errors.ts'
import * as text from '../../messages/en/auth.ts'
import { countsOf } from '../../platform/counts.ts'
import { DEMO_LOGIN } from '../../platform/demo-login.ts'
import { queueMail } from '../../platform/mail/store.ts'
import { restPost } from '../../rest-path.ts'
import {
  authedProcedure,
  publicProcedure,
  recentUserProcedure,
  router,
  tokenProcedure,
  userSessionProcedure,
} from '../../trpc.ts'
import { findMe } from '../social/profile/queries/profile.ts'
import { hideFormerProfiles } from './account/workflows/deletion.ts'
import type { AuthMail } from './mails.ts'
import { consent, syncUser } from './queries/auth.ts'
import { changeAddress, currentAddress, startAddressChange } from './workflows/address.ts'
import { noticePasswordChange } from './workflows/password-change.ts'
import { createCode, refuseCommonPassword, register } from './workflows/register.ts'

/** Settings for the embedded identity provider, which is on this origin and accepts any API key. */
const EMBEDDED = { apiKey: 'embedded', authDomain: 'saathi.localhost', projectId: EMBEDDED_PROJECT }

export const authRouter = router({
  /** The identity provider in use, and the demo log-in if there is one. */
  settings: publicProcedure.output(SignInSettings).query(({ ctx: { config } }) => {
    const { apiKey, authDomain, projectId } = config.firebase ?? EMBEDDED
    const emulatorUrl = config.firebase?.emulatorUrl
    return {
      mode: config.firebase ? 'firebase' : 'embedded',
      firebase: { apiKey, authDomain, projectId },
      ...(emulatorUrl && { emulatorUrl }),
      demo: config.demo ? DEMO_LOGIN : null,
    }
  }),

  /** Mails a registration code. The response is the same whether or not the address has an account. */
  sendCode: publicProcedure
    .meta(restPost('/auth/send-verification-code', 'Mail a registration code'))
    .input(RegistrationCodeRequest)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('codesPerIp', ctx.ip)
      if (input.password !== undefined) await refuseCommonPassword(input.password)
      const code = await createCode(ctx, input.email.toLowerCase())
      const mail: AuthMail = { kind: 'registrationCode', params: { code, minutes: CODE_MINUTES } }
      await queueMail(ctx.db, { to: input.email, ...mail })
      ctx.mailer.wake()
      return { message: text.codeSent }
    }),

  /** Checks the code and creates the account. The response has a custom token for signing in. */
  register: publicProcedure
    .meta(restPost('/auth/verify-code-and-register', 'Make an account with that code', { errors: [409] }))
    .input(Registration)
    .output(Registered)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('registrationsPerIp', ctx.ip)
      return { message: text.registered, customToken: await register(ctx, input) }
    }),

  /** Finds or creates the profile of the token's account. */
  sync: tokenProcedure
    .meta(restPost('/users/profile', 'Make or find the profile of your token'))
    .output(Me)
    .mutation(async ({ ctx }) => {
      const { uid, emailVerified, name } = ctx.token
      if (!ctx.token.email || !emailVerified) throw appError('FORBIDDEN', 'auth.emailNotVerified')
      const email = await currentAddress(ctx, uid, ctx.token.email)
      const account = {
        firebaseUid: uid,
        email,
        name: cleanedName(name, NAME_MAX),
        addressHashes: ctx.hashAddress(email),
      }
      await hideFormerProfiles(ctx, account)
      const user = await syncUser(ctx.db, account)
      if (user.isNew) countsOf(ctx.db).add('signUps', ctx.now())
      const known = await ctx.caller.user() // records the session
      await noticePasswordChange(ctx, ctx.token)
      if (user.suspendedAt) throw suspended(known?.suspendedUntil ?? null)
      return findMe(ctx.db, user._id)
    }),

  /** Mails a code to the caller's address and one to a new address. Needs a recent log-in. */
  startAddressChange: recentUserProcedure
    .input(CodeRequest)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      await startAddressChange(ctx, input.email.toLowerCase())
      return { message: text.addressCodesSent }
    }),

  /** Changes the address with both codes. The response has a custom token for a new session; all others end. */
  changeAddress: userSessionProcedure
    .input(AddressChange)
    .output(AddressChanged)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),

  /** Records that the user has confirmed to be an adult. */
  consent: authedProcedure
    .meta({ beforeConsent: true })
    .input(Consent)
    .output(Me)
    .mutation(async ({ ctx }) => {
      await consent(ctx.db, ctx.user._id, ctx.now())
      return findMe(ctx.db, ctx.user._id)
    }),
})
