/** The time for which changes are collected, ms: at least this, and a random part more, so that browsers do not ask all at once. */
const WAIT_MS = 60
const SPREAD_MS = 200
/** The shortest time between two rounds, ms: a tour that many people join at once costs one call a round. */
const ROUND_MS = 700

type Clock = { now: () => number; random: () => number }
const CLOCK: Clock = { now: () => performance.now(), random: Math.random }

/** Collects ids for a moment, and passes them on together, each once. */
export function createChangeCollector(onRound: (ids: string[]) => void, { now, random }: Clock = CLOCK) {
  const ids = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastRound = Number.NEGATIVE_INFINITY

  function startRound() {
    timer = undefined
    lastRound = now()
    const collected = [...ids]
    ids.clear()
    onRound(collected)
  }

  return {
    add(id: string) {
      ids.add(id)
      timer ??= setTimeout(startRound, Math.max(WAIT_MS + random() * SPREAD_MS, lastRound + ROUND_MS - now()))
    },
    stop: () => clearTimeout(timer),
  }
}
