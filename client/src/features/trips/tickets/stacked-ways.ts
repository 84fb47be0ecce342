import { headingOf, isHeading } from './headings.ts'

const NAME = /^ {0,4}[A-Z][A-Za-z .']{2,30}(?: ?\([A-Za-z .']{2,20}\))?(?: T\d)? {0,2}$/
const BETWEEN = /^ {0,20}(?:to|[→➔➙➜➝➞➡➤▸✈]\ufe0f?) {0,4}$/i
const FROM = /^ {0,4}from ?:? {0,4}$/im
const LINES_MAX = 400

/** A text in which two names with `To` or an arrow on a line between them, which is no heading, are on one line. */
export function withStackedWays(text: string): string {
  const lines = text.split('\n')
  if (lines.length > LINES_MAX || FROM.test(text)) return text
  const isName = (line = '') => NAME.test(line) && !isHeading(headingOf(line.trim()))
  const joined: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line = '', between = '', next = ''] = lines.slice(at, at + 3)
    const isOfHeading = isHeading(headingOf((lines[at - 1] ?? '').trim()))
    const isChain = BETWEEN.test(lines[at + 3] ?? '') || (at > 0 && BETWEEN.test(lines[at - 1] ?? ''))
    if (BETWEEN.test(between) && isName(line) && isName(next) && !isOfHeading && !isChain) {
      joined.push(`${line.trim()} → ${next.trim()}`)
      at += 2
    } else joined.push(line)
  }
  return joined.join('\n')
}
