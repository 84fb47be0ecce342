/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Repeatable choices: a whole number below a count, one of several, and true for a share of the cases. */
export function choices(seed: number) {
  const next = random(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    one: <T>(all: readonly T[]): T => all[below(all.length)] as T,
    chance: (share: number) => next() < share,
  }
}
