import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a move to another page, focus goes to its heading, so that it is read out and Tab goes on from there. */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
        const main = document.getElementById('main')
        const target = main?.querySelector<HTMLElement>('h1') ?? main
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
}
