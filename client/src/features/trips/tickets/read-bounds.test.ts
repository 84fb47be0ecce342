import { afterEach, expect, test, vi } from 'vitest'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'
import { TICKET_BYTES_MAX } from './ticket.ts'

afterEach(() => vi.restoreAllMocks())

/** How often a pattern looks at a text while one is read, and how often at one that is longer than what is read of it. */
function looksWhile(work: () => void) {
  let [all, long] = [0, 0]
  const exec = RegExp.prototype.exec
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    all++
    if (text.length > 60_000) long++
    return exec.call(this, text)
  })
  work()
  vi.restoreAllMocks()
  return { all, long }
}

const filled = (part: string, tail = '') => part.repeat(TICKET_BYTES_MAX / part.length).slice(tail.length) + tail

test.each(['A', '1', 'Mr A ', '> '])('200 kB of %j without markup: few patterns look at all of it', (part) => {
  for (const tail of ['', SAMPLES[0]?.text ?? '']) {
    const text = filled(part, tail)
    expect(looksWhile(() => readTickets(text, { today: TODAY })).long).toBeLessThanOrEqual(4)
  }
})

test('a text of short lines: no more than its first 800 are read', () => {
  const [few, many] = [800, 3_300].map(
    (count) => looksWhile(() => readTickets('Aa Aa\n'.repeat(count), { today: TODAY })).all,
  )
  expect(many).toBeLessThan((few ?? 0) * 1.1)
})
