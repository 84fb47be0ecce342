import * as z from 'zod/mini'
import { atMost } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { PersonName } from '../social/schema.ts'

export const PASSWORD_MIN = 6
/** The maximum length; longer passwords only take longer to hash. */
export const PASSWORD_MAX = 128
/** The minimum time between two codes, seconds. */
export const RESEND_AFTER_S = 60
/** The lifetime of a code, minutes. */
export const CODE_MINUTES = 10
/** The lifetime of the two codes for a change of address, minutes. */
export const ADDRESS_CODE_MINUTES = 60

export const Email = z.string().check(z.trim(), atMost(254), z.email(inputText.emailInvalid))

export const Password = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, inputText.passwordTooShort(PASSWORD_MIN)),
    atMost(PASSWORD_MAX, inputText.passwordTooLong(PASSWORD_MAX)),
  )

/** Six digits; spaces are ignored. */
export const Code = z.pipe(
  z.pipe(
    z.string().check(atMost(40, inputText.codeInvalid)),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(atMost(6, inputText.codeInvalid), z.regex(/^\d{6}$/, inputText.codeInvalid)),
)

/** The user confirms to be 18 or older. */
export const Consent = z.object({ adult: z.literal(true) })

export const CodeRequest = z.object({ email: Email })

/** A password that comes along is only checked, so that one that is too common is refused before the mail. */
export const RegistrationCodeRequest = z.extend(CodeRequest, { password: z.optional(Password) })

/** The registration payload of the API; consent is optional. */
export const Registration = z.object({
  name: PersonName,
  email: Email,
  password: Password,
  code: Code,
  consent: z.optional(Consent),
})
export type Registration = z.infer<typeof Registration>

export const Registered = z.object({ message: z.string(), customToken: z.optional(z.string()) })
/** The response of a mutation that returns only a message for the user. */
export const MessageResponse = z.object({ message: z.string() })

/** `auth.changeAddress`: the codes from the mails to the earlier and to the new address. */
export const AddressChange = z.object({ oldCode: Code, newCode: Code })
export type AddressChange = z.infer<typeof AddressChange>
export const AddressChanged = z.object({ email: z.string(), customToken: z.string() })

/** The ways to sign in on this site. */
export const SignInSettings = z.object({
  /** `embedded`: the identity provider on the app's own origin. */
  mode: z.enum(['firebase', 'embedded']),
  /** The configuration of the Firebase web SDK; it contains no secrets. */
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  /** The URL of Firebase's official emulator, if it is in use. */
  emulatorUrl: z.optional(z.string()),
  /** The demo account, if there is one. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
})
export type SignInSettings = z.infer<typeof SignInSettings>
