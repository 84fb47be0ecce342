import { useEffect } from 'react'
import type { Auth } from './auth.ts'

const sentences: string[] = []

/** Sets the message for a session that ends while a component is mounted; the latest one wins, null sets none. */
export function useSessionEndSentence(sentence: string | null): void {
  useEffect(() => {
    if (sentence === null) return
    sentences.push(sentence)
    return () => {
      sentences.splice(sentences.lastIndexOf(sentence), 1)
    }
  }, [sentence])
}

/** Returns a getter of the page's session-end message, saved at the sign-out because its components unmount after it. */
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
