import { useNavigate } from '@tanstack/react-router'
import type { User } from 'firebase/auth'
import { useEffect } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { offerFirstQuestions } from '../../../lib/first-questions.ts'

/** A log-in so soon after the account was made is the one of the registration. */
const FIRST_LOGIN_MS = 60_000

/** Both times are the identity provider's, so that the browser's clock does not matter. */
const isFirstLogin = ({ metadata: { creationTime = '', lastSignInTime = '' } }: User) =>
  Date.parse(lastSignInTime) - Date.parse(creationTime) < FIRST_LOGIN_MS

/**
 * Redirects signed-in users away from the log-in pages, to the requested page or home. New users are offered the first
 * questions there: those whose account the log-in with Google has just made, and with `welcome` those of the registration.
 */
export function useLeaveWhenSignedIn(wanted: string | undefined, { welcome = false } = {}) {
  const { providerUser, user, loading, needsPasskey, isNew: isNewByGoogle } = useAuth()
  const navigate = useNavigate()
  const leaves = providerUser !== null && !loading && !needsPasskey
  const isNew = isNewByGoogle || (welcome && providerUser !== null && isFirstLogin(providerUser))
  useEffect(() => {
    if (!leaves) return
    if (isNew && user) offerFirstQuestions(user._id, wanted ?? '/')
    navigate({ href: wanted ?? '/', replace: true })
  }, [leaves, isNew, user, wanted, navigate])
}
