import { type ReactNode, useDeferredValue } from 'react'

type Props = {
  fallback: ReactNode
  /** Renders the children without delay. */
  immediate?: boolean
  children: ReactNode
}

/** Renders its children after the rest of the page, in an interruptible render, and `fallback` before. */
export const Deferred = ({ fallback, immediate = false, children }: Props) =>
  useDeferredValue(true, immediate) ? children : fallback
