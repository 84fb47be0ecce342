import type postgres from 'postgres'
import { DISTRIBUTION } from '../distribution.ts'
import { appliedTo, countOwn, knownMigrations } from '../migrations.ts'
import { citusVersion, listNodes, tableStates } from './state.ts'

/** The first Citus for PostgreSQL 18. */
const OLDEST_CITUS = 14
/** Connections that a move may open on each node. */
const CONNECTIONS = 20

/** Whether a pooler is between: it gives clients a process id of its own. */
async function isPooled(sql: postgres.Sql): Promise<boolean> {
  const result = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return result[0]?.pid !== (result.state as unknown as { pid: number }).pid
}

async function migrationProblems(sql: postgres.Sql): Promise<string[]> {
  const own = countOwn(await appliedTo(sql))
  if (own === null) return ['A newer Saathi has migrated this database: use that one.']
  if (own === knownMigrations()) return []
  return [`${knownMigrations() - own} migrations are missing: start this Saathi once on the database.`]
}

async function tableProblems(sql: postgres.Sql): Promise<string[]> {
  const wrong = (await tableStates(sql)).flatMap(({ table, column, distributed }) =>
    distributed && distributed.column !== column
      ? [`${table} is distributed by ${distributed.column}, not by ${column}.`]
      : [],
  )
  const tables = DISTRIBUTION.map(({ table }) => table)
  const keys = await sql<{ name: string; from: string; to: string }[]>`
    select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and (conrelid::regclass::text in ${sql(tables)} or confrelid::regclass::text in ${sql(tables)})`
  const triggers = await sql<{ name: string; table: string }[]>`
    select tgname as name, tgrelid::regclass::text as table from pg_trigger
    where not tgisinternal and tgrelid::regclass::text in ${sql(tables)}`
  return [
    ...wrong,
    ...keys.map(({ name, from, to }) => `The foreign key ${name} from ${from} to ${to} has to go first.`),
    ...triggers.map(({ name, table }) => `The trigger ${name} of ${table} has to go first.`),
  ]
}

type NodeSettings = { prepared: number; free: number }

/** Settings and free connections of each node, read on the node itself. */
async function nodeProblems(sql: postgres.Sql): Promise<string[]> {
  const nodes = await listNodes(sql)
  const inactive = nodes.filter(({ isActive }) => !isActive)
  if (inactive.length > 0) return inactive.map(({ name }) => `The node ${name} is not active.`)
  if (!nodes.some(({ group }) => group === 0))
    return ['The workers do not know the coordinator: select citus_set_coordinator_host(HOST, PORT).']
  if (!nodes.some(({ group, hasShards }) => group !== 0 && hasShards))
    return ['There is no worker: select citus_add_node(HOST, PORT) for each of them.']
  const rows = await sql<{ node: number; success: boolean; result: string }[]>`
    select nodeid as node, success, result from run_command_on_all_nodes(${`
      select json_build_object('prepared', current_setting('max_prepared_transactions')::int,
        'free', current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - (select count(*) from pg_stat_activity where backend_type = 'client backend'))`})`
  return rows.flatMap(({ node, success, result }) => {
    if (!success) return [`Node ${node} did not answer: ${result}`]
    const { prepared, free } = JSON.parse(result) as NodeSettings
    return [
      ...(prepared === 0 ? [`Node ${node} has max_prepared_transactions = 0: set it to max_connections.`] : []),
      ...(free < CONNECTIONS ? [`Node ${node} has ${free} free connections, and ${CONNECTIONS} are needed.`] : []),
    ]
  })
}

/** The problems to mend before the tables can be distributed; empty if there are none. */
export async function distributionProblems(sql: postgres.Sql): Promise<string[]> {
  if (await isPooled(sql))
    return ['There is a pooler between: set DATABASE_DIRECT_URL to the address of the coordinator itself.']
  const version = await citusVersion(sql)
  if (version === null)
    return ['This database has no Citus: create extension citus in the database of this name on every node.']
  if (Number.parseInt(version, 10) < OLDEST_CITUS)
    return [`This is Citus ${version}, and ${OLDEST_CITUS} is the oldest that works.`]
  return [...(await migrationProblems(sql)), ...(await tableProblems(sql)), ...(await nodeProblems(sql))]
}
