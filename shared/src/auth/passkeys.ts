import * as z from 'zod/mini'
import { atMost, Id, readable, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { Code } from './schema.ts'

/** The greatest number of passkeys of a user. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60

const Name = z.string().check(z.trim(), z.minLength(1, inputText.nameMissing), atMost(PASSKEY_NAME_MAX), readable())

/** A passkey as its owner sees it. `synced`: it is also on the owner's other devices. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

/**
 * All passkeys of a user, newest first. `required`: a log-in with the password or Google asks for a passkey too.
 * `codeNeeded`: this session began without a passkey, so adding one needs a mailed code.
 */
export const PasskeyList = z.object({ items: z.array(Passkey), required: z.boolean(), codeNeeded: z.boolean() })
export type PasskeyList = z.infer<typeof PasskeyList>

export const PasskeyRef = z.object({ passkeyId: Id })
export const PasskeyRename = z.object({ passkeyId: Id, name: Name })

const encoded = (max: number) => z.string().check(atMost(max), z.regex(/^[\w-]+$/))

/** The browser's `PublicKeyCredential.toJSON()` after `navigator.credentials.create`. Other fields are ignored. */
const NewCredential = z.object({
  id: encoded(1_400),
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(16_000),
    transports: z.optional(z.array(z.string().check(atMost(20), storable())).check(atMost(10))),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>
export const PasskeyRegistration = z.object({ name: Name, credential: NewCredential })

/** The same after `navigator.credentials.get`. */
const UsedCredential = z.object({
  id: encoded(1_400),
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(4_000),
    userHandle: z.optional(z.nullable(encoded(100))),
  }),
})
export type UsedCredential = z.infer<typeof UsedCredential>
export const PasskeyLogin = z.object({ credential: UsedCredential })

/** The code mailed by `passkeys.sendCode`, in a session that began without a passkey. */
export const PasskeyStart = z.object({ code: z.optional(Code) })

/** The browser's options for a new passkey or a log-in, as JSON, with the challenge. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

export const PasskeyLoggedIn = z.object({ customToken: z.string() })

export const PasskeyRequirement = z.object({ required: z.boolean() })
/** `recoveryCode`: shown once, and needed if all passkeys are lost; null when the requirement was turned off. */
export const PasskeyRequired = z.object({ recoveryCode: z.nullable(z.string()) })

/** Case, spaces and hyphens are ignored. */
export const RecoveryCode = z.object({ code: z.string().check(z.minLength(1), atMost(60)) })
