import { PASSWORD_MIN } from '@saathi/shared/auth/schema'
import { nameError } from '@saathi/shared/social/name-rules'
import * as text from '../../messages/en/auth/auth.ts'

/** The values of the first registration step. */
export type Details = { name: string; email: string; password: string; confirmation: string; adult: boolean }
export type DetailsError = { message: string; field: 'name' | 'password' | 'confirmation' | null }

/** Returns the first validation error of the first step, or null. The server validates the email address. */
export function validateDetails({ name, email, password, confirmation }: Details): DetailsError | null {
  if (!name.trim() || !email.trim() || !password || !confirmation) return { message: text.allRequired, field: null }
  const nameMessage = nameError(name.trim())
  if (nameMessage) return { message: nameMessage, field: 'name' }
  if (password !== confirmation) return { message: text.passwordsDiffer, field: 'confirmation' }
  if (password.length < PASSWORD_MIN) return { message: text.passwordTooShort(PASSWORD_MIN), field: 'password' }
  return null
}

/** Extracts up to six digits from a typed or pasted code: `123 456`, `Your code: 123456`. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6)
