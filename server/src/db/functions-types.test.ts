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
/** That of an argument: times may be dates. */
const argumentType = (type: string) => (type.startsWith('timestamp') ? `Date | ${typeFor(type)}` : typeFor(type))

/** `the_tour` is passed as `tour`, `most_own` as `mostOwn`. */
const keyFor = (parameter: string) =>
  parameter.replace(/^(the|p)_/, '').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The outcomes in a comment such as `outcome: joined | already`. */
const outcomesIn = (comment: string | null) =>
  /^outcome: (.*)$/
    .exec(comment ?? '')?.[1]
    ?.split('|')
    .map((one) => one.trim()) ?? []

const quoted = (names: string[]) => names.map((name) => `'${name}'`)

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
  const cells = columns.map((column) =>
    column.name === 'outcome' && outcomes.length > 0
      ? `outcome: ${quoted(outcomes).join(' | ')}`
      : `${column.name}: ${typeFor(column.type)}`,
  )
  const row = cells.length > 0 ? `{ ${cells.join('; ')} }` : 'Record<string, unknown>'
  const value = outcomes.length > 0 ? quoted(outcomes).join(' | ') : typeFor(returns)
  const result = { rows: `${row}[]`, row, value }[kind]
  const meta = inputs.map((one) => `['${keyFor(one.name)}', '${one.name}', '${one.type}']`)
  return {
    types: `  ${name}: {\n    args: { ${args.join('; ')} }\n    result: ${result}\n  }`,
    values: `  ${name}: {\n    parameters: [${meta.join(', ')}],\n    returns: '${kind}',\n    outcomes: [${quoted(outcomes).join(', ')}],\n  },`,
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
    '/** What a call needs to know: the key, name and type of each parameter; what is returned; the declared outcomes. */',
    'export const FUNCTIONS: {',
    "  [Name in keyof Functions]: { parameters: [string, string, string][]; returns: 'row' | 'rows' | 'value'; outcomes: string[] }",
    '} = {',
    ...described.map(({ values }) => values),
    '}',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('./functions.gen.ts')
})
