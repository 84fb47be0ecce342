const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** When a waiting time ends, rounded up: `in 40 seconds`, `in 3 hours`. */
export function afterWaiting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > size) ?? ['second', 1]
  const count = Math.ceil(seconds / size)
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
