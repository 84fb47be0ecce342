import { setTimeout as sleep } from 'node:timers/promises'
import { checkSite } from './check.ts'
import { Load } from './load.ts'
import { gather } from './people.ts'
import type { Kind, Patience } from './scenarios.ts'
import { type Served, until } from './server-process.ts'
import type { Site } from './site.ts'
import { Journal } from './write-log.ts'

export type Round = {
  kind: string
  /** From the end of the fault to the next write that is acknowledged, ms. */
  backIn: number
  calls: number
  refused: number
  lost: number
  slowest: number
  /** How long the middle refusal took, ms. */
  refusal: number | null
  wrong: string[]
}

const PEOPLE = 6

/** The middle one, if there is any. */
export const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null

/** Plays rounds on a site that people use: a fault, the way back, and a look at everything that was written. */
export async function openRounds(site: Site) {
  const server = site.servers[0] as Served
  const journal = new Journal()
  const load = new Load(() => server.url, await gather(server.url, site.url, PEOPLE), journal)

  const back = async () => {
    const enquire = async () => {
      const before = journal.enquiries.size
      const message = `back ${before} ${Date.now()}`
      const enquiry = { acknowledged: false }
      journal.enquiries.set(message, enquiry)
      const form = { name: 'Asha', email: 'asha@example.in', phone: '98200 00000', message }
      enquiry.acknowledged = (await load.ask('/api/contact', form)) === 'done'
      return enquiry.acknowledged
    }
    await until('the site to be back', enquire)
  }

  async function play(kind: Kind, patience: Patience): Promise<Round> {
    Object.assign(journal, { calls: 0, refused: 0, lost: 0, slowest: 0, refusals: [] })
    load.start()
    await sleep(300)
    await kind.strike(site, patience)
    const healed = performance.now()
    await back()
    const backIn = performance.now() - healed
    await sleep(200)
    await load.stop()
    const wrong = [...journal.wrong.splice(0), ...server.crashes.splice(0), ...(await checkSite(site.url, journal))]
    const { calls, refused, lost, slowest, refusals } = journal
    return { kind: kind.name, backIn, calls, refused, lost, slowest, refusal: middle(refusals), wrong }
  }
  return { play }
}
