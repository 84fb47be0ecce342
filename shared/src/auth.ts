import * as z from 'zod/mini'
import { PersonName } from './social.ts'

export const PASSWORD_MIN = 6
/** Beyond this a password only costs time to hash. */
export const PASSWORD_MAX = 128
/** How long a new code must be waited for before another may be asked for, seconds. */
export const RESEND_AFTER_S = 60
/** How long a code is good for, minutes. */
export const CODE_MINUTES = 10

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email('This is not an e-mail address.'))

export const Password = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Password should be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Password should be at most ${PASSWORD_MAX} characters`),
  )

/** Six digits, as mailed; spaces around or between them do no harm. */
export const Code = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'The code is six digits.')),
)

/** The word of somebody that they are 18 or older. */
export const Consent = z.object({ adult: z.literal(true) })

export const CodeRequest = z.object({ email: Email })

/** The spec's registration payload; consent may be given with it. */
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

/** How a browser signs people in here. */
export const SignInSettings = z.object({
  /** `embedded`: the identity provider on the app's own origin, told from the real one by `demo` and its chooser. */
  mode: z.enum(['firebase', 'embedded']),
  /** What the Firebase web SDK is initialised with; no secrets. */
  firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
  /** Firebase's official emulator, where it stands in for Google's servers. */
  emulatorUrl: z.optional(z.string()),
  /** A log-in to look around with, where there is one. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
})
export type SignInSettings = z.infer<typeof SignInSettings>
