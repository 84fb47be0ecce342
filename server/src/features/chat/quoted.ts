const MOST = 120

/**
 * What a traveller wrote, as data in a text of ours: one line between “ and ”, with nothing invisible in it and no
 * sign that could end it, make a link, or begin a rule.
 */
export function quoted(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[“”„‟"«»]/g, "'")
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')
    .replace(/[*_`#|\\]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const letters = [...line]
  return `“${letters.length > MOST ? `${letters.slice(0, MOST).join('').trimEnd()}…` : line}”`
}
