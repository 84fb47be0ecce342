/** Rows as aligned columns; the columns listed in `figures` are aligned right. */
export function textTable(rows: string[][], figures: number[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0
    return figures.includes(column) ? text.padStart(width) : text.padEnd(width)
  }
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n')
}
