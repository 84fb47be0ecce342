import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A tour's details lie over the page that was here before: going back closes them. */
    overPage?: boolean
  }
}

/** The tour whose details the address opens, and how to open and to close them. */
export function useOpenTour() {
  const tourId = useSearch({ strict: false, select: ({ tour }) => tour })
  const navigate = useNavigate()
  const router = useRouter()
  const to = useCallback(
    (tour: string | undefined, replace: boolean) =>
      navigate({
        to: '.',
        search: (now) => ({ ...now, tour }),
        state: tour === undefined ? {} : { overPage: true },
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback((id: string) => to(id, false), [to])
  const close = useCallback(() => {
    if (router.state.location.state.overPage) router.history.back()
    else to(undefined, true)
  }, [router, to])
  return { tourId, open, close }
}
