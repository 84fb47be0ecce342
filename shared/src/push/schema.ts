import * as z from 'zod/mini'
import { atMost, storable } from '../lib/common.ts'
import { PUSH_KINDS } from './kinds.ts'

export const PushKind = z.enum(PUSH_KINDS)
export type PushKind = z.infer<typeof PushKind>

/** What a device is told. `showsNames`: also who or which tour it is about, where everybody who sees the screen can read it. */
export const PushChoices = z.object({
  kinds: z.array(PushKind).check(z.maxLength(PUSH_KINDS.length)),
  showsNames: z.boolean(),
})
export type PushChoices = z.infer<typeof PushChoices>

const ENDPOINT_MAX = 1000

/** SHA-256 of a subscription's endpoint, base64url: names a device without telling where to send. */
const Device = z.string().check(atMost(43), z.regex(/^[\w-]{43}$/))

/** A browser's `PushSubscription` as JSON, and what it is for. The keys are a P-256 point and 16 bytes, base64url. */
export const PushSubscribe = z.extend(PushChoices, {
  endpoint: z.string().check(z.minLength(1), atMost(ENDPOINT_MAX), storable()),
  keys: z.object({
    p256dh: z.string().check(atMost(88), z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(atMost(24), z.regex(/^[\w-]{22}(==)?$/)),
  }),
})
export type PushSubscribe = z.infer<typeof PushSubscribe>

export const PushDeviceQuery = z.object({ device: z.optional(Device) })
export const PushChange = z.extend(PushChoices, { device: Device })
export const PushDeviceRef = z.object({ device: Device })

/** `publicKey`: the server's VAPID key, null if it sends no notifications. `choices`: null for a device that gets none. */
export const PushSettings = z.object({
  publicKey: z.nullable(z.string()),
  choices: z.nullable(PushChoices),
  /** Whether the device belongs to the session that asks, and need not subscribe again. */
  isCurrent: z.boolean(),
})
export type PushSettings = z.infer<typeof PushSettings>
