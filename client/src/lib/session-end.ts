import { useEffect } from 'react'
import type { Auth } from './auth.ts'

const sentences: string[] = []

/** What to say if the session ends while a component is on the page; of several, the latest counts. Null says nothing. */
export function useSessionEndSentence(sentence: string | null): void {
  useEffect(() => {
    if (sentence === null) return
    sentences.push(sentence)
    return () => {
      sentences.splice(sentences.lastIndexOf(sentence), 1)
    }
  }, [sentence])
}

/** Keeps what the page says of the session's end: its components are gone by the time it is said. */
export function watchSessionEnd(auth: Pick<Auth, 'state' | 'subscribe'>): () => string | null {
  let wasSignedIn = false
  let sentence: string | null = null
  auth.subscribe(() => {
    const isSignedIn = auth.state().providerUser !== null
    if (isSignedIn) sentence = null
    else if (wasSignedIn) sentence = sentences.at(-1) ?? null
    wasSignedIn = isSignedIn
  })
  return () => sentence
}
