import { rupees } from '@saathi/shared/lib/money'

/** Paise as rupees: `₹1,649`, with paise only where there are some: `₹1,649.50`. Without a sign. */
export function amountWords(paise: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return rest === 0 ? rupees(whole) : `${rupees(whole)}.${String(rest).padStart(2, '0')}`
}
