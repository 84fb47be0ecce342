import type { Page, Response } from '@playwright/test'

/** Names that are the same in every language. */
const NAMES = ['Saathi', 'Saathi AI', 'Google', 'UPI', 'OpenStreetMap']
/** What `Intl` writes: months and days, in full and short, and how long ago something was. */
const CALENDAR =
  /\b(((second|minute|hour|day|week|month|year)s?|wk|mth|yr) ago|yesterday|Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?|(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?|am|pm|IST)\b/gi

/** A text as JSON; null for any other text, such as a line of a stream that was cut off. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All strings in a JSON value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** Whether a text is part of one of these. A short word is in many long texts by chance, so it must be most of one. */
const isOneOf = (texts: string[], text: string) =>
  texts.some((one) => one.includes(text) && (text.length > 15 || one.length < 4 * text.length + 60))

/** The initials of a name, in an avatar. */
const INITIALS = /^\p{Lu}{1,2}$/u

type ServerTexts = { has: (text: string) => boolean; stop: () => Promise<void> }

/** Collects the texts that the server sends to a page: the strings in its JSON. `stop` waits for what is on its way. */
export function collectServerTexts(page: Page): ServerTexts {
  const texts = new Set<string>()
  const bodies: Promise<void>[] = []
  const read = (text: string) => {
    const whole = parsed(text)
    const values = whole === null ? text.split('\n').map(parsed) : [whole]
    for (const one of stringsIn(values)) texts.add(one)
  }
  const onResponse = async (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/json|html/.test(type)) return
    const body = await response.text().catch(() => '')
    const known = /<script [^>]*id="initial-data">(.*?)<\/script>/s.exec(body)?.[1]
    read(/html/.test(type) ? (known ?? '') : body)
  }
  const listener = (response: Response) => void bodies.push(onResponse(response))
  page.on('response', listener)
  return {
    has: (text) => isOneOf([...texts], text),
    async stop() {
      page.off('response', listener)
      await Promise.all(bodies)
    },
  }
}

/**
 * The texts of a page that are outside the brackets of the pseudo-locale: visible ones, titles, placeholders, alternative
 * texts and accessible names.
 */
export function textsOutsideBrackets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    /** Adds what is outside brackets, and returns how deep the brackets are at its end. */
    const read = (text: string, visible: boolean, depthBefore: number) => {
      let depth = depthBefore
      for (const part of text.split(/(\[!!|!!\])/)) {
        if (part === '[!!') depth += 1
        else if (part === '!!]') depth -= 1
        else if (depth === 0 && visible && /\p{L}/u.test(part)) found.add(part.replaceAll(/\s+/g, ' ').trim())
      }
      return depth
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let depth = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript')) continue
      const visible = parent.closest('option') !== null || parent.checkVisibility({ visibilityProperty: true })
      depth = read(node.textContent ?? '', visible, depth)
    }
    if (depth !== 0) found.add(`Brackets do not match: ${depth}`)
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (element.checkVisibility()) read(element.getAttribute(name) ?? '', true, 0)
    for (const group of document.querySelectorAll('optgroup')) read(group.label, true, 0)
    read(document.title, true, 0)
    return [...found]
  })
}

const EMAIL = /^\S+@\S+\.\w+$/

/** Whether a text needs no translation: the server's, a name, an address, a number, or a date. */
export function isNoText(text: string, server: { has: (text: string) => boolean }): boolean {
  const isKnown = (part: string) => INITIALS.test(part) || EMAIL.test(part) || NAMES.includes(part) || server.has(part)
  if (isKnown(text)) return true
  return text
    .replaceAll(CALENDAR, ' ')
    .split(/[·,;:()/|–—@₹+%\d"“”]+|\s-\s/)
    .map((part) => part.trim())
    .every((part) => !/\p{L}/u.test(part) || isKnown(part))
}
