const MAX_CHARACTERS = 120

/**
 * User text as a quotation inside other text: one line between “ and ”, without invisible characters and without
 * characters that could end the quotation, make a link or start a list.
 */
export function quote(text: string): string {
  const line = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[“”„‟"«»]/g, "'")
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')
    .replace(/[*_`#|\\]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const letters = [...line]
  return `“${letters.length > MAX_CHARACTERS ? `${letters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…` : line}”`
}
