import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../../lib/auth-context.tsx'

/** Who is signed in has nothing to do on the pages that lead in: on to the place wanted, or home. */
export function useLeaveWhenSignedIn(wanted: string | undefined) {
  const { providerUser, loading } = useAuth()
  const navigate = useNavigate()
  const leaves = providerUser !== null && !loading
  useEffect(() => {
    if (leaves) navigate({ href: wanted ?? '/', replace: true })
  }, [leaves, wanted, navigate])
}
