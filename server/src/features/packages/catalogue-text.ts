import { rupees } from '@saathi/shared/lib/money'
import { PackageFacts } from '@saathi/shared/packages/schema'
import type * as z from 'zod/mini'
import { textTable } from '../../platform/text-table.ts'

/** The packages of a valid catalogue file, or all its errors, one line each. */
export type CatalogueFile = { packages: PackageFacts[] } | { errors: string[] }

/** Parses a file in the format of `writeCatalogue`. Each error names its row, counted from 1, and its field. */
export function readCatalogue(text: string): CatalogueFile {
  let rows: unknown
  try {
    rows = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { errors: [`not JSON: ${jsonError(text, error)}`] }
  }
  if (!Array.isArray(rows)) return { errors: ['not a list: packages stand between [ and ], as an export writes them'] }
  const packages: PackageFacts[] = []
  const errors: string[] = []
  const firstRowOf = new Map<string, number>()
  rows.forEach((row: unknown, index) => {
    const where = `row ${index + 1}${slugOf(row)}`
    const parsed = PackageFacts.safeParse(row)
    if (!parsed.success) {
      errors.push(...parsed.error.issues.flatMap((issue) => errorsOf(row, issue)).map((error) => `${where}: ${error}`))
      return
    }
    const { slug } = parsed.data
    const first = firstRowOf.get(slug)
    if (first !== undefined) errors.push(`${where}: slug: row ${first} has it already`)
    else firstRowOf.set(slug, index + 1)
    packages.push(parsed.data)
  })
  return errors.length > 0 ? { errors } : { packages }
}

/** Writes packages as JSON with a fixed field order, so that a diff of two exports shows only real changes. */
export function writeCatalogue(packages: PackageFacts[]): string {
  const inOrder = packages.map((row) =>
    Object.fromEntries(Object.keys(PackageFacts.shape).map((field) => [field, row[field as keyof PackageFacts]])),
  )
  return `${JSON.stringify(inOrder, null, 2)}\n`
}

/** The catalogue as a text table: one line for each package, then their count. */
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

/** The message of a JSON parse error, with line and column where it has a position. */
function jsonError(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return message
  const before = text.slice(0, Number(position)).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${message.replace(/ (in JSON )?at position.*$/, '')}`
}

/** The slug of a row, in parentheses, if it is short enough for one line; else an empty string. */
function slugOf(row: unknown): string {
  const slug = typeof row === 'object' && row !== null && 'slug' in row ? row.slug : undefined
  return typeof slug === 'string' && /^[\w-]{1,80}$/.test(slug) ? ` (slug ${slug})` : ''
}

/** A field path as text: `activities[0].name`. */
const fieldOf = (path: PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('')

const valueAt = (row: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], row)

function errorsOf(row: unknown, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${fieldOf([...issue.path, key])}: there is no such field`)
  if (issue.path.length === 0) return ['not a package: its fields stand between { and }']
  const missing = valueAt(row, issue.path) === undefined
  return [`${fieldOf(issue.path)}: ${missing ? 'is missing' : issue.message}`]
}
