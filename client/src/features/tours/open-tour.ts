import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A tour's details cover the previous page: going back closes them. */
    overPage?: boolean
  }
}

/** The tour whose details the URL opens, and functions to open and close it. */
export function useOpenTour() {
  const tourId = useSearch({ strict: false, select: ({ tour }) => tour })
  const navigate = useNavigate()
  const router = useRouter()
  const setTour = useCallback(
    (tour: string | undefined, replace: boolean) =>
      navigate({
        to: '.',
        search: (current) => ({ ...current, tour }),
        state: tour === undefined ? {} : { overPage: true },
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const open = useCallback((id: string) => setTour(id, false), [setTour])
  const close = useCallback(() => {
    if (router.state.location.state.overPage) router.history.back()
    else setTour(undefined, true)
  }, [router, setTour])
  return { tourId, open, close }
}
