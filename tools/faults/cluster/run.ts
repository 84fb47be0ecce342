import { setTimeout as sleep } from 'node:timers/promises'
import { openTestCluster } from '../../../server/test/citus.ts'
import { prepareRounds, type Round } from '../rounds.ts'
import { type ClusterScenario, clusterScenarios } from './scenarios.ts'
import { type ClusterSite, openClusterSite, preparedTransactions } from './site.ts'

/** How long Citus may take to finish prepared transactions of a lost node, ms. */
const RECOVERY_MS = 20_000

async function stuckTransactions(site: ClusterSite): Promise<string[]> {
  for (const end = Date.now() + RECOVERY_MS; ; await sleep(200)) {
    const found = await preparedTransactions(site)
    if (found.length === 0) return []
    if (Date.now() > end) return found.map((gid) => `the transaction ${gid} stays prepared`)
  }
}

/** `count` rounds of each scenario whose name contains `only`, one after the other. Null without a cluster. */
export async function runClusterRounds(count: number, only: string, onRound: (round: Round, at: number) => void) {
  const cluster = await openTestCluster()
  if (!cluster) return null
  const scenarios: ClusterScenario[] = clusterScenarios.filter(({ name }) => name.includes(only))
  const site = await openClusterSite(cluster)
  const stop = () => site.close().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const { runRound } = await prepareRounds(site)
    const rounds: Round[] = []
    for (let at = 0; at < count * scenarios.length; at += 1) {
      const scenario = scenarios[at % scenarios.length] as ClusterScenario
      const round = await runRound(
        scenario.name,
        () => scenario.run(site),
        () => stuckTransactions(site),
      )
      rounds.push(round)
      onRound(round, at)
    }
    return { rounds, names: scenarios.map(({ name }) => name) }
  } finally {
    await site.close()
    await cluster.close()
  }
}
