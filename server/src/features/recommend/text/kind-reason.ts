import { closedShare, closuresIn, isPitchTrue, pitchIn, ruledOutBy } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isForOthersOnly, praisesMissing, praisesTooHard } from '../rank/missing-extras.ts'
import { isSteepForAll } from '../rank/party.ts'
import { isSecondKind } from '../rank/rank.ts'
import type { Offer } from '../rank/travel-option.ts'
import { monthSpells } from './format.ts'
import { KNOWN_FOR } from './order-words.ts'

/** The sights that only people who stay the night can see. */
const NEEDS_A_NIGHT = /\b(sunrise|sunset|dawn|dusk|nights?|sleep|stay|evenings?|weekend|morning)\b/i
/** Nothing is praised that a closure stops for most of the time, not even one that is not certain. */
const MOST_CLOSED = 0.5
const MOST = 3

/** The words by which a sight is one for a kind of trip. */
const SIGHTS: Record<ParsedTrip['type'], RegExp> = {
  beaches: /\b(beach(es)?|sands?|coves?|bay|seaside|coast|lagoon|lighthouse|surf)\b/i,
  mountains:
    /\b(hills?|peaks?|points?|views?|viewpoints?|ridge|valley|pass|tea|falls|waterfalls?|lake|ghat|trek|snow|meadows?|cliffs?|rocks?|pillar|gorge)\b/i,
  historical:
    /\b(forts?|palaces?|temples?|museum|caves?|tombs?|ruins|mosque|church|gate|haveli|stepwell|mahal|old|stupa)\b/i,
  adventure:
    /\b(raft\w*|trek\w*|climb\w*|paraglid\w*|kayak\w*|div(e|es|ing)|snorkel\w*|zip|bungee|ski\w*|camp\w*|walks?|trails?|boulder\w*|surf\w*|jeep|cycl\w*)\b/i,
  wildlife:
    /\b(safaris?|tigers?|lions?|elephants?|birds?|bird-watching|sanctuary|park|reserve|forest|rhinos?|crocodiles?|dolphins?|flamingos?)\b/i,
  spiritual:
    /\b(temples?|ghats?|aarti|shrines?|math|mutt|matha|monaster\w*|church|basilica|dargah|gurdwara|ashrams?|gompa|stupa|darshan|samadhi|holy|tank)\b/i,
  culinary:
    /\b(food|lunch|thalis?|breakfast|dinner|sweets?|market|bazaar|kebabs?|biryani|dosas?|chaat|fish|coffee|cook\w*|eat\w*|street|mishti|kulcha|meals?|wine|spices?|toddy|tea)\b/i,
}

/**
 * What the place offers for the kind of trip then: why to go there, in the months in which that is true and on a day trip
 * without what needs a night; else its sights of this kind. Nothing that is shut then, or that the bill does not have.
 */
export function kindReason(trip: ParsedTrip, { place, option }: Offer): string | null {
  const { type, when } = trip
  if (ruledOutBy(place, type, when) !== null || closedShare(place, type, when) >= MOST_CLOSED) return null
  if (isSteepForAll(trip, { place })) return null
  const pitch = pitchIn(place, type, when.month)
  const shut = shutThen(place, when)
  const isOfMissing = praisesMissing(trip, { place, option })
  const isTooHard = praisesTooHard(trip.party)
  const isOpen = (text: string) => !shut.some((name) => text.includes(name)) && !isOfMissing(text) && !isTooHard(text)
  if (pitch && isOpen(pitch) && !(option.nights === 0 && NEEDS_A_NIGHT.test(pitch))) return pitch
  const sights = place.highlights
    .filter(({ name, months, needs }) => SIGHTS[type].test(name) && !needs && (!months || months.includes(when.month)))
    .filter(({ name }) => isOpen(name) && (option.nights > 0 || !NEEDS_A_NIGHT.test(name)))
    .map(({ name }) => name)
  return sights.length > 0 ? `For ${KNOWN_FOR[type]}: ${sights.slice(0, MOST).join('; ')}.` : null
}

/** What there is to see then beside what was said, without what needs a night on a day trip. */
export function sightsReason(trip: ParsedTrip, { place, option }: Offer, said: readonly string[]): string | null {
  const { when } = trip
  const isForOthers = isForOthersOnly(trip, { place })
  const isTooHard = praisesTooHard(trip.party)
  const shut = shutThen(place, when)
  const names = place.highlights
    .filter(({ months, needs }) => !needs && (!months || months.includes(when.month)))
    .map(({ name }) => name)
    .filter((name) => !shut.some((each) => name.includes(each)) && (option.nights > 0 || !NEEDS_A_NIGHT.test(name)))
    .filter((name) => !isForOthers(name) && !isTooHard(name) && !said.some((text) => text.includes(name)))
  return names.length > 0 ? `To see: ${names.slice(0, MOST).join('; ')}.` : null
}

/** The months for the kind of trip, where the place has nothing of it in the month asked. */
export function otherMonths(trip: ParsedTrip, offer: Offer): string | null {
  const { type, when } = trip
  const { place } = offer
  const months = place.pitch[type]?.months
  if (!months || isPitchTrue(place, type, when.month) || ruledOutBy(place, type, when) !== null) return null
  if (kindReason(trip, offer) !== null) return null
  return `For ${KNOWN_FOR[type]} the time here is ${monthSpells(months)}.`
}

const PROPER_NAME = /\b[A-Z][a-z]{3,}/g
const COMMON = /^(Most|Some|Snow|Rain|Heavy|Extreme|Landslides|Floods|Rough|Strong|Lower|Upper|North|South)$/

/** The names in closures that hold for most of the time and stop no kind of trip as a whole. */
const shutThen = (place: Offer['place'], when: ParsedTrip['when']): string[] =>
  closuresIn(place, when)
    .filter(({ closure: { from, stops, sure }, share }) => from && !stops && sure !== 'low' && share >= MOST_CLOSED)
    .flatMap(({ closure: { what } }) => what.split(/[;:,]| while | when /)[0]?.match(PROPER_NAME) ?? [])
    .filter((name) => !COMMON.test(name) && !place.name.includes(name))

/** What a place is known for first, where what is asked for comes second. */
export function secondKind({ type }: ParsedTrip, { place }: Offer): string | null {
  const [first = type] = place.types
  if (!isSecondKind(place, type)) return null
  return `Known first for ${KNOWN_FOR[first]}; ${KNOWN_FOR[type]} come${type === 'historical' || type === 'wildlife' || type === 'culinary' ? 's' : ''} second.`
}
