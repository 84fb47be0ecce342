import type { loginFor } from '../../messages/en/auth/auth.ts'

type Purpose = keyof typeof loginFor

const PATHS: readonly (readonly [RegExp, Purpose])[] = [
  [/^\/tours\b/, 'tour'],
  [/^\/create-tour\b/, 'host'],
  [/^\/trips\/join\//, 'join'],
  [/^\/trips\?(.*&)?plan=/, 'plan'],
  [/^\/(plans|matching)\b/, 'company'],
]

/** What somebody was about to do who is sent to the log-in from this path; null where it is not told. */
export const purposeOf = (from: string | undefined): Purpose | null =>
  PATHS.find(([path]) => path.test(from ?? ''))?.[1] ?? null
