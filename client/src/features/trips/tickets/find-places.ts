import { CARRIER } from './choose-way.ts'
import { firstMatches } from './clean-text.ts'
import {
  FIRST_WORD,
  isCode,
  isLikeCode,
  isNamed,
  isSureCode,
  NO_PLACE,
  NO_WORD,
  PLACES_MAX,
  placeOf,
  readPlace,
  type Way,
  withoutVehicle,
} from './read-place.ts'
import { isKnown } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'
import { byBlocks, byBound, byClocks, byEnds, byPairs, byRows, byStops, byTimes, byTowns } from './ways-by-lines.ts'
import { byCodesAbove, bySlash } from './ways-of-passes.ts'

/** Where one gets off, which is not always where the train goes. */
const UPTO = '(?:res(?:v|erv|erved|ervation)?\\.? ?)?(?:up ?to|till)'
const FROM =
  'from(?: station| city| port| jetty| stop| place| point| airport| terminal| bus stand)?|frm|src|source(?: station)?|origin|boarding (?:at|station|from)|booked from|leaving from|start(?:ing)? (?:point|place|place)|departing from|service start place|depart(?:s|ure)? from(?: ?/ ?terminal)?|embarkation(?: port)?'
const TO =
  'to(?: station| city| port| jetty| stop| place| point| airport| terminal| bus stand)?|destination(?: station)?|going to|arriv(?:e|es|ing|al) (?:at|in)(?: ?/ ?terminal)?|(?:res(?:v|erv|erved|ervation)?\\.? ?)?(?:up ?to|till)|(?:service )?end place|disembarkation(?: port)?|dest|dst'
/** Without a sign a noun belongs to the name, as in `From Port Blair`. */
const [BARE_FROM, BARE_TO, BARE_UPTO] = [
  '(?:(?:leaving|departing|travelling|depart(?:s|ure)?) )?from(?: station| city| stop)?|source|origin|embarkation',
  '(?:(?:going|travelling) )?to(?: station| city| stop)?|destination|arriving at|disembarkation',
  'upto',
]
/** What stands behind a label with its sign, or without one at the start of a line. */
const labelled = (words: string, bare: string) =>
  new RegExp(
    `(?:(?:^|[\\n,;|.]|  | (?=(?:to|destination) ?[:=-])) {0,12}(?:${words}) ?[:=-]{1,2} ?|(?:^|\\n) {0,12}(?:${bare}) {1,12}(?=\\S))([^\\n,;|]{2,80}(?:, ?[^\\n,;|]{0,30}\\([A-Z]{2,5}\\))?)`,
    'gi',
  )
/** Without a sign, what follows must look like a name. */
const isLabelled = ([all, words = '']: RegExpExecArray) =>
  !all.includes('@') && (/[:=-] ?$/.test(all.slice(0, all.length - words.length)) || /^[A-Z][^.!?]{1,40}$/.test(words))

const CODE_PAIR = /(?<![A-Z0-9/])([A-Z]{2,5}) {0,2}(?:-|→|>|\/|\bto\b|\bTO\b) {0,2}([A-Z]{2,5})(?![A-Z0-9]|-\d)/g
const NAMED = /([A-Za-z][A-Za-z .'&]{1,40}?) ?[(-] ?([A-Z]{2,5})(?: ?\)|(?= ?(?:,|\n|$|→)))/g
const FROM_TO = /\b(?:from|frm) ?[:-]? *([A-Za-z][\w .'()&-]{1,60}?) +to +([A-Za-z][\w .'()&]{1,60})/gi
/** `from PUNE is rescheduled to leave at` */
const VERB = /^(?:leave|depart|arrive|reach|be|board|travel|run|start|operate)\b/i
const TO_ALONE =
  /(?<!\w)([A-Z][A-Za-z.'()]{1,20}(?:(?<![a-z]{2}\.|[A-Z]{3}\.) [A-Z][A-Za-z.'()]{1,20}){0,3}) ?(?: to | To | TO | se | SE |→| - |-|>|\|) ?([A-Z][A-Za-z.'()]{0,20}(?: [A-Z][A-Za-z.'()]{0,20}){0,3})(?![A-Za-z\d]|-\d)/g

const BOARDS =
  /\b(?:[Bb]oarding|BOARDING|[Bb]rdg|BRDG|[Bb]dg|BDG|[Bb]oard|BOARD)(?: ?(?:[Aa]t|AT|[Ff]rom|FROM|[Ss]tn|STN|[Ss]tation|STATION|[Pp]oint|POINT|(?<!\bat )(?:[Pp]t|PT))){0,2}\.? ?(?:[:=-] ?| {2,8})?(?:([A-Z]{2,5})\b(?! ?[A-Z][A-Z .]{1,30}\(| ?\([A-Z]{2,4}\))|([A-Z][A-Za-z .]{2,30}?) ?\(([A-Z]{2,5})\))/g
const BOARDS_AT = /\b(?:at|from|stn|station|point|pt)\b/i
const CHANGED = /\b[Bb]oarding (?:at|from|station|stn|point) ?[:=-]? ?([A-Z][A-Za-z ]{2,30})(?=[.,;\n]|$| {2})/

/** The station where one boards, which is not always the one where the way was booked from. */
export function boardsAt(text: string): TicketPlace | null {
  for (const { 0: all, index, 1: bare = '', 2: words = '', 3: coded = '' } of firstMatches(text, BOARDS, PLACES_MAX)) {
    const code = bare || coded
    const name = bare ? (/^ ?\(([A-Z][A-Za-z ]{2,30})\)/.exec(text.slice(index + all.length))?.[1] ?? '') : ''
    if (name && isLikeCode(code, 'rail')) return placeOf(name, code, 'rail')
    // Of all stations we know few codes; behind a label and a colon it is one.
    const isTold =
      bare !== '' && /[:=]/.test(all) && isLikeCode(bare, 'rail') && !/^ ?[A-Za-z]/.test(text.slice(index + all.length))
    const isNameGoingOn = /^ (?!ONLY)[A-Z]/.test(text.slice(index + all.length))
    const isCodeThere = isSureCode(code, 'rail') || (isCode(code, 'rail') && BOARDS_AT.test(all) && !isNameGoingOn)
    if (isTold || isCodeThere || (coded && isLikeCode(coded, 'rail'))) return placeOf(words, code, 'rail')
  }
  const name = CHANGED.exec(text)?.[1]
  return name && !NO_PLACE.test(name) ? readPlace(name, 'rail') : null
}

/** The station where one gets off, which is not always where the train goes. */
export function alightsAt(text: string): TicketPlace | null {
  const words = firstMatches(text, labelled(UPTO, BARE_UPTO), 1).filter(isLabelled)[0]?.[1]
  const place = words ? readPlace(words, 'rail') : null
  return place && (isCode(place.code ?? '', 'rail') || isKnown({ ...place, code: null }, 'rail')) ? place : null
}

/** `Destination ANVT.` in a sentence: where the train goes, of a text that says nothing else of the way. */
const DESTINATION = /\b[Dd]estination(?: station)? ?[:-]? ?([A-Z]{2,5})(?=[.,;\n]|$)/g
export function goesTo(text: string): TicketPlace | null {
  const code = firstMatches(text, DESTINATION, 1)[0]?.[1] ?? ''
  return isCode(code, 'rail') ? placeOf('', code, 'rail') : null
}

function byLabels(text: string, kind: TicketKind | null): Way[] {
  const boarding = /\b(?:boarding (?:at|station|from)|brdg(?: at)?) ?[:=-] ?([^\n,;|]{2,60})/i.exec(text)
  const found = (words: string, bare: string) =>
    firstMatches(text, labelled(words, bare), PLACES_MAX).filter(isLabelled)
  const [froms, tos] = [found(FROM, BARE_FROM), found(TO, BARE_TO)]
  if (froms.length === 0 || tos.length === 0) return []
  const ofRail = kind === 'rail' && boarding ? readPlace(boarding[1] ?? '', kind) : null
  const upto = kind === 'rail' ? found(UPTO, BARE_UPTO)[0] : undefined
  return froms.slice(0, tos.length).map((from, at) => ({
    at: from.index,
    from: ofRail ?? readPlace(from[1] ?? '', kind),
    to: readPlace((upto ?? tos[Math.min(at, tos.length - 1)])?.[1] ?? '', kind),
  }))
}

/** `DELCCU`, as agents write it. */
const JOINED_CODES = /(?<![A-Z0-9])([A-Z]{3})([A-Z]{3})(?![A-Z0-9])/g
/** `COK-BOM-COK`: each sector begins where the one before ends. */
const CHAIN = /(?<![A-Z0-9])[A-Z]{3}(?: ?[-→/] ?[A-Z]{3}){2,6}(?![A-Z0-9])/g

function byJoinedCodes(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'air') return []
  const chains = firstMatches(text, CHAIN, PLACES_MAX).flatMap(({ 0: chain, index }) => {
    const codes = chain.match(/[A-Z]{3}/g) ?? []
    const ways = codes.slice(1).map((to, at) => ({ at: index + at, codes: [codes[at] ?? '', to] as const }))
    return codes.every((code) => isCode(code, kind)) ? ways : []
  })
  const joined = firstMatches(text, JOINED_CODES, PLACES_MAX).map(({ index, 1: from = '', 2: to = '' }) => ({
    at: index,
    codes: [from, to] as const,
  }))
  return [...chains, ...joined]
    .filter(({ codes: [from, to] }) => from !== to && isSureCode(from, kind) && isSureCode(to, kind))
    .map(({ at, codes: [from, to] }) => ({ at, from: placeOf('', from, kind), to: placeOf('', to, kind) }))
}

function byCodes(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'rail' && kind !== 'air') return []
  return firstMatches(text, CODE_PAIR, PLACES_MAX).flatMap(({ index, 1: from = '', 2: to = '' }) => {
    const isSure = isSureCode(from, kind) || isSureCode(to, kind) || (isCode(from, kind) && isCode(to, kind))
    const fits = isSure && isLikeCode(from, kind) && isLikeCode(to, kind)
    return fits ? [{ at: index, from: placeOf('', from, kind), to: placeOf('', to, kind) }] : []
  })
}

/** Names with their codes: two of them are a way; of three on a railway ticket the second is where one boards. */
function byNames(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'rail' && kind !== 'air') return []
  const stops = firstMatches(text, NAMED, PLACES_MAX).flatMap(({ index, 1: all = '', 2: code = '' }) => {
    const words = all.replace(/^.*\b(?:from|to|at|in|via|se)\b/i, '').trim()
    const isOfStop = isSureCode(code, kind) ? !/slip/i.test(all) : isLikeCode(code, kind) && all.length > 3
    return isOfStop || isNamed(code, words, kind) ? [{ index, place: placeOf(words, code, kind) }] : []
  })
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

const bySentence = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, FROM_TO, PLACES_MAX)
    .filter(({ 2: to = '' }) => !VERB.test(to))
    .map(({ index, 1: from = '', 2: to = '' }) => ({
      at: index,
      from: readPlace(from, kind),
      to: readPlace(to, kind),
    }))

/** `departing Delhi on 24 Feb at 14:05 hrs and arriving Dharamshala at 15:30 hrs` */
const BOTH_ENDS =
  /\b[Dd]epart(?:s|ing)(?: from)? ([A-Z][A-Za-z .]{1,30}?(?: \([A-Z]{2,5}\))?)(?= (?:on|at)\b|,)[^\n]{0,60}?\b[Aa]rriv(?:es|ing)(?: at| in)? ([A-Z][A-Za-z .]{1,30}?(?: \([A-Z]{2,5}\))?)(?= (?:on|at)\b|[,.\n]|$)/g
const byBothEnds = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, BOTH_ENDS, PLACES_MAX)
    .filter(({ 1: from = '', 2: to = '' }) => ![from, to].some((name) => NO_PLACE.test(name) || NO_WORD.test(name)))
    .map(({ index, 1: from = '', 2: to = '' }) => ({ at: index, from: readPlace(from, kind), to: readPlace(to, kind) }))

/** `…,SL,GONDIA TO TATANAGAR,…`: a field that is a way and no more. */
const FIELD =
  /(?<=^|[,;|\n] ?)([A-Z][A-Za-z .]{2,30}?(?: ?\([A-Z]{2,5}\))?) ?(?: TO | to | se |→) ?([A-Z][A-Za-z .]{2,30}?(?: ?\([A-Z]{2,5}\))?) ?(?=[,;|\n]|$)/g
const byField = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, FIELD, PLACES_MAX).flatMap(({ index, 1: from = '', 2: to = '' }) =>
    [from, to].some((name) => NO_PLACE.test(name) || NO_WORD.test(name) || CARRIER.test(name))
      ? []
      : [{ at: index, from: readPlace(from, kind), to: readPlace(to, kind) }],
  )

/** `12673 to Coimbatore. 2 Jan at 10 from Chennai Central`: the only place after each of the two words. */
/** `reaching on 25 Dec at Delhi`; where one is to be early is no end. */
const REACHES =
  '(?:[Rr]each|[Aa]rriv|[Ll]and)(?:es|s|ing)\\b(?![^\\n]{0,60}\\b(?:before|early|prior|by)\\b)[^\\n]{0,60} (?:at|in)'

function byParts(text: string, kind: TicketKind | null): Way[] {
  const only = (words: string) => {
    const found = firstMatches(text, new RegExp(`\\b${words} ([A-Z][\\w ()]{2,40})`, 'g'), PLACES_MAX)
    const [one, ...others] = found.filter(
      ({ 1: words = '' }) => !NO_PLACE.test(words) && !CARRIER.test(words.split(' ')[0] ?? ''),
    )
    return one && others.length === 0 ? one : null
  }
  const to = only('to') ?? only(REACHES)
  const from = only('from')
  if (!from || !to) return []
  return [{ at: from.index, from: readPlace(from[1] ?? '', kind), to: readPlace(to[1] ?? '', kind) }]
}

/** `NG-1023 (Delhi-Chandigarh)` */
const IN_BRACKETS = /^[A-Z][a-z]{2,14} ?(?:-|→| to ) ?[A-Z][a-z]{2,14}$/
/** `Bengaluru to Mysuru`, `Pune - Goa`: the first line that is one. */
function byTitle(text: string, kind: TicketKind | null): Way[] {
  const isCoded = kind === 'air' || kind === 'rail'
  const plain = text.replace(/ ?\(([^()\n]{2,40})\)/g, (all, words: string) =>
    isCoded && /^[A-Z]{2,5}$/.test(words) ? all : IN_BRACKETS.test(words) ? `, ${words},` : '',
  )
  const titles = firstMatches(plain, TO_ALONE, PLACES_MAX)
  const isSure = ([all]: RegExpExecArray) => / to | TO | To |→/.test(all)
  for (const match of [...titles.filter(isSure), ...titles.filter((title) => !isSure(title))]) {
    const start = (match[1] ?? '').trim().replace(FIRST_WORD, '').replace(FIRST_WORD, '')
    const from = kind === 'bus' ? withoutVehicle(start) : start
    const to = match[2]?.split(/(?<=[A-Za-z]{3})\. /)[0]?.trim() ?? ''
    if (NO_PLACE.test(from) || NO_PLACE.test(to) || NO_WORD.test(`${from} ${to}`) || from.length < 3 || to.length < 3)
      continue
    const back = titles.find(({ 1: start = '', 2: end = '' }) => start.trim() === to && end.trim() === from)
    const way = { at: match.index, from: readPlace(from, kind), to: readPlace(to, kind) }
    return back ? [way, { at: back.index, from: way.to, to: way.from }] : [way]
  }
  return []
}

/** How much each look at a text is worth: most where it says what is the start and what the end. */
export const LOOKS: readonly (readonly [(text: string, kind: TicketKind | null) => Way[], number])[] = [
  [byLabels, 6],
  [byField, 5],
  [bySentence, 5],
  [byBothEnds, 5],
  [byTimes, 5],
  [byBlocks, 5],
  [byEnds, 5],
  [byBound, 5],
  [byCodes, 4],
  [byJoinedCodes, 4],
  [byNames, 4],
  [byClocks, 3],
  [byCodesAbove, 4],
  [bySlash, 4],
  [byPairs, 3],
  [byTitle, 4],
  [byRows, 4],
  [byStops, 3],
  [byParts, 2],
  [byTowns, 2],
]
