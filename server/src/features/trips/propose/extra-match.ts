/** Words of extras that say nothing about what they are for. */
const COMMON = new Set(
  'with from back and return share shared hired hour hours half days night nights day ticket tickets entry permit guide local another usual place visit tour park city town one two three first better class seat private government person near'.split(
    ' ',
  ),
)
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .split(/[^a-z]+/)
      .filter((word) => word.length >= 4 && !COMMON.has(word))
      .map((word) => word.slice(0, 6)),
  )

/** The items whose titles share the most words with a text; none when no title shares one. */
export function bestMatches<T extends { title: string }>(text: string, items: readonly T[]): T[] {
  const words = wordsOf(text)
  const scores = items.map(({ title }) => [...wordsOf(title)].filter((word) => words.has(word)).length)
  const best = Math.max(0, ...scores)
  return best === 0 ? [] : items.filter((_, index) => scores[index] === best)
}
