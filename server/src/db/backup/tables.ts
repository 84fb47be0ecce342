import type postgres from 'postgres'

export type Sql = postgres.Sql | postgres.TransactionSql

/** Leaves out objects of extensions, and sequences of identity columns, which belong to their tables. */
const OWN = (catalog: 'pg_class' | 'pg_proc') =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype in ('e', 'i'))`

/** Our tables with their stored, not generated, columns. */
export const listTables = (sql: Sql) => sql<{ table: string; columns: string[] }[]>`
  select o.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class o join pg_attribute a on a.attrelid = o.oid
  where o.relnamespace = 'public'::regnamespace and o.relkind = 'r' and ${sql.unsafe(OWN('pg_class'))}
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by o.relname order by o.relname`

/** The next value of each sequence. Sequences do not roll back, so it may be ahead of the rows of a snapshot. */
export const listSequences = (sql: Sql) => sql<{ name: string; next: string }[]>`
  select sequencename as name, coalesce(last_value + increment_by, start_value)::text as next
  from pg_sequences where schemaname = 'public' order by sequencename`

/** Statements that drop all of our objects. */
export async function listDrops(sql: Sql): Promise<string[]> {
  const found = await sql.unsafe(`
    select format('drop %s if exists %s cascade', case o.relkind when 'S' then 'sequence' when 'v' then 'view'
      when 'm' then 'materialized view' else 'table' end, o.oid::regclass) as drop
    from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p', 'v', 'm', 'S')
      and ${OWN('pg_class')}
    union all
    select format('drop routine if exists %s cascade', o.oid::regprocedure)
    from pg_proc o where o.pronamespace = 'public'::regnamespace and ${OWN('pg_proc')}`)
  return ['drop schema if exists drizzle cascade', ...found.map(({ drop }) => drop as string)]
}

/** The statements that drop and add each foreign key; adding it validates every row. */
export const listForeignKeys = (sql: Sql) => sql<{ drop: string; add: string }[]>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
