import { type ReactNode, useDeferredValue } from 'react'

type Props = {
  waiting: ReactNode
  /** It cannot wait after all. */
  atOnce?: boolean
  children: ReactNode
}

/** What can come a moment after the rest of its page, drawn in steps that hold up nobody; until then `waiting`. */
export const Later = ({ waiting, atOnce = false, children }: Props) =>
  useDeferredValue(true, atOnce) ? children : waiting
