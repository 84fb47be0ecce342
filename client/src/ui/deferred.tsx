import { type ReactNode, useDeferredValue } from 'react'

type Props = {
  fallback: ReactNode
  /** It cannot wait after all. */
  immediate?: boolean
  children: ReactNode
}

/** What can come a moment after the rest of its page, drawn in steps that hold up nobody; until then `waiting`. */
export const Deferred = ({ fallback, immediate = false, children }: Props) =>
  useDeferredValue(true, immediate) ? children : fallback
