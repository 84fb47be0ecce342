import { useEffect } from 'react'

/** Names the page in the browser's tab: `Hampi by Coracle · Saathi`. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Saathi: travel together across India' : `${title} · Saathi`
  }, [title])
}
