import { withStackedWays } from './stacked-ways.ts'
import { joinBroken, withoutFrame } from './text-parts.ts'

/** After the tags are gone, so much of a text is read. Conditions follow the tickets. */
const READ_MAX = 20_000
/** Lines that are not empty. */
const LINES_MAX = 800
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rarr: '→' }

/** The content of scripts and styles is no text of the page. */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase()
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = lower.indexOf(`<${name}`, at)
    if (start < 0) break
    kept.push(text.slice(at, start))
    const end = lower.indexOf(`</${name}`, start)
    if (end < 0) return kept.join('')
    at = end
  }
  kept.push(text.slice(at))
  return kept.join('')
}

const isMarkup = (text: string) => /<(?:!doctype|html|body|table|div|p|br|td|span)[\s/>]/i.test(text)

/** Each line is followed by an empty one, as some mails are copied. */
function isSpaced(text: string): boolean {
  const lines = text.trim().split('\n')
  const empty = lines.filter((line) => line.trim() === '').length
  return lines.length > 6 && empty * 2 + 1 >= lines.length
}

/** What is crossed out holds no more: a time or a price of before. */
const CROSSED_OUT = /<(del|strike|s)(?:\s[^<>]{0,200})?>[^<>]{0,200}<\/\1>/gi

/** A text without its markup, of which each block is a line. */
export function withoutMarkup(raw: string): string {
  const head = raw.slice(0, READ_MAX * 3)
  const text = isEncoded(head) ? decoded(head) : raw
  if (!isMarkup(text)) return text.slice(0, READ_MAX)
  // A line of the source is none of the page.
  const lines = withoutElement(withoutElement(text, 'script'), 'style')
    .replace(CROSSED_OUT, ' ')
    .replace(/[\r\n]+/g, ' ')
    .replace(/<\/?(?:p|br|div|tr|table|h[1-6]|li|ul|ol)\b[^<>]{0,2000}>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, ' ')
  return lines
    .replace(/&(#\d{1,6}|[a-z]{2,6});/gi, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
        : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/^ +/gm, '')
}

/** The source of a mail, whose signs are written as `=E2=82=B9`. */
const isEncoded = (text: string) =>
  /=\r?\n(?<=[^\n]{60}=\r?\n)/.test(text) || /=(?:20|3D|[CE][0-9A-F]=[0-9A-F]{2})/.test(text)
const decoded = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2}){1,2000}/g, (signs) =>
      new TextDecoder().decode(Uint8Array.from(signs.slice(1).split('='), (sign) => Number.parseInt(sign, 16))),
    )

/** `Dep/Arr: 17:05 / 19:50` */
const BOTH_TIMES =
  /\bdep(?:arts?|arture)?\.?(?: time)? ?[/&-] ?arr(?:ives?|ival)?\.?(?: times?)?[ :-]{0,4}(\d{1,2}[:.]?\d\d(?: ?[ap]m)?) ?(?:[/-]|to) ?(\d{1,2}[:.]?\d\d(?: ?[ap]m)?)/gi

/** `Mumbai 10h 15m Udaipur`, alone on a line; further apart, they are columns. */
const BETWEEN_TOWNS =
  /^( {0,8}[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}) \d{1,2} ?h(?:rs?)?(?: ?\d{1,2} ?m(?:ins?)?)? (?=[A-Z][a-z]+(?: [A-Z][a-z]+){0,2} {0,8}$)/gm

/** Before what a line of a list says, where an emoji can stand too. */
const LINE_MARK = /^[ \t]{0,8}[•·▪▫●○◦‣■□◆◇][ \t]{0,4}/gm
/** `- Seat: 12`, `* Seat: 12` */
const LIST_MARK = /^[ \t]{0,8}[-+*][ \t]{1,4}(?=[A-Za-z][A-Za-z ./&()-]{1,30}? ?[:=] ?\S)/gm
/** `From / से : JAIPUR`, `से / From : JAIPUR` */
const OTHER_SCRIPT =
  /(?<=^[ \t]{0,8}[A-Za-z][A-Za-z .]{0,30}) ?[/|(] ?[^\p{ASCII}\n][^\n:A-Za-z0-9]{0,30}(?= ?:)|^[^\p{ASCII}\n][^\n:A-Za-z0-9]{0,30}[/|] ?(?=[A-Z][A-Za-z .]{1,30}:)/gmu
/** `SEAT/सीट 12A` */
const OTHER_SCRIPT_BESIDE = /(?<=\b[A-Z]{3,12}) ?\/ ?[^\p{ASCII}\s]{1,16}(?: [^\p{ASCII}\s]{1,16})?(?= )/gu
/** `Seat ........ 9F` */
const LEADERS = /^([ \t]{0,8}[A-Za-z][A-Za-z ./&()-]{1,30}?) ?\.{3,60} ?(?=\S)/gm
/** `PNR = 2431876590` */
const EQUALS = /^([ \t]{0,8}[A-Za-z][A-Za-z ./&()-]{1,30}?) ?= ?(?=[^\s=>])/gm

/** `~~18:00~~`, as chats cross out; `~~~ PNR K7XQ2M ~~~` is decoration. */
const STRUCK = /(?<!~)~~(?=[^\s~])[^~\n]{0,59}[^\s~]~~(?!~)/g

/** The visible text of a message: without tags, control and invisible characters, with plain spaces and line ends. */
export function cleanText(raw: string): string {
  const text = withoutMarkup(raw)
  // A table that was copied as one line.
  const isFlat = !text.trim().includes('\n') && (text.match(/\t/g)?.length ?? 0) > 3
  const framed = (isFlat ? text.replace(/\t+/g, '\n') : text)
    .slice(0, READ_MAX)
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : sign === '\t' ? '  ' : ''))
  const plain = withStackedWays(withoutFrame(framed))
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(LINE_MARK, '')
    .replace(/\[([A-Z]{2,5})\]/g, '($1)')
    .replace(STRUCK, ' ')
    .replace(/^[ \t]*[★☆⭐]{2,5}[ \t]*\n/gmu, '')
    .replace(/🛫/gu, '\nDeparts ')
    .replace(/🛬/gu, '\nArrives ')
    .replace(/^[ \t]{0,8}🚌 ?(?![^\n]{0,6}bus)/gimu, 'Bus: ')
    .replace(/^[ \t]{0,8}🎫 ?(?=[A-Z0-9-]{5,20}$)/gmu, 'Ticket: ')
    .replace(/💺 ?(?![^\n]{0,12}seat)/giu, '\nSeat: ')
    .replace(/ {0,8}(?:[→➔➙➜➝➞➡➤⮕⇒⇨⟹⟶►▶▸✈]\ufe0f?|-{1,3}>|=>) {0,8}/g, ' → ')
    .replace(/(?<=\S) {0,8}(?:»|>>) {0,8}(?=\S)/g, ' → ')
    .replace(/(?<=\S) {0,8}-{2,12} {0,3}\d{1,2} ?h(?:rs?)?(?: ?\d{1,2} ?m(?:ins?)?)? {0,3}-{2,12} {0,8}(?=\S)/g, ' → ')
    .replace(BETWEEN_TOWNS, '$1 → ')
    .replace(/^ → /gm, '')
    .replace(/\b([01]\d|2[0-3])H([0-5]\d)\b/g, '$1:$2')
    .replace(BOTH_TIMES, 'Departs: $1, Arrives: $2')
    .replace(/[*_]{1,3}(?=[\w(₹]|(?!\d)\p{Extended_Pictographic})|(?<=[\w:.)!?,%])[*_]{1,3}/gu, '')
    .replace(/(?<=[A-Za-z).]) {1,20}: */g, ': ')
    .replace(
      /^[ \t]{0,8}(?:[•·▪▫●○◦‣■□◆◇★☆✓✔]|(?!\d)\p{Extended_Pictographic})[\u200d\ufe0f•·▪\p{Extended_Pictographic} ]{0,8}/gmu,
      '',
    )
    .replace(LIST_MARK, '')
    .replace(LEADERS, '$1: ')
    .replace(OTHER_SCRIPT, '')
    .replace(EQUALS, '$1: ')
    .replace(OTHER_SCRIPT_BESIDE, '')
  const even = /^(?! {2}|\n)/m.test(plain.trimEnd()) ? plain : plain.replace(/^ {2,12}/gm, '')
  let lines = 0
  return joinBroken(isSpaced(even) ? even.replace(/\n[ \t]*\n/g, '\n') : even)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line === '' || lines++ < LINES_MAX)
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
}

/** Words of a ticket as they may stand in a trip: letters, digits and plain signs, no formula, no markup. */
export function plainWords(words: string, max = 60): string {
  const plain = words
    .replace(/[^\p{L}\p{M}\p{N} .,'&()/+-]/gu, ' ')
    .replace(/\bPNR\b[ :.#-]{0,3}[A-Z0-9]{5,10}/gi, ' ')
    .replace(/\+?\d[\d ()-]{7,18}\d|\d{6,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[\s,.&/(+-]+$/gu, '')
  const short = plain.slice(0, max).trim()
  return short === short.toUpperCase()
    ? short.replace(/\p{L}{4,}/gu, (word) => (/TCL?$/.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    : short
}

const PEOPLE =
  /\b(?:passengers?|guests?|travell?ers?|customer|booked by|booked for|lead guest|primary guest|contact person|adults?|pax)(?: ?(?:\d|name|details|\(s\))){0,3} ?[:-] ?(?:(?:mr|mrs|ms|dr)\.)?[^\n,;|.\d]{1,60}(?:(?<=\b[a-z])\.[^\n,;|.\d]{1,40})?/gi
const NAME_OF =
  /(?<!\b(?:no\.?|number) ?[/&] ?)(?<!\b(?:hotel|trh|house|bungalow|lodge|camp|villa|bus|operator|train|vessel|property|ferry|ship|boat|travels|station|airline|homestay|resort|hostel|room|service|agency|provider|partner|company|coach|carrier|stop|point|place|city|cruise) )\bname ?[:-] ?(?![^\n,;|]{1,50}\b(?:resort|hotel|villas?|inn|palace|homestay|hostel|lodge)\b)[^\n,;|]{1,60}/gi
const TITLED =
  /\b(?:mr|mrs|ms|Mr|Mrs|Ms|Miss|Mstr|Dr|Shri(?! [^\n,:;]{0,40}(?:Travels|Tours|Transport|Roadways|Roadlines))|Smt|MR|MRS|MS|DR|Dear|Hi|Hello)\.?,? [A-Z][\p{L}.]{0,20}(?: [A-Z][\p{L}.]{0,20}){0,2}/gu

/** A text without what looks like names of people, in which places and names of hotels are looked for. */
export const withoutPeople = (text: string): string =>
  text.replace(PEOPLE, ' ').replace(NAME_OF, ' ').replace(TITLED, ' ')

/** The first matches of a pattern: a ticket has few, and a hostile text must not cost more. */
export function firstMatches(text: string, pattern: RegExp, most: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (const match of text.matchAll(pattern)) if (found.push(match) >= most) break
  return found
}
