import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { distribute } from '../../../server/src/db/distribute/distribute.ts'
import { createClusterDatabase, runOn, type TestCluster } from '../../../server/test/citus.ts'
import { openSql } from '../../../server/test/sql.ts'
import { ServerProcess } from '../server-process.ts'
import { WIDE_LIMITS } from '../site.ts'
import { type LocalNode, openLocalNode } from './local-node.ts'

/** A server over a distributed database of its own; the nodes are processes of this machine. */
export type ClusterSite = {
  name: string
  cluster: TestCluster
  /** The coordinator first. */
  nodes: LocalNode[]
  servers: ServerProcess[]
  /** The database on the coordinator. */
  url: string
  close: () => Promise<void>
}

/**
 * What is acknowledged survives a kill; shards can be moved during writes; prepared transactions of lost nodes are
 * finished at once, not within a minute.
 */
const SETTINGS = { synchronous_commit: 'on', wal_level: 'logical', 'citus.recover_2pc_interval': '1s' }

/** The nodes are killed, so they must be nobody else's. */
async function refuseIfShared(url: string): Promise<void> {
  const sql = openSql(url)
  const rows = await sql`select datname from pg_database where not datistemplate and datname <> 'postgres'`
  await sql.end()
  const others = rows.map(({ datname }) => datname).join(', ')
  if (others)
    throw new Error(
      `The cluster of TEST_CITUS_URL holds other databases (${others}); the faults need one of their own.`,
    )
}

/** @throws Error when the nodes are not processes of this machine, or hold other databases */
export async function openClusterSite(cluster: TestCluster): Promise<ClusterSite> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
  }
  for (const { url } of cluster.nodes) await refuseIfShared(url('postgres'))
  try {
    const nodes = await Promise.all(cluster.nodes.map(({ url }) => openLocalNode(url('postgres'))))
    const settings = Object.entries(SETTINGS)
    for (const node of nodes) {
      for (const [name, value] of settings) await runOn(node.url, `alter system set ${name} = '${value}'`)
      closers.push(async () => {
        for (const [name] of settings) await runOn(node.url, `alter system reset ${name}`)
      })
      await node.restart()
    }
    const name = `saathi_faults_${randomUUID().slice(0, 8)}`
    closers.push(async () => {
      for (const { url } of nodes) await runOn(url, `drop database if exists ${name} with (force)`)
    })
    await createClusterDatabase(cluster, name)
    const url = cluster.nodes[0]?.url(name) ?? ''

    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-faults-'))
    closers.push(() => fs.rmSync(folder, { recursive: true }))
    const server = await ServerProcess.launch({ DATABASE_URL: url, DATA_DIR: folder, ...WIDE_LIMITS })
    closers.push(() => server.stop())
    await server.ready()
    await distribute(url)
    return { name, cluster, nodes, servers: [server], url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Transactions that are prepared and not finished, on every node. */
export async function preparedTransactions({ cluster, name }: ClusterSite): Promise<string[]> {
  const found = await Promise.all(
    cluster.nodes.map(async ({ url }) => {
      const sql = openSql(url('postgres'))
      const rows = await sql`select gid from pg_prepared_xacts where database = ${name}`.finally(() => sql.end())
      return rows.map(({ gid }) => gid as string)
    }),
  )
  return found.flat()
}
