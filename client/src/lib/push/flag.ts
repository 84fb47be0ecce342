import { readStorage } from '../storage.ts'

/** The storage keys of the account that is told of news on this device, and of the name of the device. */
export const PUSH_FOR = 'pushFor'
export const PUSH_DEVICE = 'pushDevice'

/** Whether this device is told of news of another account than this one, or of any if nobody is signed in. */
export const isToldForOthers = (uid: string | null) => (readStorage('local', PUSH_FOR) ?? uid) !== uid
