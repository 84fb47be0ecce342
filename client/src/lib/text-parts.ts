/** A part of a message: plain text or a URL. */
export type TextPart = { kind: 'text' | 'link'; text: string }

/** Punctuation at the end of a sentence is not part of the URL. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]}]/giu

/** Splits a message into text and links. Only complete http(s) URLs become links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK)) {
    if (!URL.canParse(link)) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({ kind: 'link', text: link })
    end = index + link.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
