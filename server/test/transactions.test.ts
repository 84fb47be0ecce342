import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const server = path.resolve(import.meta.dirname, '..')

/** The entry points of the code that runs while requests are served. */
const ROOTS = ['src/app.ts', 'src/deps.ts']
/** The modules that may import the driver, with the reason. */
const DRIVER = new Map([
  ['src/db/client.ts', 'the database client, which offers statements only'],
  ['src/embedded/identity/store.ts', 'detects a taken address by the class of the error'],
  ['src/realtime/channel.ts', 'NOTIFY and LISTEN, single statements'],
])

const TRANSACTION_CALLS = /^(begin|transaction|reserve|savepoint)$/
/** The calls that take SQL as a string; elsewhere SQL stands in templates. */
const SQL_CALLS = /^(unsafe|raw|execute|query)$/
const TRANSACTION_SQL = /^\s*(begin|start\s+transaction|commit|rollback|savepoint)\b/i

type Node = { type?: string; [key: string]: unknown }

/** The parts of a module that open a transaction, or could. */
function openings(source: string, file: string): string[] {
  const { program } = parseSync(file, source)
  const found: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, callee, value, arguments: given } = node as Node
    const name = ((callee as Node | undefined)?.property as Node | undefined)?.name
    if (type === 'CallExpression' && TRANSACTION_CALLS.test(String(name))) found.push(`calls .${name}()`)
    const texts = type === 'TemplateElement' ? [(value as { raw: string }).raw] : []
    if (type === 'CallExpression' && SQL_CALLS.test(String(name)))
      texts.push(...(given as Node[]).flatMap((one) => (typeof one.value === 'string' ? one.value : [])))
    for (const text of texts) if (TRANSACTION_SQL.test(text)) found.push(`contains "${text.trim().slice(0, 40)}"`)
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/** The local modules that a module imports, statically or dynamically, and whether it imports the driver. */
function importsOf(source: string, file: string): { ours: string[]; driver: boolean } {
  const { module } = parseSync(file, source)
  const imports = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter((one) => one.moduleRequest && !one.isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  const all = [...imports, ...later]
  const ours = all.filter((one) => one.startsWith('.') && one.endsWith('.ts'))
  return { ours: ours.map((one) => path.posix.join(path.posix.dirname(file), one)), driver: all.includes('postgres') }
}

describe('code that runs while requests are served', () => {
  const reached = new Map<string, string>()
  const waiting = [...ROOTS]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    const source = fs.readFileSync(path.join(server, file), 'utf8')
    reached.set(file, source)
    waiting.push(...importsOf(source, file).ours)
  }

  test('the import graph: includes all features, the identity provider, the mailer and the cleanup jobs', () => {
    const wanted = [
      'features/tours/queries/tours',
      'features/messages/queries/event-log',
      'features/matching/queries/deck',
      'platform/mail/mailer',
      'embedded/identity/store',
      'db/client',
    ]
    expect([...reached.keys()]).toEqual(expect.arrayContaining(wanted.map((name) => `src/${name}.ts`)))
  })

  test('opens no transaction, since every write is one statement', () => {
    const opened = [...reached].flatMap(([file, source]) => openings(source, file).map((what) => `${file} ${what}`))
    expect(opened).toEqual([])
  })

  test('uses the database only through the client', () => {
    const drivers = [...reached].filter(([file, source]) => importsOf(source, file).driver).map(([file]) => file)
    expect(drivers.sort()).toEqual([...DRIVER.keys()].sort())
  })
})

describe('the check for transactions', () => {
  test.each([
    'await db.transaction(async (tx) => tx.insert(tours))',
    'await sql.begin((tx) => tx`select 1`)',
    'const own = await sql.reserve()',
    'await db.execute(sql`BEGIN`)',
    "await sql.unsafe('start transaction isolation level serializable')",
  ])('detects: %s', (source) => {
    expect(openings(source, 'a.ts')).toHaveLength(1)
  })
})
