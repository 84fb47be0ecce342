import { NO_PLACE, NO_WORD, type Way } from './read-place.ts'
import { fitOfTrain, isKnown } from './rows.ts'
import type { TicketKind, TicketPlace } from './ticket.ts'

/** The ways that one look at a text gives, and how much that look is worth. */
export type Look = { weight: number; ways: Way[] }

/** A way is chosen if no other one comes so near to it. */
const MARGIN = 1
/** What stands in the name of a carrier or a seller, not of a place. */
export const CARRIER =
  /\b(?:[A-Za-z]*bus|travels?|airlines?|airways|irctc\w*|indigo|akasa|spicejet|air india|trains?|e-?ticket|via|easemytrip|makemytrip|goibibo|yatra|cleartrip|ixigo|paytm|agoda|airbnb)\b/i

const nameOf = (place: TicketPlace | null) => place?.name.toLowerCase().replace(/[^a-z ]/g, '') ?? ''
const isSame = (one: TicketPlace | null, other: TicketPlace | null): boolean => {
  if (!one || !other) return false
  if (one.code && other.code) return one.code === other.code
  const [name, words] = [nameOf(one), nameOf(other)]
  return name !== '' && words !== '' && (name.startsWith(words) || words.startsWith(name))
}
const isSameWay = (one: Way, other: Way) => isSame(one.from, other.from) && isSame(one.to, other.to)

/** How well a place fits a leg of this kind. */
function pointsOf(place: TicketPlace | null, kind: TicketKind | null): number {
  if (!place) return -4
  const words = NO_PLACE.test(place.name) || NO_WORD.test(place.name) || CARRIER.test(place.name) ? -3 : 0
  if (kind !== 'rail' && kind !== 'air') return words
  if (place.code !== null) return words + (place.name === place.code ? 0 : 1.5)
  return words + (isKnown(place, kind) ? 1 : -1)
}

/** `Mumbai to Goa` above `BOM` and `GOI`: a way with the codes that another look has for it, if all agree. */
function withCodesOf(agreeing: readonly Way[], way: Way): Way {
  const coded = (end: 'from' | 'to') => {
    const place = way[end]
    const codes = new Map(agreeing.flatMap((one) => (one[end]?.code ? [[one[end].code, one[end]] as const] : [])))
    const [other, ...others] = codes.values()
    return place?.code === null && other && others.length === 0 ? other : place
  }
  return { ...way, from: coded('from'), to: coded('to') }
}

/** The way of a leg: the one for which most speaks, or those between which the text does not decide. */
export function chooseWay(looks: readonly Look[], kind: TicketKind | null, number: string): Way[] {
  const all = looks.flatMap(({ weight, ways }, look) =>
    ways.map((way) => ({
      way,
      look,
      points:
        weight +
        pointsOf(way.from, kind) +
        pointsOf(way.to, kind) +
        (kind === 'rail' ? fitOfTrain(number, way.from, way.to) : 0),
    })),
  )
  const scored = all.map((one) => ({
    ...one,
    points: all.reduce(
      (sum, other) =>
        sum +
        (other.look !== one.look && isSameWay(one.way, other.way)
          ? Math.max(0, looks[other.look]?.weight ?? 0) / 4
          : 0),
      one.points,
    ),
  }))
  const ranked = scored.sort((one, other) => other.points - one.points)
  const [best] = ranked
  if (!best) return []
  const rivals = ranked.filter(({ way, points }) => best.points - points < MARGIN && !isSameWay(way, best.way))
  const agreeing = ranked.map(({ way }) => way).filter((way) => isSameWay(way, best.way))
  return [withCodesOf(agreeing, best.way), ...rivals.map(({ way }) => way)]
}
