import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUp } from '../../server/scripts/setup.mjs'
import { prepareRounds } from './rounds.ts'
import { scenarios } from './scenarios.ts'
import { openSite, type Site } from './site.ts'

// One round of each scenario. `npm run faults` runs a hundred and also checks the recovery times.
let site: Site
let rounds: Awaited<ReturnType<typeof prepareRounds>>
beforeAll(async () => {
  await setUp()
  site = await openSite()
  rounds = await prepareRounds(site)
}, 900_000)
afterAll(() => site?.close(), 60_000)

test.for(scenarios)(
  '$name: no acknowledged write is lost, and the site recovers by itself',
  { timeout: 120_000 },
  async (scenario, { skip }) => {
    const cannot = scenario.cannot(site)
    if (cannot) skip(`${scenario.name}: ${cannot}`)
    const round = await rounds.runRound(scenario.name, () => scenario.run(site, { stall: 5_500, full: 1_500 }))
    console.log(
      `${scenario.name}: back in ${Math.round(round.backIn)} ms; ${round.calls} calls, ${round.refused} refused (median ${round.refusal && Math.round(round.refusal)} ms), ${round.lost} lost, the slowest ${Math.round(round.slowest)} ms`,
    )
    expect(round.wrong).toEqual([])
  },
)
