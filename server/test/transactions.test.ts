import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const server = path.resolve(import.meta.dirname, '..')

/** Where everything begins that runs while requests do. */
const ROOTS = ['src/app.ts', 'src/deps.ts']
/** Who may know the driver, and why. */
const DRIVER = new Map([
  ['src/db/client.ts', 'it is the door: statements, and nothing that begins'],
  ['src/embedded/identity/store.ts', 'it knows a taken address by the class of the error'],
  ['src/realtime/realtime.ts', 'NOTIFY and LISTEN, a statement each'],
  ['src/db/migrate.ts', 'readiness counts migrations by it, through the door; it migrates before anybody is let in'],
])

const OPENS = /^(begin|transaction|reserve|savepoint)$/
const SPOKEN = /^\s*(begin|start\s+transaction|commit|rollback|savepoint)\b/i

type Node = { type?: string; [key: string]: unknown }

/** What of a module opens a transaction, or could. */
function openings(source: string, file: string): string[] {
  const { program } = parseSync(file, source)
  const found: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, callee, value } = node as Node
    const name = ((callee as Node | undefined)?.property as Node | undefined)?.name
    if (type === 'CallExpression' && OPENS.test(String(name))) found.push(`calls .${name}()`)
    const text = type === 'TemplateElement' ? (value as { raw: string }).raw : type === 'Literal' ? value : undefined
    if (typeof text === 'string' && SPOKEN.test(text)) found.push(`says "${text.trim().slice(0, 40)}"`)
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/** The modules of ours that a module loads, now or later; and whether the driver is one of them. */
function importsOf(source: string, file: string): { ours: string[]; driver: boolean } {
  const { module } = parseSync(file, source)
  const asked = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some((one) => !one.isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter((one) => one.moduleRequest && !one.isType)),
  ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  const all = [...asked, ...later]
  const ours = all.filter((one) => one.startsWith('.') && one.endsWith('.ts'))
  return { ours: ours.map((one) => path.posix.join(path.posix.dirname(file), one)), driver: all.includes('postgres') }
}

describe('what runs while requests do', () => {
  const reached = new Map<string, string>()
  const waiting = [...ROOTS]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    const source = fs.readFileSync(path.join(server, file), 'utf8')
    reached.set(file, source)
    waiting.push(...importsOf(source, file).ours)
  }

  test('is all of the product: its nouns, the identity provider, the mailer and the sweeps', () => {
    const wanted = [
      'features/tours/store',
      'features/messages/event-log',
      'features/matching/deck',
      'platform/mail/mailer',
      'embedded/identity/store',
      'db/client',
    ]
    expect([...reached.keys()]).toEqual(expect.arrayContaining(wanted.map((name) => `src/${name}.ts`)))
  })

  test('opens no transaction: every write is one statement', () => {
    const opened = [...reached].flatMap(([file, source]) => openings(source, file).map((what) => `${file} ${what}`))
    expect(opened).toEqual([])
  })

  test('reaches the database through the door alone', () => {
    const drivers = [...reached].filter(([file, source]) => importsOf(source, file).driver).map(([file]) => file)
    expect(drivers.sort()).toEqual([...DRIVER.keys()].sort())
  })
})

describe('whoever would open one', () => {
  test.each([
    'await db.transaction(async (tx) => tx.insert(tours))',
    'await sql.begin((tx) => tx`select 1`)',
    'const own = await sql.reserve()',
    'await db.execute(sql`BEGIN`)',
    "await sql.unsafe('start transaction isolation level serializable')",
  ])('is found out: %s', (source) => {
    expect(openings(source, 'a.ts')).toHaveLength(1)
  })
})
