import { useState } from 'react'
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage.ts'

const CLOSED = 'trip.mapClosed'

/** Whether the map stands beside the days where there is room. This device remembers that it was closed. */
export function useMapColumn() {
  const [isOpen, setIsOpen] = useState(() => readStorage('local', CLOSED) === null)
  function toggle() {
    setIsOpen(!isOpen)
    if (isOpen) writeStorage('local', CLOSED, '1')
    else removeStorage('local', CLOSED)
  }
  return [isOpen, toggle] as const
}
