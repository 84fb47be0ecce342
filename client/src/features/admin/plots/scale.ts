/** Round marks of an axis from 0 up to `max` or a little above it, at most six. */
export function ticksTo(max: number): number[] {
  const raw = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw) ?? raw
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step)
}

/** The points of a line in runs, which end where a value is missing. */
export function runsOf(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = []
  values.forEach((value, at) => {
    if (value === null) return
    const last = runs.at(-1)
    if (last?.at(-1)?.at === at - 1) last.push({ at, value })
    else runs.push([{ at, value }])
  })
  return runs
}
