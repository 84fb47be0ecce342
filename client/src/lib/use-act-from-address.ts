import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Does once what the hash of the address asks for, as after a tap on a task of Home, or the log-in of somebody who wanted to
 * join a tour. `isReady`: what it needs is here as it is now.
 */
export function useActFromAddress(hash: string, isReady: boolean, act: () => void) {
  const isAsked = useLocation({ select: (location) => location.hash === hash })
  const navigate = useNavigate()
  const actOnce = useEffectEvent(() => {
    // A later visit of the same page in the history asks for nothing.
    navigate({ to: '.', search: true, hash: '', state: true, replace: true, resetScroll: false })
    act()
  })
  useEffect(() => {
    if (isAsked && isReady) actOnce()
  }, [isAsked, isReady])
}

/** Moves the focus, and with it the page, to the element that the hash of the address names. */
export function useFocusFromAddress(isReady: boolean) {
  const id = useLocation({ select: ({ hash }) => hash })
  useActFromAddress(id, isReady && id !== '', () => document.getElementById(id)?.focus())
}
