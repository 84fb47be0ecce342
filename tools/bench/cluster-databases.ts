import { randomUUID } from 'node:crypto'
import { distribute } from '../../server/src/db/distribute/distribute.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { createClusterDatabase, openTestCluster, runOn } from '../../server/test/citus.ts'
import { openTestServer } from '../../server/test/postgres.ts'

/**
 * Two migrated databases, one on a single Postgres and one distributed over a Citus cluster; null if there is no cluster.
 * Neither server forces commits to disk.
 */
export async function openBenchDatabases() {
  const cluster = await openTestCluster()
  if (!cluster) return null
  const name = `saathi_bench_${randomUUID().slice(0, 8)}`
  const single = await openTestServer()
  await runOn(single.url('postgres'), `create database ${name}`)
  await migrate(single.url(name))
  const urls = cluster.nodes.map(({ url }) => url(name))
  await createClusterDatabase(cluster, name)
  await migrate(urls[0] ?? '')
  await distribute(urls[0] ?? '')
  return {
    what: `${cluster.what}, and ${single.what}`,
    single: single.url(name),
    cluster: urls[0] ?? '',
    close: async () => {
      await runOn(single.url('postgres'), `drop database ${name} with (force)`)
      for (const { url } of cluster.nodes) await runOn(url('postgres'), `drop database ${name} with (force)`)
      await single.close()
      await cluster.close()
    },
  }
}
