import * as identityText from '../messages/en/auth/identity.ts'
import * as text from '../messages/en/auth/passkeys.ts'
import { errorMessage } from './errors.ts'
import { trpc } from './trpc.ts'
import { getPasskey } from './webauthn.ts'

class OtherAccountError extends Error {}

/** The account that a custom token, which is a JWT, signs in. */
function accountOf(customToken: string): string {
  const [, payload = ''] = customToken.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).uid
}

/**
 * Returns a function that uses a passkey and resolves to a custom token for signing in. It rejects a passkey of another
 * account than `uid`, if that is given: a device can have several.
 */
export function usePasskey(): (uid?: string) => Promise<string> {
  const { client } = trpc.useUtils()
  return async (uid) => {
    const credential = await getPasskey(await client.passkeys.startLogin.mutate())
    const { customToken } = await client.passkeys.login.mutate({ credential })
    if (uid && accountOf(customToken) !== uid) throw new OtherAccountError()
    return customToken
  }
}

/** The sentence for a passkey that was not used. */
export function passkeyError(error: unknown): string {
  if (error instanceof DOMException) return text.cancelled
  if (error instanceof OtherAccountError) return identityText.anotherAccount
  return errorMessage(error) ?? text.failed
}
