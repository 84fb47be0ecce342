import { firstMatches } from './clean-text.ts'
import {
  FIRST_WORD,
  isCode,
  isLikeCode,
  NO_PLACE,
  NO_WORD,
  nameOf,
  PLACES_MAX,
  placeOf,
  readPlace,
  type Way,
} from './read-place.ts'
import { isKnown } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'
import { byBlocks, byClocks, byStops, byTimes } from './ways-by-lines.ts'

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
  for (const { 0: all, index, 1: bare = '', 2: words = '', 3: coded = '' } of firstMatches(text, BOARDS, PLACES_MAX)) {
    const code = bare || coded
    const name = bare ? (/^ ?\(([A-Z][A-Za-z ]{2,30})\)/.exec(text.slice(index + all.length))?.[1] ?? '') : ''
    if (name && isLikeCode(code, 'rail')) return placeOf(name, code, 'rail')
    if (isCode(code, 'rail') || (coded && isLikeCode(coded, 'rail'))) return placeOf(words, code, 'rail')
  }
  const name = CHANGED.exec(text)?.[1]
  return name && !NO_PLACE.test(name) ? readPlace(name, 'rail') : null
}

/**
 * The ways of a text in their order, from the surest way to write them that it has: rather one that gives as many as there
 * are legs, and places that we know.
 */
export function findWays(whole: string, kind: TicketKind | null, legs = 1): Way[] {
  const text = whole.replace(NEW_BOARDING, ' boarding at $1 ')
  const boards = kind === 'rail' ? boardsAt(text) : null
  const tries = [byLabels, byCodes, byNames, bySentence, byTimes, byTitle, byClocks, byStops, byBlocks, byParts]
  let best: Way[] = []
  for (const attempt of tries) {
    const ways = attempt(text, kind).filter(({ from, to }) => isWhole(from) && isWhole(to) && from?.name !== to?.name)
    if (ways.length === 0) continue
    const [way] = ways
    if (way && unique(ways).length === 1 && boards && keyOf(boards) !== keyOf(way.to)) return [{ ...way, from: boards }]
    const isCoded = kind === 'air' || kind === 'rail'
    const isTold = attempt === byLabels || attempt === byTimes || attempt === byBlocks
    const coded = isCoded ? ways.map(withCodes(text, kind)) : ways
    const found = unique(
      coded.map((one) =>
        isTold || !isCoded ? one : { ...one, unsure: !isKnown(one.from, kind) || !isKnown(one.to, kind) },
      ),
    )
    if (best.length === 0) best = found
    if (found.length === legs && !found.some(({ unsure }) => unsure)) return found
    if (legs === 1 && !best.some(({ unsure }) => unsure)) return best
  }
  if (best.length > 0) return best
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
        firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, PLACES_MAX)
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
    firstMatches(text, labelled(words), PLACES_MAX).filter(([all]) => !all.includes('@')),
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
  return firstMatches(text, CODE_PAIR, PLACES_MAX).flatMap(({ index, 1: from = '', 2: to = '' }) => {
    const fits = isLikeCode(from, kind) && isLikeCode(to, kind) && (isCode(from, kind) || isCode(to, kind))
    return fits ? [{ at: index, from: placeOf('', from, kind), to: placeOf('', to, kind) }] : []
  })
}

/** Names with their codes: two of them are a way; of three on a railway ticket the second is where one boards. */
function byNames(text: string, kind: TicketKind | null): Way[] {
  if (kind !== 'rail' && kind !== 'air') return []
  const stops = firstMatches(text, NAMED, PLACES_MAX).flatMap(({ index, 1: words = '', 2: code = '' }) =>
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

const bySentence = (text: string, kind: TicketKind | null): Way[] =>
  firstMatches(text, FROM_TO, PLACES_MAX).map(({ index, 1: from = '', 2: to = '' }) => ({
    at: index,
    from: readPlace(from, kind),
    to: readPlace(to, kind),
  }))

/** `12673 to Coimbatore. 2 Jan at 10 from Chennai Central`: the only place after each of the two words. */
function byParts(text: string, kind: TicketKind | null): Way[] {
  const only = (word: string) => {
    const found = firstMatches(text, new RegExp(`\\b${word} ([A-Z][\\w ()]{2,40})`, 'g'), PLACES_MAX)
    const [one, ...others] = found.filter(({ 1: words = '' }) => !NO_PLACE.test(words))
    return one && others.length === 0 ? one : null
  }
  const [from, to] = [only('from'), only('to')]
  if (!from || !to) return []
  return [{ at: from.index, from: readPlace(from[1] ?? '', kind), to: readPlace(to[1] ?? '', kind) }]
}

/** `Bengaluru to Mysuru`, `Pune - Goa`: the first line that is one. */
function byTitle(text: string, kind: TicketKind | null): Way[] {
  const isCoded = kind === 'air' || kind === 'rail'
  const plain = text.replace(/ ?\(([^()\n]{2,30})\)/g, (all, words: string) =>
    isCoded && /^[A-Z]{2,5}$/.test(words) ? all : '',
  )
  const titles = firstMatches(plain, TO_ALONE, PLACES_MAX)
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
