/** Rows of a long list in one statement of an export: more would hold the event loop when they arrive. */
export const EXPORT_PAGE = 500

/** All rows of a list. @param readAfter reads the next `EXPORT_PAGE` rows after one, or the first ones */
export async function readAll<Row>(readAfter: (last: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = await readAfter(rows.at(-1))
    rows.push(...page)
    if (page.length < EXPORT_PAGE) return rows
  }
}
