import type { Recommendation } from './schema.ts'

/** Of fewer places each is read by itself. */
const LEAST = 3

/**
 * The cautions and notes that every place of a list has, and the places without them. In every row they hide the lines that
 * tell the places apart.
 */
export function liftCommonLines(all: readonly Recommendation[]): { common: string[]; items: Recommendation[] } {
  const [first] = all
  if (!first || all.length < LEAST) return { common: [], items: [...all] }
  const cautions = first.cautions.filter((line) => all.every((item) => item.cautions.includes(line)))
  const notes = (first.notes ?? []).filter((line) => all.every((item) => item.notes?.includes(line)))
  return {
    common: [...cautions, ...notes],
    items: all.map((item) => ({
      ...item,
      cautions: item.cautions.filter((line) => !cautions.includes(line)),
      ...(item.notes && { notes: item.notes.filter((line) => !notes.includes(line)) }),
    })),
  }
}
