import postgres from 'postgres'
import { DISTRIBUTION } from '../distribution.ts'

/** A node of the cluster; `group` 0 is the coordinator. */
export type ClusterNode = { name: string; group: number; isActive: boolean; hasShards: boolean }

/** A table of DISTRIBUTION as it is in the database. */
export type TableState = {
  table: string
  column: string
  /** The tables with the same group are co-located. */
  group: string
  /** The column and the group by which it is distributed; null for a plain table. */
  distributed: { column: string; colocation: number; shards: number } | null
  /** Bytes of the table with its indexes, on all nodes. */
  bytes: number
  /** The rows of a plain table, about. */
  rows: number
  /** Bytes of rows on the coordinator, which a distributed table has none of. */
  localBytes: number
}

/** The version of the Citus extension in this database, or null. */
export async function citusVersion(sql: postgres.Sql): Promise<string | null> {
  const [row] = await sql`select extversion as version from pg_extension where extname = 'citus'`
  return row?.version ?? null
}

export const listNodes = (sql: postgres.Sql) => sql<ClusterNode[]>`
  select nodename || ':' || nodeport as name, groupid as group, isactive as "isActive", shouldhaveshards as "hasShards"
  from pg_dist_node where noderole = 'primary' order by groupid`

/** Whether the database is the coordinator's of a cluster with workers. */
export async function hasWorkers(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await citusVersion(sql)) !== null && (await listNodes(sql)).some(({ hasShards }) => hasShards)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** The estimated rows of the table `c`; counted if it was never analysed, and is no distributed one. */
const estimatedRows = (sql: postgres.Sql) => sql`
  case when c.reltuples >= 0 then c.reltuples::float8 when p.logicalrelid is not null then 0
    else (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', c.relname), false, true, '')))[1]::text::float8
  end`

/** Read from the catalogs at each call, so that a run which was broken off is continued where it ended. */
export async function tableStates(sql: postgres.Sql): Promise<TableState[]> {
  const tables = DISTRIBUTION.map(({ table }) => table)
  const rows = await sql<
    (Omit<TableState, 'distributed' | 'column' | 'group'> & { by: string; colocation: number; shards: number })[]
  >`
    select c.relname as table, ${estimatedRows(sql)} as rows, pg_relation_size(c.oid)::float8 as "localBytes",
      column_to_column_name(p.logicalrelid, p.partkey) as by, p.colocationid as colocation,
      (select count(*)::int from pg_dist_shard s where s.logicalrelid = c.oid) as shards,
      (case when p.partmethod = 'h' then citus_total_relation_size(c.oid) else pg_total_relation_size(c.oid) end)::float8 as bytes
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid and p.partmethod = 'h'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname in ${sql(tables)}`
  return DISTRIBUTION.flatMap(({ table, column, group = 'users' }) => {
    const found = rows.find((row) => row.table === table)
    if (!found) return []
    const { by, colocation, shards, bytes, rows: count, localBytes } = found
    return {
      table,
      column,
      group,
      distributed: by ? { column: by, colocation, shards } : null,
      bytes,
      rows: count,
      localBytes,
    }
  })
}
