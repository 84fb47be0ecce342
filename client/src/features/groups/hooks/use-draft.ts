import { useState } from 'react'
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

/** The text being written, kept in this tab so that it survives another page and a reload. */
export function useDraft(userId: string, tourId: string) {
  const key = `group-draft:${userId}:${tourId}`
  const [draft, setDraft] = useState(() => readStorage('session', key) ?? '')
  const change = (text: string) => {
    setDraft(text)
    if (text === '') removeStorage('session', key)
    else writeStorage('session', key, text)
  }
  return [draft, change] as const
}
