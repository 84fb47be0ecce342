import { useEffect, useState } from 'react'

/** The sheets that have been open: they stay, for their closing. */
export function useOpened(sheet: string | null): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (sheet) setOpened((known) => (known.has(sheet) ? known : new Set([...known, sheet])))
  }, [sheet])
  return opened
}
