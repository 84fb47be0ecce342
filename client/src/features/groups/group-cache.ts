import type { GroupEntry } from '@saathi/shared/groups/schema'

type Page = { items: GroupEntry[] }
type Pages<P extends Page> = { pages: P[] }

/**
 * Applies changed and new entries to the cached pages, which are newest first. An older version of an entry never replaces
 * a newer one. Changes of entries on pages that are not loaded are left out.
 */
export function withEntries<P extends Page, D extends Pages<P>>(group: D, changed: GroupEntry[]): D {
  const [newest, ...older] = group.pages
  if (!newest || changed.length === 0) return group
  const byNumber = new Map<number, GroupEntry>()
  for (const entry of changed)
    if ((byNumber.get(entry.number)?.version ?? -1) <= entry.version) byNumber.set(entry.number, entry)
  const update = (entry: GroupEntry) => {
    const other = byNumber.get(entry.number)
    return other && other.version >= entry.version ? other : entry
  }
  const known = new Set(group.pages.flatMap(({ items }) => items.map(({ number }) => number)))
  // An empty page is a new group: everything is newer than nothing.
  const end = newest.items.at(-1)?.number ?? 0
  const added = [...byNumber.values()].filter(({ number }) => !known.has(number) && number > end)
  const items = [...newest.items.map(update), ...added].sort((one, other) => other.number - one.number)
  return {
    ...group,
    pages: [{ ...newest, items }, ...older.map((page) => ({ ...page, items: page.items.map(update) }))],
  }
}

/** The version from which a reader of these pages asks for changes. */
export const versionOf = (pages: Page[]) =>
  Math.max(0, ...pages.flatMap(({ items }) => items.map(({ version }) => version)))
