/** A piece of a message: plain words, or the address of a page. */
export type TextPart = { kind: 'words' | 'link'; text: string }

/** What ends a sentence belongs to the sentence, not to the address before it. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]}]/giu

/** The pieces of a message, in order; together they are the message. Only whole http(s) addresses are links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) })
  return parts
}
