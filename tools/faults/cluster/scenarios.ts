import { runOn } from '../../../server/test/citus.ts'
import type { ClusterSite } from './site.ts'

export type ClusterScenario = { name: string; run: (site: ClusterSite) => Promise<void> }

async function killAndStart({ nodes }: ClusterSite, at: number) {
  nodes[at]?.kill()
  await nodes[at]?.start()
}

const at = ({ cluster }: ClusterSite, node: number) => {
  const { host, port } = cluster.nodes[node] as ClusterSite['cluster']['nodes'][number]
  return `'${host}', ${port}`
}

/** Moves every shard away from the last worker, and makes a new, empty node of it. */
async function removeNode(site: ClusterSite) {
  const { cluster, name, url } = site
  const last = cluster.nodes.length - 1
  await runOn(url, `select citus_drain_node(${at(site, last)})`)
  await runOn(url, 'call citus_cleanup_orphaned_resources()')
  await runOn(url, `select citus_remove_node(${at(site, last)})`)
  const node = cluster.nodes[last]
  await runOn(node?.url('postgres') ?? '', `drop database ${name} with (force)`)
  await runOn(node?.url('postgres') ?? '', `create database ${name}`)
  await runOn(node?.url(name) ?? '', 'create extension citus')
}

async function addNode(site: ClusterSite) {
  await runOn(site.url, `select citus_add_node(${at(site, site.cluster.nodes.length - 1)})`)
  await runOn(site.url, 'select rebalance_table_shards()')
  await runOn(site.url, 'call citus_cleanup_orphaned_resources()')
}

export const clusterScenarios: ClusterScenario[] = [
  { name: 'kill -9 of a worker', run: (site) => killAndStart(site, 1) },
  { name: 'kill -9 of the coordinator', run: (site) => killAndStart(site, 0) },
  {
    name: 'a node removed, and one added with its share of the shards',
    run: async (site) => {
      await removeNode(site)
      await addNode(site)
    },
  },
]
