import { type NewCredential, PASSKEYS_MAX } from '@saathi/shared/auth/passkeys'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { Context, User } from '../../../context.ts'
import { appError, badInput, orNotFound } from '../../../errors.ts'
import { addPasskey, findOwner, listPasskeys, saveChallenge, useChallenge } from './queries/passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { ALGORITHMS, readClientData, verifyRegistration } from './verify.ts'

/** The lifetime of a challenge, ms. */
export const CHALLENGE_MS = 5 * 60_000

/** The browser's options for a new passkey of this user, whose challenge is stored. */
export async function startRegistration(ctx: Context & { user: User }) {
  const { db, user, config, now } = ctx
  const owner = orNotFound(await findOwner(db, user._id), 'people.notFound')
  const existing = await listPasskeys(db, user._id)
  if (existing.length >= PASSKEYS_MAX) throw appError('CONFLICT', 'passkeys.full', { params: { max: PASSKEYS_MAX } })
  const options = await generateRegistrationOptions({
    rpName: 'Saathi',
    rpID: relyingParty(config.publicUrl, null).id,
    userID: new TextEncoder().encode(user._id),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await saveChallenge(db, { challenge: options.challenge, userId: user._id, now: now(), lifeMs: CHALLENGE_MS })
  return { ...options }
}

/** Checks the browser's answer and stores the passkey. @throws TRPCError BAD_REQUEST, CONFLICT */
export async function registerPasskey(
  ctx: Context & { user: User },
  { name, credential }: { name: string; credential: NewCredential },
): Promise<void> {
  const { db, user, config, now } = ctx
  const signed = readClientData(credential.response.clientDataJSON, config)
  if (!signed) throw badInput('credential', 'passkeys.registrationFailed')
  if (!(await useChallenge(db, signed.challenge, user._id, now()))) throw badInput('credential', 'passkeys.expired')
  const verified = await verifyRegistration(credential, signed)
  if (!verified) throw badInput('credential', 'passkeys.registrationFailed')
  const { transports = [] } = credential.response
  const added = { ...verified, userId: user._id, transports, name }
  const outcome = await addPasskey(db, added, PASSKEYS_MAX, now())
  if (outcome === 'full') throw appError('CONFLICT', 'passkeys.full', { params: { max: PASSKEYS_MAX } })
  if (outcome === 'taken') throw appError('CONFLICT', 'passkeys.taken')
  ctx.mailer.wake()
}
