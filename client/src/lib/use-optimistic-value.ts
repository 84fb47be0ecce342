import { useState } from 'react'

/**
 * A value that the user changes and that is stored elsewhere: in the URL or on the server. The change is shown at once,
 * until the stored value changes. Without this, a checkbox shows its old state until then, which on a slow phone takes
 * half a second.
 * @returns the value to show, and a function that sets it; `null` shows the stored value again
 */
export function useOptimisticValue<T>(stored: T): [shown: T, show: (value: T | null) => void] {
  const [change, setChange] = useState<{ value: T; from: T } | null>(null)
  const isStale = change !== null && change.from !== stored
  if (isStale) setChange(null)
  return [
    change === null || isStale ? stored : change.value,
    (value) => setChange(value === null ? null : { value, from: stored }),
  ]
}

/** Filters kept in the URL, and the function that changes some of them there. Both show a change at once. */
export function useOptimisticFilters<T extends object>(stored: T, onChange: (change: T) => void) {
  const [filters, show] = useOptimisticValue(stored)
  const change = (changed: T) => {
    show({ ...filters, ...changed })
    onChange(changed)
  }
  return [filters, change] as const
}
