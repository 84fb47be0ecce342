import { rupees } from '@saathi/shared/money'
import { PackageFacts } from '@saathi/shared/packages'
import type * as z from 'zod/mini'
import { textTable } from '../../platform/text-table.ts'

/** What a catalogue file holds; or everything that is wrong with it, a line each, and nothing of it. */
export type CatalogueFile = { packages: PackageFacts[] } | { faults: string[] }

/** Reads a list of packages as `writeCatalogue` writes it. Faults name their row, counted from 1, and their field. */
export function readCatalogue(text: string): CatalogueFile {
  let rows: unknown
  try {
    rows = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { faults: [`not JSON: ${jsonFault(text, error)}`] }
  }
  if (!Array.isArray(rows)) return { faults: ['not a list: packages stand between [ and ], as an export writes them'] }
  const packages: PackageFacts[] = []
  const faults: string[] = []
  const firstRowOf = new Map<string, number>()
  rows.forEach((row: unknown, at) => {
    const where = `row ${at + 1}${slugOf(row)}`
    const parsed = PackageFacts.safeParse(row)
    if (!parsed.success) {
      faults.push(...parsed.error.issues.flatMap((issue) => faultsOf(row, issue)).map((fault) => `${where}: ${fault}`))
      return
    }
    const { slug } = parsed.data
    const first = firstRowOf.get(slug)
    if (first !== undefined) faults.push(`${where}: slug: row ${first} has it already`)
    else firstRowOf.set(slug, at + 1)
    packages.push(parsed.data)
  })
  return faults.length > 0 ? { faults } : { packages }
}

/** The same packages as a file: fields in one order, so that two exports differ where the catalogue does. */
export function writeCatalogue(packages: PackageFacts[]): string {
  const inOrder = packages.map((row) =>
    Object.fromEntries(Object.keys(PackageFacts.shape).map((field) => [field, row[field as keyof PackageFacts]])),
  )
  return `${JSON.stringify(inOrder, null, 2)}\n`
}

/** The catalogue for people to read: a line for each package, and how many there are. */
export function catalogueTable(packages: PackageFacts[]): string {
  const rows = packages.map(({ slug, name, tourType, nights, price, withdrawn }) => [
    slug,
    withdrawn ? `${name} (withdrawn)` : name,
    tourType,
    String(nights),
    rupees(price),
  ])
  return `${textTable([['slug', 'name', 'tour type', 'nights', 'price a person'], ...rows], [3, 4])}
${countOf(packages)}`
}

export const countOf = ({ length }: PackageFacts[]) => (length === 1 ? '1 package' : `${length} packages`)

/** Where a JSON text breaks, as far as its reader says so. */
function jsonFault(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return message
  const before = text.slice(0, Number(position)).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message.replace(/ (in JSON )?at position.*$/, '')}`
}

/** How a row calls itself, as far as that can be shown on one line. */
function slugOf(row: unknown): string {
  const slug = typeof row === 'object' && row !== null && 'slug' in row ? row.slug : undefined
  return typeof slug === 'string' && /^[\w-]{1,80}$/.test(slug) ? ` (slug ${slug})` : ''
}

/** A place within a row: `activities[0].name`. */
const fieldOf = (path: PropertyKey[]) =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`)).join('')

const valueAt = (row: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], row)

function faultsOf(row: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${fieldOf([...issue.path, key])}: there is no such field`)
  if (issue.path.length === 0) return ['not a package: its fields stand between { and }']
  const missing = valueAt(row, issue.path) === undefined
  return [`${fieldOf(issue.path)}: ${missing ? 'is missing' : issue.message}`]
}
