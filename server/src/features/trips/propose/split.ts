/** Splits an amount by weights into whole rupees that add up to it: the largest remainders get the rupees left over. */
export function split(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (sum === 0 ? 0 : (amount * weight) / sum))
  const whole = exact.map(Math.floor)
  const left = amount - whole.reduce((total, each) => total + each, 0)
  const byRemainder = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
