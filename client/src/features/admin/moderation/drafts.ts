import { useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'

/** In memory only, since drafts are about people. They survive another report, and a new log-in. */
const drafts = new Map<string, unknown>()

/** State of a form that is kept while its form is closed, for the person who is signed in. */
export function useDraft<Draft>(form: string, initial: Draft) {
  const key = `${useAuth().user?._id} ${form}`
  const [draft, setDraft] = useState((drafts.get(key) as Draft | undefined) ?? initial)
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes }
    drafts.set(key, next)
    setDraft(next)
  }
  const clear = () => {
    drafts.delete(key)
    setDraft(initial)
  }
  return { draft, change, clear }
}
