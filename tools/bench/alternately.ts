type Act = () => Promise<unknown>

/** Times of two acts, ms. */
export type Timings = { page: number[]; lookUp: number[] }

/** Measures a page and a look-up alternately, so that other load on the machine affects both alike. */
export async function alternately(page: Act, lookUp: Act, count: number): Promise<Timings> {
  const timings: Timings = { page: [], lookUp: [] }
  const timed = async (act: Act, into: number[]) => {
    const started = performance.now()
    await act()
    into.push(performance.now() - started)
  }
  for (let at = 0; at < count; at += 1) {
    await timed(lookUp, timings.lookUp)
    await timed(page, timings.page)
  }
  return timings
}
