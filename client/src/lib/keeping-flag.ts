import { readStorage } from './storage.ts'

/** The storage key that says that this browser keeps what its user reads, for days without a network. */
export const KEEPING = 'keeping'

export const isKeeping = () => readStorage('local', KEEPING) !== null
