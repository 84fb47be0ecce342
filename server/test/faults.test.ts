import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRounds } from '../chaos/rounds.ts'
import { kinds } from '../chaos/scenarios.ts'
import { openSite, type Site } from '../chaos/site.ts'
import { setUp } from '../scripts/setup.mjs'

// A round of each kind; `npm run faults` plays a hundred, and is strict about time, which a busy machine cannot be.
let site: Site
let rounds: Awaited<ReturnType<typeof openRounds>>
beforeAll(async () => {
  await setUp()
  site = await openSite()
  rounds = await openRounds(site)
}, 900_000)
afterAll(() => site?.close(), 60_000)

test.for(kinds)(
  '$name loses nothing that was acknowledged, and the site is back by itself',
  { timeout: 120_000 },
  async (kind) => {
    const cannot = kind.cannot(site)
    if (cannot) return console.log(`Not tried: ${kind.name}, since ${cannot}`)
    const round = await rounds.play(kind, { stall: 5_500, full: 1_500 })
    console.log(
      `${kind.name}: back in ${Math.round(round.backIn)} ms; ${round.calls} calls, ${round.refused} refused (the middle one in ${round.refusal && Math.round(round.refusal)} ms), ${round.lost} lost, the slowest ${Math.round(round.slowest)} ms`,
    )
    expect(round.wrong).toEqual([])
  },
)
