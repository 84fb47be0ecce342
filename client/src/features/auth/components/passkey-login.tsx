import { useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { passkeyError, usePasskey } from '../../../lib/use-passkey.ts'
import { hasPasskeys } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'

/** The log-in with a passkey, in browsers that have them. */
export default function PasskeyLogin({ label = text.logIn }: { label?: string }) {
  const { login } = useAuthActions()
  const passkey = usePasskey()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function go() {
    setBusy(true)
    setError(null)
    try {
      await login({ customToken: await passkey() })
    } catch (thrown) {
      setError(passkeyError(thrown))
    }
    setBusy(false)
  }

  if (!hasPasskeys()) return null
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="quiet" disabled={busy} onClick={go} className="w-full">
        {busy ? text.loading : label}
      </Button>
      <FormError>{error}</FormError>
    </div>
  )
}
