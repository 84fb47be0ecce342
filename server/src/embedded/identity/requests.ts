import { atMost, storable } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { IdentityApiError } from './identity-api-error.ts'
import { MAX_PASSWORD } from './passwords.ts'

// Bodies as the web SDK sends them. Each operation checks its required fields, with Identity Toolkit's error codes.

// The SDK treats null like a missing field.

/** Text that Postgres can store. */
const text = (most: number) => z.nullish(z.string().check(atMost(most), storable()))
const password = z.nullish(z.string().check(atMost(MAX_PASSWORD)))
const words = z.nullish(z.array(z.string().check(atMost(64), storable())).check(atMost(10)))
const token = text(8_192)
const email = text(1_000)

export const PasswordSignIn = z.object({ email, password })
export const CustomTokenSignIn = z.object({ token })
export const IdpSignIn = z.object({
  postBody: text(16_384),
  idToken: token,
  autoCreate: z.nullish(z.boolean()),
})
export const Lookup = z.object({ idToken: token })
export const Update = z.object({
  idToken: token,
  displayName: text(256),
  photoUrl: text(2_048),
  email,
  password,
  oobCode: text(256),
  deleteAttribute: words,
  deleteProvider: words,
})
export const SendOobCode = z.object({ requestType: text(64), email })
export const ResetPassword = z.object({ oobCode: text(256), newPassword: password })
export const CreateAuthUri = z.object({ identifier: email, continueUri: text(4_096) })
export const RevokeToken = z.object({ tokenType: text(64), token: text(1_024) })
export const Refresh = z.object({ grant_type: text(64), refresh_token: text(1_024) })

/** Parses a body. @throws IdentityApiError with the name of the first invalid field */
export function read<T extends z.ZodMiniType>(shape: T, body: unknown): z.output<T> {
  const parsed = z.safeParse(shape, body)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.')
  throw new IdentityApiError(
    `INVALID_ARGUMENT : ${field ? `Invalid value at '${field}'` : 'The body must be an object'}`,
  )
}

const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u
const MAX_EMAIL = 254

/** Whether the text looks like an e-mail address: one `@` with something on both sides. */
export const isEmail = (value: string) => value.length <= MAX_EMAIL && EMAIL.test(value)
