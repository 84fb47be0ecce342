import { useEffect } from 'react'
import * as text from '../messages/en/lib/common.ts'

/** Sets the document title: `Hampi by Coracle · Saathi`; an empty title sets the home page's. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? text.homeTitle : text.pageTitle(title)
  }, [title])
}
