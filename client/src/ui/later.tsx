import { type ReactNode, useDeferredValue } from 'react'

/** What can come a moment after the rest of its page, drawn in steps that hold up nobody; until then `waiting`. */
export const Later = ({ waiting, children }: { waiting: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : waiting
