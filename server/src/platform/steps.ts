/** Long computing that pauses at each `yield`, where it may be interrupted. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Computes without interruption. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
