export type Random = () => number

/** A repeatable sequence of numbers in [0, 1): the pictures must come out the same on every run (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number in [low, high). */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** A seed made from a name (FNV-1a), so that each picture has its own. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
