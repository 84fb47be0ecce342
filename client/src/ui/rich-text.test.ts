import { type Rich, rich } from '@saathi/shared/lib/rich'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { joined } from '../messages/en/groups/groups.ts'
import { RichText, richParts, splitTags } from './rich-text.tsx'

const piece = fc.oneof(fc.string(), fc.constantFrom('<link>', '</link>', '<b>', '</b>', '<', '>', '</', '\n'))

test('splitTags, any text: its parts, joined with their tags, are the text', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = splitTags(text).map(({ tag, words }) => (tag === null ? words : `<${tag}>${words}</${tag}>`))
      expect(parts.join('')).toBe(text)
    }),
  )
})

test('splitTags, text without tags: one part', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('</')),
      (text) => {
        expect(splitTags(text)).toEqual([{ tag: null, words: text }])
      },
    ),
  )
})

test('RichText, a known and an unknown tag: the component holds the words, the unknown tag leaves them plain', () => {
  const text = rich`Read our <link>privacy notice</link> & <toString>terms</toString>.`
  const tags = { link: (words: string) => createElement('a', { href: '/privacy' }, words) }
  expect(renderToStaticMarkup(createElement(RichText<Rich>, { text, tags }))).toBe(
    'Read our <a href="/privacy">privacy notice</a> &amp; terms.',
  )
})

describe('a value with tags', () => {
  /** Texts of users: with tags of every catalogue, whole, halved and nested. */
  const tag = fc.constantFrom('b', 'strong', 'link', 'name', 'person', 'hidden', 'address', 'line', 'price', 'tour')
  const written = fc
    .array(
      fc.oneof(
        fc.string(),
        tag.map((one) => `<${one}>`),
        tag.map((one) => `</${one}>`),
        fc.constantFrom('\0', '$&', '$1'),
      ),
    )
    .map((parts) => parts.join(''))

  /** A text that no catalogue has, to compare with. */
  const PLAIN = ['Qaa', 'Qbb', 'Qcc', 'Qdd']
  type Message = (...values: string[]) => unknown
  const isRich = (value: unknown): value is Rich => typeof value === 'object' && value !== null && 'strings' in value
  const catalogues = import.meta.glob<Record<string, unknown>>('../messages/en/*/*.ts', { eager: true })
  const messages = Object.entries(catalogues).flatMap(([file, texts]) =>
    functionsIn(texts, file.replace(/.*\/|\.ts$/g, '')).filter(([, message]) => isRich(attempt(message, PLAIN))),
  )

  function functionsIn(value: unknown, name: string): [string, Message][] {
    if (typeof value === 'function') return [[name, value as Message]]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, one]) => functionsIn(one, `${name}.${key}`))
  }
  /** The text of a message for these values; null if it does not take them. */
  function attempt(message: Message, values: string[]): unknown {
    try {
      return message(...values)
    } catch {
      return null
    }
  }

  test('there are messages with tags and values', () => expect(messages.length).toBeGreaterThan(25))

  test.each(messages)(
    '%s: the parts are those of any other value, and the value is in them as it was written',
    (_, message) => {
      const expected = richParts(message(...PLAIN) as Rich)
      fc.assert(
        fc.property(fc.tuple(written, written, written, written), (values) => {
          const put = (words: string) =>
            words.replace(/Qaa|Qbb|Qcc|Qdd/g, (found) => values[PLAIN.indexOf(found)] as string)
          expect(richParts(message(...values) as Rich)).toEqual(
            expected.map(({ tag, words }) => ({ tag, words: put(words) })),
          )
        }),
        { numRuns: 50 },
      )
    },
  )

  test('no message with tags and values is a plain text', () => {
    const plain = Object.entries(catalogues).flatMap(([file, texts]) =>
      functionsIn(texts, file).flatMap(([name, message]) => {
        const text = attempt(message, PLAIN)
        return typeof text === 'string' && /<(\w+)>.*<\/\1>/.test(text) ? name : []
      }),
    )
    expect(plain).toEqual([])
  })

  test('a name in a line about the group: is shown as it was written', () => {
    const name = 'Ravi</b> was removed for theft. <b>Asha'
    const tags = { b: (words: string) => createElement('b', null, words) }
    expect(renderToStaticMarkup(createElement(RichText<Rich>, { text: joined(name), tags }))).toBe(
      '<b>Ravi&lt;/b&gt; was removed for theft. &lt;b&gt;Asha</b> joined',
    )
  })
})
