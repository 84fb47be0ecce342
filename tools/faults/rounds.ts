import { setTimeout as sleep } from 'node:timers/promises'
import { checkSite } from './check.ts'
import { Load } from './load.ts'
import { registerGroup } from './people.ts'
import { type ServerProcess, until } from './server-process.ts'
import type { Site } from './site.ts'
import { WriteLog } from './write-log.ts'

export type Round = {
  scenario: string
  /** Time from the end of the fault to the next acknowledged write, ms. */
  backIn: number
  calls: number
  refused: number
  lost: number
  slowest: number
  /** The median duration of a refused call, ms. */
  refusal: number | null
  wrong: string[]
}

const PEOPLE = 6

/** The median, or null for none. */
export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? null

/** Runs rounds under load: a fault, recovery, and a comparison of the database with the write log. */
export async function prepareRounds(site: Pick<Site, 'servers' | 'url'>) {
  const server = site.servers[0] as ServerProcess
  const writeLog = new WriteLog()
  const load = new Load(() => server.url, await registerGroup(server.url, site.url, PEOPLE), writeLog)

  const waitUntilBack = async () => {
    const enquire = async () => {
      const before = writeLog.enquiries.size
      const message = `back ${before} ${Date.now()}`
      const enquiry = { acknowledged: false }
      writeLog.enquiries.set(message, enquiry)
      const form = { name: 'Asha', email: 'asha@example.in', phone: '98200 00000', message }
      enquiry.acknowledged = (await load.ask('/api/contact', form)) === 'done'
      return enquiry.acknowledged
    }
    await until('the site to be back', enquire)
  }

  /** @param cause causes the fault, and resolves when it is over @param check further complaints, while nothing writes */
  async function runRound(
    scenario: string,
    cause: () => Promise<void>,
    check = async () => [] as string[],
  ): Promise<Round> {
    Object.assign(writeLog, { calls: 0, refused: 0, lost: 0, slowest: 0, refusals: [] })
    load.start()
    await sleep(300)
    await cause()
    const ended = performance.now()
    await waitUntilBack()
    const backIn = performance.now() - ended
    await sleep(200)
    await load.stop()
    const wrong = [
      ...writeLog.wrong.splice(0),
      ...server.crashes.splice(0),
      ...(await check()),
      ...(await checkSite(site.url, writeLog)),
    ]
    const { calls, refused, lost, slowest, refusals } = writeLog
    return { scenario, backIn, calls, refused, lost, slowest, refusal: median(refusals), wrong }
  }
  return { runRound }
}
