import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** The hash of the address of a tour's details that asks for the confirmation of joining. */
export const JOIN_HASH = 'join'

/**
 * Opens the confirmation once if the address asks for it, as after the log-in of somebody who wanted to join. `isReady`: the
 * tour is here as it is now.
 */
export function useJoinFromAddress(isReady: boolean, open: () => void) {
  const isAsked = useLocation({ select: ({ hash }) => hash === JOIN_HASH })
  const navigate = useNavigate()
  const openOnce = useEffectEvent(() => {
    // A later visit of the same page in the history asks for nothing.
    navigate({ to: '.', search: true, hash: '', state: true, replace: true, resetScroll: false })
    open()
  })
  useEffect(() => {
    if (isAsked && isReady) openOnce()
  }, [isAsked, isReady])
}
