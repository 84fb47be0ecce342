import * as z from 'zod/mini'
import { Id } from '../lib/common.ts'

/** A device on which the caller is logged in. */
export const Session = z.object({
  _id: Id,
  /** The browser, such as `Chrome`; null if it is not known. */
  app: z.nullable(z.string()),
  /** The operating system, such as `Android`; null if it is not known. */
  system: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  /** When it was last used, to the nearest few minutes. */
  seenAt: z.iso.datetime(),
  /** Whether this is the session that made the call. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const SessionList = z.object({ items: z.array(Session) })

/** The maximum number of sessions in the list, those used last. */
export const SESSIONS_LISTED = 100

/** `customToken`: signs the browser in again where the identity provider has ended its session too; else null. */
export const OthersEnded = z.object({ message: z.string(), customToken: z.nullable(z.string()) })

export const SessionRef = z.object({ sessionId: Id })
