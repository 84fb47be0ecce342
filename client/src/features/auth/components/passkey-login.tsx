import { useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { passkeyError, usePasskey } from '../../../lib/use-passkey.ts'
import { hasPasskeys } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** The log-in with a passkey, in browsers that have them. */
export default function PasskeyLogin({ label = text.logIn }: { label?: string }) {
  const { login } = useAuthActions()
  const passkey = usePasskey()
  const [busy, setBusy] = useState(false)

  async function go() {
    setBusy(true)
    try {
      await login({ customToken: await passkey() })
    } catch (thrown) {
      toast.error(passkeyError(thrown))
    }
    setBusy(false)
  }

  if (!hasPasskeys()) return null
  return (
    <Button variant="quiet" disabled={busy} onClick={go} className="mt-3 w-full">
      {busy ? text.loading : label}
    </Button>
  )
}
