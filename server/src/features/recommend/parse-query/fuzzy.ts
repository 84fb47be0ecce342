/** Words this long or longer may have one wrong, missing, added or swapped letter; very long ones two. */
const ONE_FROM = 5
const TWO_FROM = 9

/** The distance of two words in single edits and swaps of neighbours, or `most + 1` when it is larger than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** The word of a list that a misspelt one means, if it begins alike and is near enough; the nearest wins. */
export function nearestWord(word: string, words: readonly string[]): string | null {
  if (word.length < ONE_FROM) return null
  let best: string | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of words) {
    if (candidate.length < ONE_FROM || candidate[0] !== word[0]) continue
    const most = Math.min(candidate.length, word.length) >= TWO_FROM ? 2 : 1
    const distance = editDistance(word, candidate, most)
    if (distance <= most && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}
