import * as text from '../messages/en/passkeys.ts'
import { errorMessage } from './errors.ts'
import { trpc } from './trpc.ts'
import { getPasskey } from './webauthn.ts'

/** Returns a function that uses a passkey and resolves to a custom token for signing in. */
export function usePasskey(): () => Promise<string> {
  const { client } = trpc.useUtils()
  return async () => {
    const credential = await getPasskey(await client.passkeys.startLogin.mutate())
    return (await client.passkeys.login.mutate({ credential })).customToken
  }
}

/** The sentence for a passkey that was not used. */
export const passkeyError = (error: unknown) =>
  error instanceof DOMException ? text.cancelled : (errorMessage(error) ?? text.failed)
