import { vapidKeys } from '../src/platform/push/vapid.ts'

const privateKey = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, i) => first + i)).toString('base64url')

/** The keys of the server in the tests, and those of some browser. */
export const SERVER_KEYS = vapidKeys(privateKey(0))
export const PUSH_KEY = vapidKeys(privateKey(64))
