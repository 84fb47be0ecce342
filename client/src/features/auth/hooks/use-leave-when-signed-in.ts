import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'

/** Redirects signed-in users away from the log-in pages, to the requested page or home. */
export function useLeaveWhenSignedIn(wanted: string | undefined) {
  const { providerUser, loading } = useAuth()
  const navigate = useNavigate()
  const leaves = providerUser !== null && !loading
  useEffect(() => {
    if (leaves) navigate({ href: wanted ?? '/', replace: true })
  }, [leaves, wanted, navigate])
}
