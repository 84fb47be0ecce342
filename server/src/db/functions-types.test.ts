import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'

const db = useDatabase()

type Parameter = { name: string; mode: 'i' | 'o' | 't' | null; type: string }
type Catalogued = {
  name: string
  comment: string | null
  defaults: number
  isSet: boolean
  returns: string
  parameters: Parameter[] | null
}

const TYPES: Record<string, string> = {
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'string',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'unknown',
  'timestamp with time zone': 'string',
}
/** The TypeScript type of a value, which may be null; the driver reads times, and numbers of eight bytes, as text. */
function typeFor(type: string): string {
  const single = TYPES[type.replace('[]', '')] ?? 'unknown'
  if (single === 'unknown') return 'unknown'
  return type.endsWith('[]') ? `${single}[] | null` : `${single} | null`
}
/** The type of an argument: times may be dates, and large numbers numbers. */
const argumentType = (type: string) =>
  `${{ 'timestamp with time zone': 'Date | ', bigint: 'number | ' }[type] ?? ''}${typeFor(type)}`

/** `the_tour` is passed as `tour`, `most_own` as `mostOwn`. */
const keyFor = (parameter: string) =>
  parameter.replace(/^(the|p)_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Outcome = { name: string; columns: string[] }
const listIn = (text: string) => text.split(',').map((column) => column.trim())
/** The part of a comment such as `outcome: …; never null: …`. */
const partOf = (comment: string | null, part: string) =>
  new RegExp(`(?:^|; )${part}: ([^;]*)`).exec(comment ?? '')?.[1] ?? ''
/** The outcomes in a comment such as `outcome: joined | waiting (place)`, each with the columns that are not null then. */
function outcomesIn(comment: string | null): Outcome[] {
  const part = partOf(comment, 'outcome')
  return (part === '' ? [] : part.split('|')).map((text) => {
    const [, name = '', columns] = /^\s*([^(]*?)\s*(?:\((.*)\))?\s*$/.exec(text) ?? []
    return { name, columns: columns === undefined ? [] : listIn(columns) }
  })
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`)

/** The type of a row: a union by the columns that are not null. `always`: those that never are. */
function rowType(columns: Parameter[], outcomes: Outcome[], always: string[]): string {
  if (columns.length === 0) return 'Record<string, unknown>'
  const variants = outcomes.length > 0 ? [...new Set(outcomes.map((outcome) => outcome.columns.join()))] : ['']
  const rows = variants.map((known) => {
    const members = outcomes.filter((outcome) => outcome.columns.join() === known)
    const names = quoted(members.map((outcome) => outcome.name)).join(' | ')
    const cells = columns.map((column) => {
      if (column.name === 'outcome' && names !== '') return `outcome: ${names}`
      const type = typeFor(column.type)
      return `${column.name}: ${[...always, ...known.split(',')].includes(column.name) ? type.replace(' | null', '') : type}`
    })
    return `{ ${cells.join('; ')} }`
  })
  return rows.length > 1 ? `(${rows.join(' | ')})` : (rows[0] ?? '')
}

function describeFunction({ name, comment, defaults, isSet, returns, parameters }: Catalogued) {
  const all = parameters ?? []
  const inputs = all.filter(({ mode }) => mode === null || mode === 'i')
  const columns = all.filter(({ mode }) => mode === 'o' || mode === 't')
  const outcomes = outcomesIn(comment)
  const kind = isSet ? 'rows' : columns.length > 0 ? 'row' : 'value'
  const args = inputs.map(
    ({ name: parameter, type }, at) =>
      `${keyFor(parameter)}${at >= inputs.length - defaults ? '?' : ''}: ${argumentType(type)}`,
  )
  const names = quoted(outcomes.map((outcome) => outcome.name))
  const value = outcomes.length > 0 ? names.join(' | ') : typeFor(returns)
  const row = rowType(columns, outcomes, listIn(partOf(comment, 'never null')))
  const result = { rows: `${row}[]`, row, value }[kind]
  const meta = inputs.map((one) => `['${keyFor(one.name)}', '${one.name}', '${one.type}']`)
  return {
    types: `  ${name}: {\n    args: { ${args.join('; ')} }\n    result: ${result}\n  }`,
    values: `  ${name}: {\n    parameters: [${meta.join(', ')}],\n    returns: '${kind}',\n    outcomes: [${names.join(', ')}],\n  },`,
  }
}

/** The names of the functions that TypeScript calls. */
const called = () => {
  const files = fs.readdirSync(path.resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\/sql\/api\/\w+\.sql$/.test(file)).map((file) => path.basename(file, '.sql'))
}

test('functions.gen.ts: is what the functions of a migrated database make it (`npm run db:functions` writes it)', async () => {
  const functions = await db.sql<Catalogued[]>`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as comment, p.pronargdefaults as defaults,
      p.proretset as "isSet", format_type(p.prorettype, null) as returns,
      (select json_agg(json_build_object('name', a.name, 'mode', a.mode, 'type', format_type(a.type, null)) order by a.at)
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
          with ordinality a(type, name, mode, at)) as parameters
    from pg_proc p where not exists (select from unnest(p.proargtypes) type where type::regtype::text in ('tours'))
      and p.pronamespace = 'public'::regnamespace and p.proname in ${db.sql(called())} order by p.proname`
  const described = functions.map(describeFunction)
  const text = [
    '// Written by `npm run db:functions` from the SQL functions of a migrated database that TypeScript calls.',
    'export type Functions = {',
    ...described.map(({ types }) => types),
    '}',
    '',
    '/** The signature for a call: the key, name and type of each parameter; what is returned; the declared outcomes. */',
    'export const FUNCTIONS: {',
    "  [Name in keyof Functions]: { parameters: [string, string, string][]; returns: 'row' | 'rows' | 'value'; outcomes: string[] }",
    '} = {',
    ...described.map(({ values }) => values),
    '}',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('./functions.gen.ts')
})
