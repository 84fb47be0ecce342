/** A part of a line: plain text, or a link to a page of this site. */
export type Piece = { text: string; to: string | null }
export type Line = { isItem: boolean; pieces: Piece[] }

const LINK = /\[([^[\]\n]{1,200})\]\(([^\s()]{1,400})\)/g
const PAGE =
  /^\/(packages\/[0-9a-f-]{36}|tours|about|contact|blog|login|register|reset-password|matching|profile|edit-profile|create-tour)?$/

/** Returns whether an address is a page of this site and nothing else. */
export function isOwnPage(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return PAGE.test(path) && !/[\\\s]|\p{Cc}/u.test(address)
}

/**
 * Parses a reply into lines of text and links. Anything that is neither an internal link nor a list item stays text.
 */
export const parseLines = (reply: string): Line[] =>
  reply.split('\n').map((line) => {
    const item = /^\s*[-*•]\s+/.exec(line)?.[0]
    return {
      isItem: item !== undefined,
      pieces: parsePieces(line.slice(item?.length ?? 0).replace(/\*\*(.+?)\*\*/g, '$1')),
    }
  })

function parsePieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of line.matchAll(LINK)) {
    const [markup, label = '', address = ''] = match
    if (match.index > from) pieces.push({ text: line.slice(from, match.index), to: null })
    // Links to other sites become plain text.
    pieces.push({ text: label, to: isOwnPage(address) ? address : null })
    from = match.index + markup.length
  }
  if (from < line.length) pieces.push({ text: line.slice(from), to: null })
  return pieces
}

/** Removes an incomplete link from the end of a reply that is still streaming. */
export const withoutPartialLink = (reply: string): string => reply.replace(/\[[^[\]\n]{0,200}(\]?$|\]\([^()\s]*$)/, '')
