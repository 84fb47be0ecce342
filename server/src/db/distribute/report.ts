import postgres from 'postgres'
import { textTable } from '../../platform/text-table.ts'
import { citusVersion, listNodes, type TableState, tableStates } from './state.ts'

/** One shard on one node, with its estimated rows. */
type Shard = { table: string; shard: string; node: string; bytes: number; rows: number }

export type Report = { text: string; problems: string[] }

async function listShards(sql: postgres.Sql, tables: string[]): Promise<Shard[]> {
  const placed = await sql<Omit<Shard, 'rows'>[]>`
    select table_name::text as table, shardid::text as shard, nodename || ':' || nodeport as node,
      shard_size::float8 as bytes
    from citus_shards where citus_table_type = 'distributed' and table_name::text in ${sql(tables)}`
  const rows = new Map<string, number>()
  for (const table of tables) {
    const counted = await sql<{ shard: string; result: string }[]>`
      select shardid::text as shard, result from run_command_on_shards(${table}, ${"select greatest(reltuples, 0)::bigint from pg_class where oid = '%s'::regclass"}) where success`
    for (const { shard, result } of counted) rows.set(shard, Number(result))
  }
  return placed.map((shard) => ({ ...shard, rows: rows.get(shard.shard) ?? 0 }))
}

/** The tables that are not where they belong. */
async function misplaced(sql: postgres.Sql, tables: TableState[]): Promise<string[]> {
  const problems: string[] = []
  const colocations = new Map<string, number>()
  for (const { table, column, group, distributed, localBytes } of tables) {
    if (!distributed) problems.push(`${table} is not distributed`)
    else {
      if (distributed.column !== column)
        problems.push(`${table} is distributed by ${distributed.column}, not by ${column}`)
      if (!colocations.has(group)) colocations.set(group, distributed.colocation)
      if (distributed.colocation !== colocations.get(group)) problems.push(`${table} is not co-located with the others`)
      if (localBytes > 0) problems.push(`${table} has old rows on the coordinator`)
    }
  }
  const nodes = await listNodes(sql)
  const strays = await sql<{ table: string; node: string; count: number }[]>`
    select s.logicalrelid::text as table, n.nodename || ':' || n.nodeport as node, count(*)::int as count
    from pg_dist_shard s join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
    where n.noderole = 'primary' and not (n.isactive and n.shouldhaveshards) group by 1, 2 order by 1, 2`
  return [
    ...problems,
    ...nodes.filter(({ isActive }) => !isActive).map(({ name }) => `the node ${name} is not active`),
    ...strays.map(({ table, node, count }) => `${count} shards of ${table} are on ${node}, which is to have none`),
  ]
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
const number = (value: number) => Math.round(value).toLocaleString('en-IN')
/** The largest value against the mean; 1.00 is even. */
const skew = (values: number[]) => {
  const mean = sum(values) / values.length
  return mean > 0 ? (Math.max(...values) / mean).toFixed(2) : '1.00'
}

/** Totals by a key, the largest group first by name. */
function totals(shards: Shard[], keyOf: (shard: Shard) => string) {
  const groups = new Map<string, Shard[]>()
  for (const shard of shards) groups.set(keyOf(shard), [...(groups.get(keyOf(shard)) ?? []), shard])
  return [...groups].map(([name, members]) => ({
    name,
    members,
    rows: sum(members.map(({ rows }) => rows)),
    bytes: sum(members.map(({ bytes }) => bytes)),
  }))
}

const FIGURES = [1, 2, 3, 4, 5]

function tableLines(shards: Shard[]): string {
  const lines = totals(shards, ({ table }) => table).map(({ name, members, rows, bytes }) => [
    name,
    String(members.length),
    number(rows),
    skew(members.map((shard) => shard.rows)),
    number(bytes),
    skew(members.map((shard) => shard.bytes)),
  ])
  return textTable([['table', 'shards', 'rows', 'largest/mean', 'bytes', 'largest/mean'], ...lines], FIGURES)
}

function nodeLines(shards: Shard[]): string {
  const nodes = totals(shards, ({ node }) => node)
  const mean = (values: number[]) => sum(values) / values.length || 1
  const [meanRows, meanBytes] = [mean(nodes.map(({ rows }) => rows)), mean(nodes.map(({ bytes }) => bytes))]
  const lines = nodes.map(({ name, members, rows, bytes }) => [
    name,
    String(members.length),
    number(rows),
    (rows / meanRows).toFixed(2),
    number(bytes),
    (bytes / meanBytes).toFixed(2),
  ])
  return textTable([['node', 'shards', 'rows', 'of the mean', 'bytes', 'of the mean'], ...lines], FIGURES)
}

/**
 * Reports how evenly the rows are spread over shards and nodes, and what is not where it belongs. Rows are Postgres's
 * estimates, as of the last ANALYZE of a shard.
 */
export async function reportDistribution(url: string): Promise<Report> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    if ((await citusVersion(sql)) === null) return { text: '', problems: ['this database has no Citus'] }
    const tables = await tableStates(sql)
    const problems = await misplaced(sql, tables)
    const distributed = tables.flatMap(({ table, distributed }) => (distributed ? [table] : []))
    if (distributed.length === 0) return { text: '', problems }
    const shards = await listShards(sql, distributed)
    return { text: `${tableLines(shards)}\n\n${nodeLines(shards)}`, problems }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
