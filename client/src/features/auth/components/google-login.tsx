import { useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import type { GoogleAccount } from '../../../lib/identity.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { AccountChooser } from './account-chooser.tsx'
import { showLoginError } from './login-form.tsx'

/** Log-in with Google: in a popup, or with the built-in account chooser when Firebase is not configured. */
export function GoogleLogin() {
  const { loginWithGoogle } = useAuthActions()
  const { settings } = useAuth()
  const [choosing, setChoosing] = useState(false)
  const [busy, setBusy] = useState(false)

  async function go(account?: GoogleAccount) {
    setChoosing(false)
    setBusy(true)
    try {
      await loginWithGoogle(account)
      toast.success(text.loggedIn)
    } catch (error) {
      showLoginError(error)
    }
    setBusy(false)
  }

  return (
    <>
      <p
        aria-hidden
        className="my-5 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {text.or}
      </p>
      <Button
        variant="quiet"
        disabled={busy || !settings}
        onClick={() => (settings?.mode === 'embedded' ? setChoosing(true) : go())}
        className="w-full"
      >
        <GoogleMark />
        {busy ? text.loading : text.continueWithGoogle}
      </Button>
      {settings?.mode === 'embedded' && (
        <AccountChooser open={choosing} onClose={() => setChoosing(false)} onChoose={go} />
      )}
    </>
  )
}

export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="none" strokeWidth="4.2">
    <path d="M17.9 6.1A8.3 8.3 0 0 0 4.6 8.2" stroke="#ea4335" />
    <path d="M4.6 8.2a8.3 8.3 0 0 0 0 7.6" stroke="#fbbc05" />
    <path d="M4.6 15.8a8.3 8.3 0 0 0 12.9 2.5" stroke="#34a853" />
    <path d="M17.5 18.3a8.3 8.3 0 0 0 2.8-6.2H12" stroke="#4285f4" />
  </svg>
)
