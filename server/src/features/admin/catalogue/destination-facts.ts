import type { DestinationFacts, DestinationFactsItem } from '@saathi/shared/admin/catalogue'
import { cities } from '@saathi/shared/lib/messages/en/choices'
import * as text from '../../../messages/en/destination-facts.ts'
import { placeFacts } from '../../destinations/fact-sources.ts'
import type { City, Dataset, Destination as Place } from '../../recommend/facts/dataset.ts'
import { capital, daySpell, monthSpells } from '../../recommend/text/format.ts'
import type { LastPlace } from './cursor.ts'

type Facts = Omit<DestinationFacts, 'openReports'>
type Fact = Facts['groups'][number]['facts'][number]

/** The recommender's facts about a place, as texts, in groups. */
export function factsOf(place: Place): Facts {
  const groups = [
    { title: text.groups.season, facts: seasonOf(place) },
    { title: text.groups.costs, facts: costsOf(place) },
    { title: text.groups.ways, facts: waysOf(place) },
    { title: text.groups.highlights, facts: place.highlights.map((highlight) => highlightFact(place, highlight)) },
    { title: text.groups.stays, facts: staysOf(place) },
    { title: text.groups.permits, facts: permitsOf(place) },
    { title: text.groups.cautions, facts: cautionsOf(place) },
  ].filter(({ facts }) => facts.length > 0)
  return {
    id: place.id,
    name: place.name,
    state: place.state,
    asOf: place.as_of,
    uncertain: groups.flatMap(({ facts }) => facts).filter(({ sure }) => !sure).length,
    sources: place.sources,
    lowConfidence: place.low_confidence,
    doubts: place.uncertain.map(({ what }) => capital(what)),
    checkable: placeFacts(place).map(({ kind, about }) => ({ kind, about })),
    groups,
  }
}

type Query = { q?: string | undefined; after: LastPlace | undefined; limit: number }

/** Destinations whose name or state contains all words, by name. */
export function destinationsByName(
  { destinations }: Dataset,
  { q = '', after, limit }: Query,
): Omit<DestinationFactsItem, 'openReports'>[] {
  const words = q.toLowerCase().split(/\s+/)
  return destinations
    .filter(({ name, state }) => words.every((word) => `${name} ${state}`.toLowerCase().includes(word)))
    .sort(byName)
    .filter((place) => after === undefined || byName(place, after) > 0)
    .slice(0, limit)
    .map((place) => {
      const { id, name, state, asOf, uncertain } = factsOf(place)
      return { id, name, state, asOf, uncertain }
    })
}

const byName = (a: LastPlace, b: LastPlace) =>
  a.name === b.name ? (a.id < b.id ? -1 : a.id === b.id ? 0 : 1) : a.name < b.name ? -1 : 1

const known = (label: string, words: string, sure = true): Fact[] =>
  words === '' ? [] : [{ label, text: words, sure }]

/** Whether the authors of a place doubt one of its fields as a whole. */
const isDoubted = (place: Place, field: string) => place.low_confidence.includes(field)

const seasonOf = (place: Place): Fact[] => [
  ...known(text.best, monthSpells(place.best_months)),
  ...known(text.good, monthSpells(place.ok_months)),
  ...known(text.between, monthSpells(place.shoulder_months)),
  ...known(text.avoid, monthSpells(place.avoid_months)),
  ...known(text.weather, place.weather),
  ...known(text.peak, place.peak_season),
  ...known(text.offPeak, place.off_peak_season),
  ...known(text.idealDays, text.days(...place.ideal_days)),
]

function costsOf(place: Place): Fact[] {
  const sure = !isDoubted(place, 'typical_extras_inr')
  return [
    ...(['budget', 'mid', 'premium'] as const).flatMap((tier) =>
      known(text.dailyOf(text.tiers[tier].toLowerCase()), text.daily(place.daily_inr_per_person[tier])),
    ),
    ...place.typical_extras_inr.flatMap(({ item, inr, per }) =>
      known(capital(item), `${text.range(...inr)} ${text.per[per]}`, sure),
    ),
  ]
}

const withNote = (words: string, note = '') => (note === '' ? words : `${words}; ${note}`)

const waysOf = (place: Place): Fact[] => [
  ...place.airports.flatMap(({ iata, km, hours, note }) =>
    known(text.airport(iata), withNote(text.distance(km, hours), note), !isDoubted(place, 'airports')),
  ),
  ...place.railheads.flatMap(({ name, km, hours, note }) =>
    known(text.railhead(name), withNote(text.distance(km, hours), note), !isDoubted(place, 'railheads')),
  ),
  ...Object.entries(place.road).flatMap(([city, { km, hours }]) =>
    known(text.roadFrom(cities[city as City]), text.distance(km, hours), !isDoubted(place, 'road')),
  ),
  ...known(text.lastStretch, place.last_stretch ?? ''),
  ...known(text.localTransport, place.local_transport),
]

function highlightFact(
  place: Place,
  { name, minutes, open, closed = [], fee_inr: fee, months, sure, origin }: Place['highlights'][number],
): Fact {
  const spells = Array.isArray(open) ? text.openBetween(open.map((spell) => spell.join('–')).join(', ')) : undefined
  const words = [
    spells ?? (typeof open === 'string' ? text.open[open] : text.noHours),
    closed.length > 0 && text.closedOn(closed.join(', ')),
    fee === undefined ? false : fee === 0 ? text.free : text.range(fee, fee),
    minutes !== undefined && text.minutes(minutes),
    months && text.onlyIn(monthSpells(months)),
    origin?.hours && text.hoursFrom(origin.hours.source, origin.hours.checked),
    origin?.fee && text.feeFrom(origin.fee.source, origin.fee.checked),
  ].filter(Boolean)
  const doubted =
    isDoubted(place, 'highlights') || (fee !== undefined && fee > 0 && isDoubted(place, 'highlights.fee_inr'))
  return { label: name, text: capital(words.join(', ')), sure: sure !== 'low' && !doubted }
}

const staysOf = (place: Place): Fact[] => [
  ...(place.dorm_bed_inr ? known(text.tiers.dorm, text.night(...place.dorm_bed_inr)) : []),
  ...(['budget', 'mid', 'premium'] as const).flatMap((tier) =>
    known(text.tiers[tier], text.night(...place.stay_inr_room_night[tier]), !isDoubted(place, 'stay_inr_room_night')),
  ),
  ...known(text.areas, place.stay_areas.join(', ')),
]

const permitsOf = (place: Place): Fact[] =>
  place.permits.map(({ need, who, name, fee_inr, where, lead_days, sure, source, checked }) => ({
    label: need ? capital(name) : text.noPermit,
    text: need
      ? capital(
          [
            text.permit(who, fee_inr[1] === 0 ? text.free.toLowerCase() : text.range(...fee_inr)),
            where,
            lead_days !== undefined && text.leadDays(lead_days),
            source && checked && text.from(source, checked),
          ]
            .filter(Boolean)
            .join(', '),
        )
      : name,
    sure: sure !== 'low' && !isDoubted(place, 'permits'),
  }))

const cautionsOf = (place: Place): Fact[] => [
  ...place.closures.map(({ what, from, to, sure, source, checked }) => ({
    label: text.closure,
    text: [from && to ? `${what}, ${daySpell(from, to)}` : what, source && checked && text.from(source, checked)]
      .filter(Boolean)
      .join('; '),
    sure: sure !== 'low' && !isDoubted(place, 'closures'),
  })),
  ...place.health_safety.map(({ what, kind, months }) => ({
    label: kind === 'danger' ? text.danger : text.note,
    text: `${what} (${months ? monthSpells(months) : text.allYear})`,
    sure: true,
  })),
]
