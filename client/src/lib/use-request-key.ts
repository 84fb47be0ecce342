import { useRef } from 'react'

/** Gives the key of a call: the same one for the same facts, so that sending them again after a lost answer does it once. */
export function useRequestKey() {
  const sent = useRef({ facts: '', key: '' })
  return (facts: unknown): string => {
    const json = JSON.stringify(facts)
    if (sent.current.facts !== json) sent.current = { facts: json, key: crypto.randomUUID() }
    return sent.current.key
  }
}
