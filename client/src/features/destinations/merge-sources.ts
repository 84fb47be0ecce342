import type { FactSource } from '@saathi/shared/destinations/schema'

/** What one source of one month says of several things alike, such as the fees of three monuments. */
export type MergedSource = Omit<FactSource, 'about'> & { abouts: string[] }

/** Hours and fees of the same source and month are one row; others are rows of their own. */
export function mergeSources(sources: readonly FactSource[]): MergedSource[] {
  const rows: MergedSource[] = []
  for (const { about, ...fact } of sources) {
    const isAlike = (row: MergedSource) =>
      row.kind === fact.kind && row.source === fact.source && row.checked === fact.checked
    const same = fact.kind === 'fee' || fact.kind === 'hours' ? rows.find(isAlike) : undefined
    if (same) same.abouts.push(about)
    else rows.push({ ...fact, abouts: [about] })
  }
  return rows
}
