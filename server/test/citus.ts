import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { INITDB } from '../src/embedded/postgres/cluster.ts'
import { dockerResponds } from './postgres.ts'

/** A node as other nodes reach it (`host`, `port`) and as the tests do. */
export type ClusterNode = { host: string; port: number; url: (database: string) => string }

/** The nodes of a Citus cluster, the coordinator first. */
export type TestCluster = { what: string; nodes: ClusterNode[]; close: () => Promise<void> }

/** The public image; tags without the version of PostgreSQL hold the newest, here 18. */
const IMAGE = 'citusdata/citus:14.0.0'

/**
 * The Citus cluster of the tests, or null if there is none: the one whose coordinator TEST_CITUS_URL names, else three
 * containers if Docker responds. TEST_CITUS_WORKERS (`host:port,host:port`) names the workers of a cluster whose
 * coordinator does not know them yet.
 */
export async function openTestCluster(): Promise<TestCluster | null> {
  const { TEST_CITUS_URL: given, TEST_CITUS_WORKERS: workers } = process.env
  if (given) return atUrl(given, workers?.split(',') ?? (await workersOf(given)))
  return (await dockerResponds()) ? inContainers() : null
}

function atUrl(given: string, workers: string[]): TestCluster {
  const nodes = [new URL(given).host, ...workers].map((address) => {
    const { hostname, port } = new URL(`postgres://${address}`)
    const url = (database: string) => Object.assign(new URL(given), { host: address, pathname: `/${database}` }).href
    return { host: hostname, port: Number(port || 5432), url }
  })
  return { what: `TEST_CITUS_URL, ${workers.length} workers`, nodes, close: async () => {} }
}

async function workersOf(coordinator: string): Promise<string[]> {
  const sql = postgres(coordinator, { max: 1, onnotice: () => {} })
  try {
    const rows =
      await sql`select nodename || ':' || nodeport as address from pg_dist_node where groupid > 0 order by nodeid`
    return rows.map(({ address }) => address)
  } finally {
    await sql.end()
  }
}

async function inContainers(): Promise<TestCluster> {
  const { Network } = await import('testcontainers')
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const network = await new Network().start()
  const settings = ['max_connections=300', 'max_prepared_transactions=300', 'wal_level=logical']
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'citus.node_conninfo=sslmode=disable']
  const started = await Promise.all(
    ['coordinator', 'worker-1', 'worker-2'].map(async (host) => {
      const container = await new PostgreSqlContainer(IMAGE)
        .withNetwork(network)
        .withNetworkAliases(host)
        .withUsername('saathi')
        .withPassword('saathi')
        .withDatabase('postgres')
        .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: 'trust', POSTGRES_INITDB_ARGS: INITDB.join(' ') })
        .withCommand(['postgres', ...[...settings, ...quick].flatMap((setting) => ['-c', setting])])
        .start()
      const url = (database: string) =>
        Object.assign(new URL(container.getConnectionUri()), { pathname: `/${database}` }).href
      return { node: { host, port: 5432, url }, container }
    }),
  )
  return {
    what: `testcontainers, three of ${IMAGE}`,
    nodes: started.map(({ node }) => node),
    close: async () => {
      await Promise.all(started.map(({ container }) => container.stop()))
      await network.stop()
    },
  }
}

/** Runs a statement on a database of one node, on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(statement).finally(() => sql.end())
}

/** Creates a database of that name on every node, and makes a cluster of them. */
export async function createClusterDatabase({ nodes }: TestCluster, name: string): Promise<void> {
  await Promise.all(
    nodes.map(async ({ url }) => {
      await runOn(url('postgres'), `create database ${name}`)
      await runOn(url(name), 'create extension citus')
    }),
  )
  const [coordinator, ...workers] = nodes as [ClusterNode, ...ClusterNode[]]
  const at = (node: ClusterNode) => `'${node.host}', ${node.port}`
  await runOn(coordinator.url(name), `select citus_set_coordinator_host(${at(coordinator)})`)
  for (const worker of workers) await runOn(coordinator.url(name), `select citus_add_node(${at(worker)})`)
}

/** Ends every connection to a database, Citus's own too, and refuses new ones, so that it can be cloned. */
export async function closeTemplate(servers: string[], name: string): Promise<void> {
  for (const url of servers) await runOn(url, `alter database ${name} allow_connections false`)
  await Promise.all(
    servers.map(async (url) => {
      const sql = postgres(url, { max: 1, onnotice: () => {} })
      const connected = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} limit 100`
      while ((await connected()).length > 0) await sleep(20)
      await sql.end()
    }),
  )
}

/** Clones a database that has no connections, on every server where it exists. Copying its files takes half of a log's time. */
export async function cloneDatabase(servers: string[], from: string, to: string): Promise<void> {
  await Promise.all(servers.map((server) => runOn(server, `create database ${to} template ${from} strategy file_copy`)))
}
