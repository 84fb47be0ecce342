/** A stretch of a line: plain text, or a link to a page of ours. */
export type Piece = { text: string; to: string | null }
export type Line = { isItem: boolean; pieces: Piece[] }

const LINK = /\[([^[\]\n]{1,200})\]\(([^\s()]{1,400})\)/g
const PAGE =
  /^\/(packages\/[0-9a-f-]{36}|tours|about|contact|blog|login|register|reset-password|matching|profile|edit-profile|create-tour)?$/

/** Whether an address is that of a page of ours, and can be nothing else. */
export function isOwnPage(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return PAGE.test(path) && !/[\\\s]|\p{Cc}/u.test(address)
}

/** A reply as lines of text and links. Whatever is neither a link of ours nor a list stays the text that it is. */
export const linesOf = (reply: string): Line[] =>
  reply.split('\n').map((line) => {
    const item = /^\s*[-*•]\s+/.exec(line)?.[0]
    return {
      isItem: item !== undefined,
      pieces: piecesOf(line.slice(item?.length ?? 0).replace(/\*\*(.+?)\*\*/g, '$1')),
    }
  })

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of line.matchAll(LINK)) {
    const [whole, words = '', address = ''] = found
    if (found.index > from) pieces.push({ text: line.slice(from, found.index), to: null })
    // An address of anybody else's is neither followed nor shown as if it could be.
    pieces.push({ text: words, to: isOwnPage(address) ? address : null })
    from = found.index + whole.length
  }
  if (from < line.length) pieces.push({ text: line.slice(from), to: null })
  return pieces
}

/** A reply that is still coming, without the beginning of a link at its end. */
export const withoutHalfLink = (reply: string): string => reply.replace(/\[[^[\]\n]{0,200}(\]?$|\]\([^()\s]*$)/, '')
