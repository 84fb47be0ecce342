import { UPI_NOTE_MAX } from './rules.ts'

// Payments through UPI: the id of a person's account, and the address that a QR code or a link to a payment app holds.

/** The length of the longest UPI id. */
export const UPI_MAX = 321
/** The shape of a UPI id (virtual payment address), such as `ravi.k@okhdfcbank`. */
export const UPI_ID = /^[A-Za-z0-9.\-_]{2,256}@[A-Za-z]{2,64}$/

/** Paise as rupees with two digits after the point, as UPI and CSV files want it: `35000` is `350.00`. */
export const decimalRupees = (paise: number): string => {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Cuts a text without splitting a character, since half of one could not be encoded. */
const beginningOf = (text: string, length: number): string => {
  let cut = ''
  for (const character of text.replace(/\p{Surrogate}/gu, '')) {
    if (cut.length + character.length > length) break
    cut += character
  }
  return cut.trim()
}

/** Payment apps expect `%20`, never `+`, and some stop at an apostrophe or bracket. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The address of a payment: `upi://pay?pa=...&pn=...&am=350.00&cu=INR&tn=...`. The id is not encoded, since payment apps
 * expect its `@`; the name and the note are, and the note is cut to 50 characters.
 * @throws RangeError for an id of another shape, or an amount that is not whole positive paise
 */
export function upiUri({
  id,
  name,
  amountPaise,
  note,
}: {
  id: string
  name: string
  amountPaise: number
  note: string
}): string {
  if (!UPI_ID.test(id)) throw new RangeError('not a UPI id')
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) throw new RangeError('not an amount')
  const tn = encoded(beginningOf(note, UPI_NOTE_MAX))
  return `upi://pay?pa=${id}&pn=${encoded(beginningOf(name, 100))}&am=${decimalRupees(amountPaise)}&cu=INR&tn=${tn}`
}
