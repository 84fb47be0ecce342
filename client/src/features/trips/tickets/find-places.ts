import { firstMatches, plainWords } from './clean-text.ts'
import { AIRPORTS, isKnown, isStation, STATIONS } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'

const MATCHES_MAX = 60

/** `unsure`: a place of it is none that we know, and nothing but its look says that it is one. */
export type Way = { at: number; from: TicketPlace | null; to: TicketPlace | null; unsure?: boolean }

/** Codes in brackets that are no station: statuses, quotas, classes, currencies. */
const NO_CODE = new Set(
  'AC|SL|GN|CNF|RAC|WL|TQ|PT|LD|SS|IST|INR|GST|PNR|LB|MB|UB|SU|RS|NA|AM|PM|ID|NO|CC|EC|FC|HR|KM|KG|MRS|MR|MS|DR|ADT|CHD|INF|USD|UTC|GMT|OTP|SMS|ERS|PG|SC|DOJ|TRN|DP|DEP|ARR|STD|ETD|STA|ETA|IT|TO|VIA|PDF|URL|QR|EX|JN|RD|SUN|MON|TUE|WED|THU|FRI|SAT|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|NIL'.split(
    '|',
  ),
)

const nameOf = (code: string, kind: TicketKind | null): string =>
  (kind === 'air' ? AIRPORTS.get(code)?.name : STATIONS.get(code)?.name) ?? code
const isCode = (code: string, kind: TicketKind | null): boolean =>
  kind === 'air' ? AIRPORTS.has(code) : kind === 'rail' && isStation(code)
const isLikeCode = (code: string, kind: TicketKind | null) =>
  isCode(code, kind) || (!NO_CODE.has(code) && (kind === 'air' ? code.length === 3 : code.length >= 2))

const placeOf = (words: string, code: string | null, kind: TicketKind | null): TicketPlace | null => {
  const name = code ? nameOf(code, kind) : ''
  const plain = plainWords(words)
  if (code && name !== code) return { name, code }
  return plain || code ? { name: plain || (code ?? ''), code } : null
}

/** Whether words begin as the name of a code does: `KOLKATA CCU`. */
const isNamed = (code: string, words: string, kind: TicketKind | null) =>
  nameOf(code, kind).slice(0, 4).toLowerCase() === words.slice(0, 4).toLowerCase()

/** The words of one place: up to a time, a date, a number or a sign that ends it, with the code in brackets. */
export function readPlace(words: string, kind: TicketKind | null): TicketPlace | null {
  const coded = /\(?\b([A-Z]{2,5})\b\)?/.exec(words.replace(/^[A-Z ]{6,}(?=\()/, ''))
  const cut =
    words
      .split(
        /\n|\(\d|\||;| {2,}|\t| [-@] (?=\d)|→|, ?(?=\d)|(?<=[a-z]{4})\. |\b(?:to|on|at|via|dep|journey|jrny|dt|seats?|pickup|pnr|airavat|rajahamsa|shivneri|shivshahi|volvo|scania|sleeper|seater|a\/c|non[ -]ac|arr|departs?|arrives?|terminal|platform|date|time|doj|upto|boarding|gate|flight|indigo|air india|akasa|spicejet|vistara|non-?stop|class|travellers?|passengers?|reservation|booking|operator|vessel|destination)\b|(?<=\w )(?:sun|mon|tue|wed|thu|fri|sat)$|\d{1,2}[:.]\d\d|\d{1,2} ?(?:am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b|\b(?:sun|mon|tue|wed|thu|fri|sat)(?:day|sday|nesday|rsday|urday)?,? \d/i,
      )[0]
      ?.replace(/\b[Tt]\d\b|\(T\d\)/, '') ?? ''
  const bracket = /\(([A-Z]{2,5})\)/.exec(words.slice(0, cut.length + 8))
  const code =
    bracket && isLikeCode(bracket[1] ?? '', kind) && (kind === 'air' || kind === 'rail') ? (bracket[1] ?? null) : null
  const bare = cut.replace(/\([^()]{0,40}\)/g, ' ').trim()
  if (!code && (kind === 'air' || kind === 'rail')) {
    const dashed = /^([A-Z]{2,5})(?: ?[-/,] ?(.*))?$|^(.*?) ?[-/,] ?([A-Z]{2,5})$/.exec(bare)
    const found = dashed?.[1] ?? dashed?.[4] ?? null
    if (found && isCode(found, kind)) return placeOf(dashed?.[2] ?? dashed?.[3] ?? '', found, kind)
    const last = /^([A-Z][A-Za-z].*) ([A-Z]{2,5})$/.exec(bare)
    if (last && isCode(last[2] ?? '', kind) && (/[a-z]/.test(bare) || isNamed(last[2] ?? '', last[1] ?? '', kind)))
      return placeOf(last[1] ?? '', last[2] ?? '', kind)
    const named = (kind === 'air' ? /^([A-Z]{3}) ([A-Z].*)$/ : /^([A-Z]{3,4}) ([A-Z][a-z].*)$/).exec(bare)
    if (named && isCode(named[1] ?? '', kind)) return placeOf(named[2] ?? '', named[1] ?? '', kind)
    const whole = coded?.[1] ?? ''
    if (bare === whole && isLikeCode(whole, kind)) return placeOf('', whole, kind)
  }
  return placeOf(bare.slice(0, 80), code, kind)
}

const FROM =
  'from(?: station| city| port| jetty)?|frm|source(?: station)?|origin|boarding (?:at|station|from)|booked from|leaving from|start(?:ing)? (?:point|place|place)|departing from|service start place|depart(?:s|ure)? from|embarkation(?: port)?'
const TO =
  'to(?: station| city| port| jetty)?|destination(?: station)?|going to|arriving (?:at|in)|reservation ?up ?to|resv\\.? ?up ?to|res(?:erv)?\\.? ?upto|(?:service )?end place|disembarkation(?: port)?|dest'
const labelled = (words: string) =>
  new RegExp(
    `(?:^|[\\n,;|.]|  | (?=(?:to|destination) ?:)) {0,12}(?:${words}) ?[:=-]{1,2} ?([^\\n,;|]{2,80}(?:, ?[^\\n,;|]{0,30}\\([A-Z]{2,5}\\))?)`,
    'gi',
  )
const PICKUP =
  /(?:^|[\n,;|.]) {0,12}(?:boarding(?: point| at| location| place)?|pick ?up(?: point| location| from)?|departure (?:point|jetty|port))(?: details)? ?[:=-]{1,2} ?([^\n|;]{3,80})/i
const DROP =
  /(?:^|[\n,;|.]) {0,12}(?:de-?boarding|dropp?(?:ing)?(?: ?off)?(?: point| at| location| place)?|arrival (?:point|jetty|port)|alighting(?: point)?)(?: details)? ?[:=-]{1,2} ?([^\n|;]{3,80})/i

const CODE_PAIR = /(?<![A-Z0-9/])([A-Z]{2,5}) {0,2}(?:-|→|>|\/|\bto\b|\bTO\b) {0,2}([A-Z]{2,5})(?![A-Z0-9]|-\d)/g
const NAMED = /([A-Za-z][A-Za-z .'&]{1,40}?) ?[(-] ?([A-Z]{2,5})(?: ?\)|(?= ?(?:,|\n|$|→)))/g
const FROM_TO = /\b(?:from|frm) ?[:-]? *([A-Za-z][\w .'()&-]{1,60}?) +to +([A-Za-z][\w .'()&]{1,60})/gi
const TO_ALONE =
  /(?<!\w)([A-Z][A-Za-z.'()]{1,20}(?: [A-Z][A-Za-z.'()]{1,20}){0,3}) ?(?: to | To | TO | se | SE |→| - |-|>|\|) ?([A-Z][A-Za-z.'()]{0,20}(?: [A-Z][A-Za-z.'()]{0,20}){0,3})(?![A-Za-z\d]|-\d)/g

const BOARDS =
  /\b(?:[Bb]oarding|BOARDING|[Bb]rdg|BRDG|[Bb]dg|BDG|[Bb]oard|BOARD)(?: ?(?:[Aa]t|AT|[Ff]rom|FROM|[Ss]tn|STN|[Ss]tation|STATION|[Pp]oint|POINT|[Pp]t|PT)){0,2}\.? ?[:=-]? ?(?:([A-Z]{2,5})\b|([A-Z][A-Za-z .]{2,30}?) ?\(([A-Z]{2,5})\))/g
const NEW_BOARDING = /\bboarding [^\n]{0,80}?changed (?:from [A-Z]{2,5} )?to ([A-Z]{2,5})\b/gi
const CHANGED = /\b[Bb]oarding (?:at|from|station|stn|point) ?[:=-]? ?([A-Z][A-Za-z ]{2,30})(?=[.,;\n]|$| {2})/

/** The station where one boards, which is not always the one where the way was booked from. */
function boardsAt(text: string): TicketPlace | null {
  for (const { 0: all, index, 1: bare = '', 2: words = '', 3: coded = '' } of firstMatches(text, BOARDS, MATCHES_MAX)) {
    const code = bare || coded
    const name = bare ? (/^ ?\(([A-Z][A-Za-z ]{2,30})\)/.exec(text.slice(index + all.length))?.[1] ?? '') : ''
    if (name && isLikeCode(code, 'rail')) return placeOf(name, code, 'rail')
    if (isCode(code, 'rail') || (coded && isLikeCode(coded, 'rail'))) return placeOf(words, code, 'rail')
  }
  const name = CHANGED.exec(text)?.[1]
  return name && !NO_PLACE.test(name) ? readPlace(name, 'rail') : null
}

/** The ways of a text in their order, from the surest way to write them that it has. */
export function findWays(whole: string, kind: TicketKind | null): Way[] {
  const text = whole.replace(NEW_BOARDING, ' boarding at $1 ')
  const boards = kind === 'rail' ? boardsAt(text) : null
  const tries = [byLabels, byCodes, byNames, bySentence, byTimes, byTitle, byStops, byBlocks, byParts]
  for (const attempt of tries) {
    const ways = attempt(text, kind).filter(({ from, to }) => isWhole(from) && isWhole(to) && from?.name !== to?.name)
    const [way] = ways
    if (way && unique(ways).length === 1 && boards && keyOf(boards) !== keyOf(way.to)) return [{ ...way, from: boards }]
    if (ways.length > 0 && (kind === 'air' || kind === 'rail'))
      return unique(
        ways
          .map(withCodes(text, kind))
          .map((one) =>
            attempt === byLabels ? one : { ...one, unsure: !isKnown(one.from, kind) || !isKnown(one.to, kind) },
          ),
      )
    if (ways.length > 0) return unique(ways)
  }
  if (boards) return [{ at: 0, from: boards, to: null }]
  const from = PICKUP.exec(text)
  const to = DROP.exec(text)
  return from || to
    ? [
        {
          at: from?.index ?? to?.index ?? 0,
          from: from ? readPlace(from[1] ?? '', kind) : null,
          to: to ? readPlace(to[1] ?? '', kind) : null,
        },
      ]
    : []
}

/** Names of stations and airports whose codes stand elsewhere in the text. */
const withCodes =
  (text: string, kind: TicketKind) =>
  (way: Way): Way => {
    const coded = (place: TicketPlace | null): TicketPlace | null => {
      if (!place || place.code) return place
      const name = place.name.toLowerCase()
      const codes = new Set(
        firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, MATCHES_MAX)
          .map(({ 1: code = '' }) => code)
          .filter((code) => isCode(code, kind) && nameOf(code, kind).toLowerCase() === name),
      )
      const [code, ...others] = codes
      return code && others.length === 0 ? { ...place, code } : place
    }
    return { ...way, from: coded(way.from), to: coded(way.to) }
  }

/** A name of which no bracket is missing. */
const isWhole = (place: TicketPlace | null) =>
  place !== null && place.name.split('(').length === place.name.split(')').length
const keyOf = (place: TicketPlace | null) => place?.code ?? place?.name.toLowerCase() ?? ''
const unique = (ways: Way[]): Way[] =>
  ways.filter(
    (way, at) => at === ways.findIndex((one) => keyOf(one.from) === keyOf(way.from) && keyOf(one.to) === keyOf(way.to)),
  )

function byLabels(text: string, kind: TicketKind | null): Way[] {
  const boarding = /\b(?:boarding (?:at|station|from)|brdg(?: at)?) ?[:=-] ?([^\n,;|]{2,60})/i.exec(text)
  const [froms, tos] = [FROM, TO].map((words) =>
    firstMatches(text, labelled(words), MATCHES_MAX).filter(([all]) => !all.includes('@')),
  ) as [RegExpExecArray[], RegExpExecArray[]]
  if (froms.length === 0 || tos.length === 0) return []
  const ofRail = kind === 'rail' && boarding ? readPlace(boarding[1] ?? '', kind) : null
  return froms.slice(0, tos.length).map((from, at) => ({
    at: from.index,
    from: ofRail ?? readPlace(from[1] ?? '', kind),
    to: readPlace(tos[Math.min(at, tos.length - 1)]?.[1] ?? '', kind),
  }))
}

function byCodes(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'rail' && kind !== 'air') return []
  return firstMatches(text, CODE_PAIR, MATCHES_MAX).flatMap(({ index, 1: from = '', 2: to = '' }) => {
    const fits = isLikeCode(from, kind) && isLikeCode(to, kind) && (isCode(from, kind) || isCode(to, kind))
    return fits ? [{ at: index, from: placeOf('', from, kind), to: placeOf('', to, kind) }] : []
  })
}

/** Names with their codes: two of them are a way; of three on a railway ticket the second is where one boards. */
function byNames(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'rail' && kind !== 'air') return []
  const stops = firstMatches(text, NAMED, MATCHES_MAX).flatMap(({ index, 1: words = '', 2: code = '' }) =>
    isLikeCode(code, kind) && (isCode(code, kind) ? !/slip/i.test(words) : words.length > 3)
      ? [{ index, place: placeOf(words.replace(/^.*\b(?:from|to|at|in|via)\b/i, ''), code, kind) }]
      : [],
  )
  const real = stops.filter(({ place }) => place && (isCode(place.code ?? '', kind) || kind === 'air'))
  const used = real.length >= 2 && kind === 'air' ? real : stops
  if (kind === 'rail') {
    const row = used.slice(0, 3)
    const isAgain =
      row.length === 3 && (row[0]?.place?.code === row[2]?.place?.code || boardsAt(text)?.code === row[2]?.place?.code)
    const start = row.length === 3 && !isAgain && /board/i.test(text) ? row[1] : row[0]
    const end = isAgain ? row[1] : row.at(-1)
    return start && end ? [{ at: start.index, from: start.place, to: end.place }] : []
  }
  const ways: Way[] = []
  for (let at = 0; at + 1 < used.length; at += 2)
    ways.push({ at: used[at]?.index ?? 0, from: used[at]?.place ?? null, to: used[at + 1]?.place ?? null })
  return ways
}

const TIME = '(?:\\d{1,2}[:.]\\d\\d(?: ?[apAP]\\.?[mM]\\.?| ?[hH]rs)?|\\d{4} ?[hH]rs)'
const TIMED = new RegExp(
  `([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,? ${TIME} ?(?:-|→|>|to) ?([A-Z][A-Za-z.' ]{1,30}?)(?: ?\\(([A-Z]{2,5})\\))?,? ${TIME}`,
  'g',
)

/** `Port Blair 08:00 - Havelock 09:30` */
const byTimes = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, TIMED, MATCHES_MAX).flatMap(({ index, 1: from = '', 2: start = '', 3: to = '', 4: end = '' }) => {
    const words = from.replace(FIRST_WORD, '')
    const isNone = (name: string) => NO_PLACE.test(name) && !(kind === 'rail' && /^[A-Z]{2,5}$/.test(name))
    if (isNone(words) || isNone(to) || NO_WORD.test(`${words} ${to}`)) return []
    const placed = (name: string, code: string) => readPlace(code ? `${name} (${code})` : name, kind)
    return [{ at: index, from: placed(words, start), to: placed(to, end) }]
  })
const FIRST_WORD =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|route|sector|trip|journey|from|onward|way) (?=[A-Z])/i

/** A name alone above a line that begins with a day or a time, twice: where one leaves, and where one arrives. */
const BLOCK =
  /^ ?([A-Z][A-Za-z.' ]{2,30})\n ?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\d{1,2}(?:[:.]\d\d|(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[/-]\d)/gim
function byBlocks(text: string, kind: TicketKind | null): Way[] {
  const [from, to, ...others] = firstMatches(text, BLOCK, MATCHES_MAX).filter(
    ({ 1: name = '' }) => !NO_PLACE.test(name),
  )
  if (!from || !to || others.length > 0) return []
  return [{ at: from.index, from: readPlace(from[1] ?? '', kind), to: readPlace(to[1] ?? '', kind) }]
}

const bySentence = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, FROM_TO, MATCHES_MAX).map(({ index, 1: from = '', 2: to = '' }) => ({
    at: index,
    from: readPlace(from, kind),
    to: readPlace(to, kind),
  }))

/** `12673 to Coimbatore. 2 Jan at 10 from Chennai Central`: the only place after each of the two words. */
function byParts(text: string, kind: TicketKind | null): Way[] {
  const only = (word: string) => {
    const found = firstMatches(text, new RegExp(`\\b${word} ([A-Z][\\w ()]{2,40})`, 'g'), MATCHES_MAX)
    const [one, ...others] = found.filter(({ 1: words = '' }) => !NO_PLACE.test(words))
    return one && others.length === 0 ? one : null
  }
  const [from, to] = [only('from'), only('to')]
  if (!from || !to) return []
  return [{ at: from.index, from: readPlace(from[1] ?? '', kind), to: readPlace(to[1] ?? '', kind) }]
}

const NO_PLACE =
  /^(?:welcome|going|leaving|destination|source|reservation|way|due|booked|according|subject|check|dear|booking|ticket|mr|mrs|ms|dr|e$|e-|in$|out$|non|a\/c|ac|multi|semi|one|two|round|web|day|night|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|pnr|seat|bus|train|flight|ferry|reporting|departure|arrival|boarding|dropping|red|terms|thank|please|total|base|fare|time|date|from|ro|am|pm|economy|business|premium|saver|flexi|regular|standard|adults?|child|infant)\b/i

/** Words of a sentence, which are in no name of a place. */
const NO_WORD =
  /\b(?:the|your|you|we|our|us|this|that|be|is|are|was|will|has|have|had|been|can|may|must|should|please|kindly|prior|hrs|hours?|minutes?|mins|confirmed|announced|scheduled|closes?|opens?|before|after|for|with|only|not|nil|services?|vessel|onward|return|outbound|inbound|depot|ferr(?:y|ies)|airlines|transports?|roadways|seats?|passengers?|operator|ticket|booking|number|valid|subject|carry|report|reach|arrive|journey|ltd|pvt|limited|express|exp|mail|shatabdi|rajdhani|aviation|travels|corporation|administration|system|announcement)\b/i

/** `Bengaluru to Mysuru`, `Pune - Goa`: the first line that is one. */
function byTitle(text: string, kind: TicketKind | null): Way[] {
  const isCoded = kind === 'air' || kind === 'rail'
  const plain = text.replace(/ ?\(([^()\n]{2,30})\)/g, (all, words: string) =>
    isCoded && /^[A-Z]{2,5}$/.test(words) ? all : '',
  )
  const titles = firstMatches(plain, TO_ALONE, MATCHES_MAX)
  const isSure = ([all]: RegExpExecArray) => / to | TO | To |→/.test(all)
  for (const match of [...titles.filter(isSure), ...titles.filter((title) => !isSure(title))]) {
    const from = (match[1] ?? '').trim().replace(FIRST_WORD, '').replace(FIRST_WORD, '')
    const to = match[2]?.split(/(?<=[A-Za-z]{3})\. /)[0]?.trim() ?? ''
    if (NO_PLACE.test(from) || NO_PLACE.test(to) || NO_WORD.test(`${from} ${to}`) || from.length < 3 || to.length < 3)
      continue
    const back = titles.find(({ 1: start = '', 2: end = '' }) => start.trim() === to && end.trim() === from)
    const way = { at: match.index, from: readPlace(from, kind), to: readPlace(to, kind) }
    return back ? [way, { at: back.index, from: way.to, to: way.from }] : [way]
  }
  return []
}

/** Behind a code that is a part of the name of a train: `MAS EXP`. */
const OF_TRAIN = /^ (?:EXP|EXPRESS|MAIL|SF|SPL|RAJ|RAJDHANI|SHATABDI|DURONTO)\b/i

/** Known codes of airports on their own: `BOM 06:15` above `DEL 08:25`. */
function byStops(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air' && kind !== 'rail') return []
  const all = firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, MATCHES_MAX).filter(
    ({ index, 1: code = '' }) =>
      isCode(code, kind) && code.length > 2 && code !== 'DEC' && !OF_TRAIN.test(text.slice(index + code.length)),
  )
  const inPairs = all.length % 2 === 0 && all.every(({ 1: code }, at) => at % 2 === 1 || all[at + 1]?.[1] !== code)
  const codes = inPairs ? all : all.filter(({ 1: code }, at) => all[at - 1]?.[1] !== code)
  const ways: Way[] = []
  for (let at = 0; at + 1 < codes.length; at += 2) {
    const [from, to] = [codes[at], codes[at + 1]]
    if (from && to)
      ways.push({ at: from.index, from: placeOf('', from[1] ?? '', kind), to: placeOf('', to[1] ?? '', kind) })
  }
  return ways
}
