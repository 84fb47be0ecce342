import { Fragment, type ReactNode } from 'react'

type Part = { tag: string | null; words: string }

const TAGGED = /<(\w+)>(.*?)<\/\1>/gs

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

type Props = {
  text: string
  /** Renders what each tag holds. The words in an unknown tag are plain text. */
  tags: Record<string, (words: string) => ReactNode>
}

/** A message with parts such as links: `Read our <link>privacy notice</link>.` Tags do not nest. */
export const RichText = ({ text, tags }: Props) =>
  splitTags(text).map(({ tag, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
    <Fragment key={index}>{tag && Object.hasOwn(tags, tag) ? tags[tag]?.(words) : words}</Fragment>
  ))

/** For messages with parts that only screen readers say: `Compare<hidden> Goa</hidden>`. */
export const SCREEN_READER = { hidden: (words: string) => <span className="sr-only">{words}</span> }
