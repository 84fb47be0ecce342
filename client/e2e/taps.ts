import type { Locator } from './fixtures.ts'

/** Counts the taps of one person. A field counts as one. */
export function countTaps() {
  let taps = 0
  const counted =
    <A extends unknown[]>(act: (on: Locator, ...rest: A) => Promise<unknown>) =>
    async (on: Locator, ...rest: A) => {
      taps++
      await act(on, ...rest)
    }
  return {
    tap: counted((on) => on.click()),
    fill: counted((on, text: string) => on.fill(text)),
    choose: counted((on, value: string) => on.selectOption(value)),
    taps: () => taps,
  }
}
