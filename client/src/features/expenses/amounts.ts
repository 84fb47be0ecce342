import { paiseOf } from '@saathi/shared/expenses/split'
import { rupees } from '@saathi/shared/lib/money'

/** Whole rupees of a plot or a total that is not owed: `₹30,363`. */
export const roundedAmount = (paise: number): string => rupees(Math.round(paise / 100))

/** Paise as they are typed into an amount: `1649`, `1649.50`. */
export const typedAmount = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)

/** Typed decimals in hundredths, exactly: `1,960.5` is 196050. Null for anything else, and for more than two decimals. */
export function hundredths(typed: string): number | null {
  const match = /^(-?)(\d{0,12})(?:\.(\d{0,2}))?$/.exec(typed.replaceAll(/[\s,₹]/g, '').replace('−', '-'))
  const [, sign, whole = '', decimals = ''] = match ?? []
  if (!match || whole + decimals === '') return null
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign === '-' && value !== 0 ? -value : value
}

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/
/** A typed decimal without its separators. */
export const plainDecimal = (typed: string): string =>
  typed.replaceAll(/[\s,]/g, '').replace(/^\./, '0.').replace(/\.$/, '')

/** An amount in another currency at a rate in rupees, in paise; null while one is missing or invalid. */
export function convertedPaise(amount: string, rate: string): number | null {
  const [units, each] = [plainDecimal(amount), plainDecimal(rate)]
  return DECIMAL.test(units) && DECIMAL.test(each) ? paiseOf(units, each) : null
}
