import { chooseWay, type Look } from './choose-way.ts'
import { firstMatches } from './clean-text.ts'
import { alightsAt, boardsAt, goesTo, LOOKS } from './find-places.ts'
import { isCode, PLACES_MAX, placeOf, readPlace, type Way } from './read-place.ts'
import { areTownsApart, isKnown, isNameOf, isTown } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'
import { undecidedWays } from './undecided-ends.ts'
import { byEnds } from './ways-by-lines.ts'

const PICKUP =
  /(?:^|[\n,;|.]) {0,12}(?:boarding(?: point| at| location| place)?|pick ?up(?: point| location| from)?|departure (?:point|jetty|port))(?: details)? ?[:=-]{1,2} ?([^\n|;]{3,80})/i
const DROP =
  /(?:^|[\n,;|.]) {0,12}(?:de-?boarding|dropp?(?:ing)?(?: ?off)?(?: point| at| location| place)?|arrival (?:point|jetty|port)|alighting(?: point)?)(?: details)? ?[:=-]{1,2} ?([^\n|;]{3,80})/i
/** Where a bus starts and ends, of a ticket that says besides where one gets on and off. */
const OF_SERVICE =
  /\borigin\b(?: station| stop| place| point)? ?(?::|-| {2}|[A-Z])|\b(?:service|bus|trip) (?:start|end|origin)(?:ing)? ?(?:place|point|station|stop)\b/i
const ENDS_OF_BUS = [
  'board(?:ing)?(?: at| from)?(?: station| stop| stand| point| place)?',
  '(?:de-?boarding|alighting|get(?:ting)? down|dropping|drop)(?: at)?(?: station| stop| stand| point| place)?',
].map((words) => new RegExp(`\\b${words}(?: ?[:=-]{1,2} ?| {2,24})([A-Z][^\\n|;]{2,60})`, 'i'))
const ownPlaceLabel = (words: string) =>
  new RegExp(
    `(?:^|[\\n,;|.]) {0,12}(?:your |my )?(?:${words})(?: (?:at|from|in|town|city|place|point|stop|station)){0,2}(?: ?[:@=-]{1,2} ?| {1,24})([A-Z][^\\n,;|]{2,60})`,
    'gi',
  )
const OWN_BOARDING = ownPlaceLabel('board(?:ing)?|bdg|pick-?up')
const OWN_DROP = ownPlaceLabel('(?:de-?board|alight|dropp?|get(?:ting)?[ -](?:off|down))(?:ing)?(?:-?off)?')
const NEW_BOARDING =
  /\bboarding [^\n]{0,120}?changed (?:from (?:[A-Z][A-Za-z .]{1,30} \([A-Z]{2,5}\)|[A-Z]{2,5}) )?to ([A-Z][A-Za-z .]{1,30} \([A-Z]{2,5}\)|[A-Z]{2,5}\b)/gi

/** Carriers that stand right before a place, as `Makruzz Port Blair - Havelock`. */
const CARRIERS =
  /\b(?:makruzz(?: gold| pearl)?|nautika(?: lite)?|green ocean(?: \d)?|itt majestic(?: \d)?|zingbus|nuego|flixbus|intrcity(?: smartbus)?|redbus|abhibus|indigo|akasa air|spicejet|air india(?: express)?|alliance air|star air|[a-z]{1,3}s?rtc|setc|tnstc|punbus|ktcl)(?= (?:- )?[A-Z])(?! ?(?:bus )?(?:stand|stop|station|depot|terminal)\b)/gi

/** `Mumbai T2 - Nagpur` */
const TERMINAL = /(?<=[a-z)]) \(?T\d[A-D]?\)?(?= ?(?:-|→|to\b))/g

/** `instead of SBC 19:20`, where the train is no longer boarded. */
const NO_LONGER =
  /\b(?:instead of|in (?:place|lieu) of) (?:[A-Z][A-Za-z .]{1,30} ?\([A-Z]{2,5}\)|[A-Z]{2,5}(?![A-Za-z]))/g
/** A look of this weight says itself what is the start and what the end. */
const TOLD = 5

/** The ways of a text in their order: the one for which most speaks, or as many as there are legs. */
export function findWays(whole: string, kind: TicketKind | null, legs = 1, number = ''): Way[] {
  const text = whole
    .replace(NEW_BOARDING, ' boarding at $1 ')
    .replace(CARRIERS, (words) => ' '.repeat(words.length))
    .replace(TERMINAL, '')
    .replace(NO_LONGER, ' ')
  const undecided = legs === 1 ? undecidedWays(text, kind) : null
  if (undecided) return undecided
  const ofBus = kind === 'bus' && OF_SERVICE.test(text) ? boardedWay(text) : null
  if (ofBus) return [ofBus]
  const boards = kind === 'rail' ? boardsAt(text) : null
  const alights = kind === 'rail' ? alightsAt(text) : null
  const looks = looksAt(text, kind, boards, alights)
  const ways = legs === 1 ? chooseWay(looks, kind, number) : severalWays(looks, legs)
  if (ways.length > 0) return kind === 'bus' && legs === 1 ? ways.map(betweenOwnTowns(text)) : ways
  const end = boards ? (alights ?? goesTo(text)) : null
  if (boards && end && !isSpot(boards, end)) return [{ at: 0, from: boards, to: end }]
  const start = boards ?? (kind === 'rail' ? startOf(text) : null)
  return start ? [{ at: 0, from: start, to: null }] : endsOf(text, kind)
}

/** The only place behind a label. */
function placeBehind(text: string, label: RegExp): TicketPlace | null {
  const places = firstMatches(text, label, PLACES_MAX).flatMap(
    ({ 1: words = '' }) => readPlace(words.split(/\d/)[0] ?? '', 'bus') ?? [],
  )
  const [place, ...others] = places
  return place && others.every((other) => keyOf(other) === keyOf(place)) ? place : null
}

/** `90417 VADODARA - SOMNATH … Your boarding: RAJKOT`: of a bus that passes several towns, those of who travels. */
function betweenOwnTowns(text: string) {
  const own = [placeBehind(text, OWN_BOARDING), placeBehind(text, OWN_DROP)] as const
  const townOf = (place: TicketPlace | null, end: TicketPlace | null) =>
    place && end && areTownsApart(place.name, end.name) ? place : end
  return (way: Way): Way => {
    const [from, to] = [townOf(own[0], way.from), townOf(own[1], way.to)]
    return isSpot(from, to) ? way : { ...way, from, to }
  }
}

function boardedWay(text: string): Way | null {
  const [on, off] = ENDS_OF_BUS.map((label) => label.exec(text))
  if (!on || !off) return null
  const [from, to] = [readPlace(on[1] ?? '', 'bus'), readPlace(off[1] ?? '', 'bus')]
  if (!from || !to || keyOf(from) === keyOf(to)) return null
  const areTowns = [from, to].every(({ name }) => isTown(name.split(' ')[0] ?? ''))
  return areTowns ? { at: on.index, from, to } : null
}

/** `ex HWH`, `will leave HWH`: where a train starts, of a text that does not say where it goes. */
function startOf(text: string): TicketPlace | null {
  const codes = firstMatches(text, /\b(?:ex|leaves?|departs?|from) ([A-Z]{2,5})(?![A-Za-z])/g, PLACES_MAX)
    .map(({ 1: code = '' }) => code)
    .filter((code) => isCode(code, 'rail'))
  const [code, ...others] = new Set(codes)
  return code && others.length === 0 ? placeOf('', code, 'rail') : null
}

/** What each look at a text gives. A way is unsure if nothing but its look says that it is one. */
function looksAt(
  text: string,
  kind: TicketKind | null,
  boards: TicketPlace | null,
  alights: TicketPlace | null,
): Look[] {
  const told = byEnds(text, kind)
  const isTold = ({ from, to }: Pick<Way, 'from' | 'to'>) =>
    told.some((way) => isSpot(way.from, from) && isSpot(way.to, to))
  // Where the arrival stands first, the order of the places says nothing, unless a sign is between them.
  const isTurned = ({ from, to }: Way) =>
    isTold({ from: to, to: from }) && !isTold({ from, to }) && !isSigned(text, from, to)
  return LOOKS.map(([look, weight]) => {
    const found = look(text, kind)
      .filter((way) => !isTurned(way))
      .filter(({ from, to }) => isWhole(from) && isWhole(to) && from?.name !== to?.name)
      // Nobody boards where the way ends, nor gets off where it begins: what looks like that is none.
      .filter(({ from, to }) => !isSpot(boards, to) && !isSpot(alights, from))
      .map((way) => ({ ...way, from: boards ?? way.from, to: alights ?? way.to }))
      .filter(({ from, to }) => !isSpot(from, to))
    if (kind !== 'air' && kind !== 'rail') return { weight, ways: unique(found) }
    const coded = found.map(withCodes(text, kind)).map((way) => ({
      ...way,
      unsure: weight < TOLD && !isKnown(way.from, kind) && !isKnown(way.to, kind),
    }))
    return { weight, ways: unique(coded) }
  })
}

const SIGN = /^ ?(?:\([A-Z]{3}\) ?)?(?:-|→|to) ?$/
/** `Delhi - Mumbai` */
function isSigned(text: string, from: TicketPlace | null, to: TicketPlace | null): boolean {
  const [start = '', end = ''] = [from?.name, to?.name]
  const at = start ? text.indexOf(start) : -1
  const next = at < 0 || !end ? -1 : text.indexOf(end, at)
  return next > 0 && SIGN.test(text.slice(at + start.length, next))
}

/** The first look that has as many ways as there are legs. */
function severalWays(looks: readonly Look[], legs: number): Way[] {
  const found = looks.map(({ ways }) => ways).filter((ways) => ways.length > 0)
  return found.find((ways) => ways.length === legs && !ways.some(({ unsure }) => unsure)) ?? found[0] ?? []
}

/** Where one gets on and off, of a text that does not say between which towns. */
function endsOf(text: string, kind: TicketKind | null): Way[] {
  const [from, to] = [PICKUP.exec(text), DROP.exec(text)]
  const at = from?.index ?? to?.index
  const place = (found: RegExpExecArray | null) => (found ? readPlace(found[1] ?? '', kind) : null)
  return at === undefined ? [] : [{ at, from: place(from), to: place(to) }]
}

/** Names of stations and airports whose codes stand elsewhere in the text. */
const withCodes =
  (text: string, kind: 'air' | 'rail') =>
  (way: Way): Way => {
    const coded = (place: TicketPlace | null): TicketPlace | null => {
      if (!place || place.code) return place
      const { name } = place
      const codes = new Set(
        firstMatches(text, /(?<![A-Z0-9])([A-Z]{2,5})(?![A-Z0-9])/g, PLACES_MAX)
          .map(({ 1: code = '' }) => code)
          .filter((code) => isNameOf(name, code, kind)),
      )
      const [code, ...others] = codes
      return code && others.length === 0 ? { ...place, code } : place
    }
    return { ...way, from: coded(way.from), to: coded(way.to) }
  }

/** A name of which no bracket is missing. */
const isWhole = (place: TicketPlace | null) =>
  place !== null && place.name.split('(').length === place.name.split(')').length
const isSpot = (one: TicketPlace | null, other: TicketPlace | null) => one !== null && keyOf(one) === keyOf(other)
const keyOf = (place: TicketPlace | null) => place?.code ?? place?.name.toLowerCase() ?? ''
const unique = (ways: Way[]): Way[] =>
  ways.filter(
    (way, at) => at === ways.findIndex((one) => keyOf(one.from) === keyOf(way.from) && keyOf(one.to) === keyOf(way.to)),
  )
