import { risesSlowly } from './height.ts'

/** Numbers that choose an order of places, by their indices: rupees and effort together; infinite where there is no way. */
export type OrderCosts = {
  /** One way between the city and a place, by nights on the way (0 to 2). */
  ends: readonly (readonly number[])[]
  /** From one place to another. */
  between: readonly (readonly number[])[]
  /** Metres at which one sleeps. */
  heights: readonly number[]
}

export type BestOrder = { order: readonly number[]; outNights: number; backNights: number; cost: number }

const WAY_NIGHTS = 2
/** Nights on the way there and back together. */
export const MOST_WAY_NIGHTS = 2 * WAY_NIGHTS

const NONE = Number.POSITIVE_INFINITY

/**
 * The cheapest order of the places for each number of nights on the way there and back together, of all orders that there
 * are; null where none is possible. The height rule holds in each.
 */
export function bestOrders({ ends, between, heights }: OrderCosts, places: readonly number[]): (BestOrder | null)[] {
  const best: (BestOrder | null)[] = Array.from({ length: MOST_WAY_NIGHTS + 1 }, () => null)
  const order: number[] = []
  const visit = (cost: number): void => {
    if (order.length === places.length) {
      finish(cost)
      return
    }
    const onward = order.length === 0 ? null : between[order.at(-1) ?? 0]
    for (const next of places) {
      const leg = onward === null ? 0 : (onward?.[next] ?? NONE)
      if (leg === NONE || order.includes(next)) continue
      order.push(next)
      visit(cost + leg)
      order.pop()
    }
  }
  const finish = (ways: number): void => {
    if (!risesSlowly(order.map((at) => heights[at] ?? 0))) return
    const [out, back] = [ends[order[0] ?? 0] ?? [], ends[order.at(-1) ?? 0] ?? []]
    for (let outNights = 0; outNights <= WAY_NIGHTS; outNights++)
      for (let backNights = 0; backNights <= WAY_NIGHTS; backNights++) {
        const cost = ways + (out[outNights] ?? NONE) + (back[backNights] ?? NONE)
        if (cost < (best[outNights + backNights]?.cost ?? NONE))
          best[outNights + backNights] = { order: [...order], outNights, backNights, cost }
      }
  }
  visit(0)
  return best
}
