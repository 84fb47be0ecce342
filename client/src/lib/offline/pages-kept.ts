type Item = { _id?: string; number?: number }
type Page = { items: Item[]; nextCursor: string | null }
export type Pages = { pages: Page[]; pageParams: unknown[] }

export const isPaged = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && Array.isArray((data as Pages).pages)

const idOf = ({ _id, number }: Item) => _id ?? number
const countOf = (pages: Page[]) => pages.reduce((sum, { items }) => sum + items.length, 0)

/** The first pages, up to the one with the item of this number. */
function firstPages({ pages, pageParams }: Pages, items: number): Pages {
  const needed = pages.findIndex((_, index) => countOf(pages.slice(0, index + 1)) >= items)
  const end = needed === -1 ? pages.length : needed + 1
  return { pages: pages.slice(0, end), pageParams: pageParams.slice(0, end) }
}

/**
 * What is kept of a paged list: the pages that are loaded now, and the older items that were kept before, where the two
 * meet; at least `items` of them.
 */
export function mergePages(now: Pages, before: Pages | undefined, items: number): Pages {
  const last = now.pages.at(-1)
  const known = before?.pages.flatMap((page) => page.items) ?? []
  const at = known.findIndex((item) => last?.items.at(-1) && idOf(item) === idOf(last.items.at(-1)!))
  const older = known.slice(at + 1)
  const oldest = before?.pages.at(-1)
  if (at === -1 || older.length === 0 || !last?.nextCursor || !oldest || countOf(now.pages) >= items)
    return firstPages(now, items)
  return {
    pages: [...now.pages, { ...oldest, items: older }],
    pageParams: [...now.pageParams, last.nextCursor],
  }
}
