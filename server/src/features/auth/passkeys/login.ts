import type { UsedCredential } from '@saathi/shared/auth/passkeys'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import { badInput } from '../../../errors.ts'
import { IdentityError } from '../../../platform/identity/identity.ts'
import { findPasskey, recordUse, saveChallenge, useChallenge } from './queries/passkeys.ts'
import { CHALLENGE_MS } from './register.ts'
import { relyingParty } from './relying-party.ts'
import { readClientData, verifyLogin } from './verify.ts'

/** The browser's options for a log-in with any passkey of this site; they name no account. */
export async function startLogin({ db, config, now }: Context) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config.publicUrl, null).id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  await saveChallenge(db, { challenge: options.challenge, userId: null, now: now(), lifeMs: CHALLENGE_MS })
  return { ...options }
}

const failed = () => badInput('credential', 'passkeys.loginFailed')

/**
 * Checks the browser's answer and returns a custom token for signing in. The error is the same for an unknown passkey, a
 * wrong signature and an account that is gone. @throws TRPCError BAD_REQUEST
 */
export async function logInWithPasskey({ db, config, identity, now }: Context, credential: UsedCredential) {
  const signed = readClientData(credential.response.clientDataJSON, config)
  if (!signed) throw failed()
  if (!(await useChallenge(db, signed.challenge, null, now()))) throw badInput('credential', 'passkeys.expired')
  const found = await findPasskey(db, credential.id)
  if (!found) throw failed()
  const { passkey, firebaseUid } = found
  const { userHandle } = credential.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.userId) throw failed()
  const used = await verifyLogin(credential, passkey, signed)
  if (!used || !(await recordUse(db, passkey._id, { ...used, now: now() }))) throw failed()
  // A custom token of Firebase would create a deleted account anew.
  if ((await identity.findMissing([firebaseUid])).length > 0) throw failed()
  try {
    return await identity.customToken(firebaseUid, { passkey: true })
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'not-found') throw failed()
    throw error
  }
}
