import type { Rich } from '@saathi/shared/lib/rich'
import { Fragment, type ReactNode } from 'react'

type Part = { tag: string | null; words: string }

const TAGGED = /<(\w+)>(.*?)<\/\1>/gs
/** The place of a value while a message is parsed; no message contains it. */
const PLACE = '\0'

/** Splits a message at its tags: `a <b>c</b>` is `a ` without a tag and `c` in `b`. */
export function splitTags(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: whole, 1: tag = null, 2: words = '', index } of text.matchAll(TAGGED)) {
    parts.push({ tag: null, words: text.slice(end, index) }, { tag, words })
    end = index + whole.length
  }
  return [...parts, { tag: null, words: text.slice(end) }]
}

/** The parts of a message: its tags are parsed first, then its values are put in. */
export function richParts(text: Rich | string): Part[] {
  const { strings, values } = typeof text === 'string' ? { strings: [text], values: [] } : text
  const left = values.values()
  const fill = (words: string) => words.replaceAll(PLACE, () => `${left.next().value}`)
  return splitTags(strings.join(PLACE)).map(({ tag, words }) => ({ tag, words: fill(words) }))
}

type Props<T> = {
  /** A constant, or `rich` with values; any other text is refused by its type, since what a user wrote could be in it. */
  text: string extends T ? never : T
  /** Renders what each tag holds. The words in an unknown tag are plain text. */
  tags: Record<string, (words: string) => ReactNode>
}

/** A message with parts such as links: `Read our <link>privacy notice</link>.` Tags do not nest. */
export const RichText = <T extends Rich | string>({ text, tags }: Props<T>) =>
  richParts(text).map(({ tag, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
    <Fragment key={index}>{tag && Object.hasOwn(tags, tag) ? tags[tag]?.(words) : words}</Fragment>
  ))

/** For messages with parts that only screen readers say: `Compare<hidden> Goa</hidden>`. */
export const SCREEN_READER = { hidden: (words: string) => <span className="sr-only">{words}</span> }
