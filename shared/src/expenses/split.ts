import * as inputText from '../lib/messages/en/input.ts'
import type { Split } from './facts.ts'

// Splits an amount of whole paise among people, exactly: the shares sum up to the amount, and none is negative.

/** The amount that one person pays or owes, in paise. */
export type Share = { id: string; paise: number }

/** `field`: where in the split the error is, such as `['people', 1, 'paise']`. */
export type SplitError = { field: (string | number)[]; message: string }

export type SplitResult = { shares: Share[]; error: null } | { shares: null; error: SplitError }

const failed = (message: string, ...field: (string | number)[]): SplitResult => ({
  shares: null,
  error: { field, message },
})

/**
 * Splits an amount in proportion to weights of at least 0, with a positive sum. Each share is rounded down; the paise that
 * are left go to the largest remainders, of equal ones to the first.
 */
export function apportion(amountPaise: number, weights: number[]): number[] {
  // Products can be larger than what a number holds exactly.
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total <= 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = BigInt(amountPaise) * BigInt(weight)
    return { index, paise: Number(product / total), remainder: Number(product % total) }
  })
  const left = amountPaise - parts.reduce((sum, { paise }) => sum + paise, 0)
  const shares = parts.map(({ paise }) => paise)
  // Sorting is stable: of equal remainders the first in the list comes first.
  for (const { index } of [...parts].sort((a, b) => b.remainder - a.remainder).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Everybody's share of an expense, in the order of the split's people; people who owe nothing are included. */
export function splitAmount(amountPaise: number, split: Split): SplitResult {
  const ids = split.people.map((person) => (typeof person === 'string' ? person : person.id))
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice !== -1) return failed(inputText.personTwice, 'people', twice)
  const by = (paise: number[]): SplitResult => ({
    shares: ids.map((id, index) => ({ id, paise: paise[index] ?? 0 })),
    error: null,
  })
  if (split.how === 'exact') {
    const paise = split.people.map((person) => person.paise)
    return sumOf(paise) === amountPaise ? by(paise) : failed(inputText.sharesNotAmount, 'people')
  }
  if (split.how === 'percent') {
    const points = split.people.map(({ basisPoints }) => basisPoints)
    return sumOf(points) === 10_000 ? by(apportion(amountPaise, points)) : failed(inputText.sharesNotPercent, 'people')
  }
  if (split.how === 'shares') {
    return by(
      apportion(
        amountPaise,
        split.people.map(({ shares }) => shares),
      ),
    )
  }
  if (split.how === 'equal') {
    return by(
      apportion(
        amountPaise,
        ids.map(() => 1),
      ),
    )
  }
  return adjusted(
    amountPaise,
    split.people.map(({ adjustPaise }) => adjustPaise),
    by,
  )
}

/** The same for everybody, and then each adjustment added. */
function adjusted(amountPaise: number, adjustments: number[], by: (paise: number[]) => SplitResult): SplitResult {
  const rest = amountPaise - sumOf(adjustments)
  if (rest < 0) return failed(inputText.adjustmentsTooLarge, 'people')
  const equal = apportion(
    rest,
    adjustments.map(() => 1),
  )
  const paise = equal.map((share, index) => share + (adjustments[index] ?? 0))
  const negative = paise.findIndex((share) => share < 0)
  return negative === -1 ? by(paise) : failed(inputText.shareNegative, 'people', negative, 'adjustPaise')
}

/** An amount of another currency: digits, and up to six after a point. */
export const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/

/** A decimal in millionths. */
function millionths(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(6, '0'))
}

/** An amount of another currency in paise, by the rupees for one unit of it; half a paisa is rounded up. NaN for other texts. */
export function paiseOf(amount: string, rate: string): number {
  if (!DECIMAL.test(amount) || !DECIMAL.test(rate)) return Number.NaN
  // The product has 12 digits after the point, of which paise are the first two.
  return Number((millionths(amount) * millionths(rate) + 5_000_000_000n) / 10_000_000_000n)
}
