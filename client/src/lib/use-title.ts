import { useEffect } from 'react'

/** Sets the document title: `Hampi by Coracle · Saathi`; an empty title sets the home page's. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Saathi: travel together across India' : `${title} · Saathi`
  }, [title])
}
