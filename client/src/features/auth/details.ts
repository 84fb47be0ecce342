import { PASSWORD_MIN } from '@saathi/shared/auth'
import { nameFault } from '@saathi/shared/name-rules'

/** What step 1 of the registration asks for. */
export type Details = { name: string; email: string; password: string; confirmation: string; adult: boolean }
export type DetailsFault = { message: string; field: 'name' | 'password' | 'confirmation' | null }

/** The first thing wrong with what was typed at step 1, or null; whether an address is one the server says. */
export function faultInDetails({ name, email, password, confirmation }: Details): DetailsFault | null {
  if (!name.trim() || !email.trim() || !password || !confirmation)
    return { message: 'All fields are required', field: null }
  const ofName = nameFault(name.trim())
  if (ofName) return { message: ofName, field: 'name' }
  if (password !== confirmation) return { message: 'Passwords do not match', field: 'confirmation' }
  if (password.length < PASSWORD_MIN)
    return { message: `Password should be at least ${PASSWORD_MIN} characters`, field: 'password' }
  return null
}

/** The digits of a code as it is typed or pasted: `123 456`, `Your code: 123456`; six at most. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6)
