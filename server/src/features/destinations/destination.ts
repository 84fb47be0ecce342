import type { Destination, DestinationCaution, DestinationHighlight } from '@saathi/shared/destinations/schema'
import { tiersFor } from '../recommend/cost/lodging.ts'
import type { Dataset, Destination as Place, Range } from '../recommend/facts/dataset.ts'
import { greatCircleKm } from '../recommend/facts/distance.ts'
import { seasonOf, travelMonth } from '../recommend/facts/season.ts'
import { capital, sentence } from '../recommend/text/format.ts'
import { monthQualities } from '../recommend/text/month-qualities.ts'
import { findPlace, isClosed, toCard } from './destination-card.ts'
import { type CheckedFacts, factSources } from './fact-sources.ts'
import { tripsTo } from './reference-trip.ts'

const PEOPLE = 2
const NEARBY = 4

const rupeeRange = ([low, high]: Range) => ({ low, high })

/** A destination without its packages; null for an unknown id. */
export function destinationFor(
  dataset: Dataset,
  id: string,
  now: Date,
  checkedFacts: CheckedFacts = new Map(),
): Omit<Destination, 'packages'> | null {
  const place = findPlace(dataset, id)
  if (!place) return null
  const month = nextGoodMonth(place, now)
  return {
    ...toCard(place),
    summary: place.summary,
    pitches: place.types.flatMap((type) => {
      const text = place.pitch[type]?.text
      return text === undefined ? [] : [{ type, text }]
    }),
    months: monthQualities(place, (each) => isClosed(place, each)),
    weather: sentence(place.weather),
    peakSeason: capital(place.peak_season),
    offPeakSeason: capital(place.off_peak_season),
    idealDays: { least: place.ideal_days[0], most: place.ideal_days[1] },
    month,
    people: PEOPLE,
    from: tripsTo(dataset, place, { month, people: PEOPLE, now }),
    highlights: place.highlights.map(toHighlight),
    stays: staysOf(place),
    stayAreas: place.stay_areas,
    localTransport: sentence(place.local_transport),
    lastStretch: place.last_stretch === undefined ? null : sentence(place.last_stretch),
    permits: place.permits
      .filter(({ need }) => need)
      .map(({ who, name, fee_inr, where = null, lead_days = 0 }) => ({
        who,
        name,
        fee: rupeeRange(fee_inr),
        where,
        leadDays: lead_days,
      })),
    cautions: cautionsOf(place),
    uncertain: place.uncertain.map(({ what }) => what),
    asOf: place.as_of,
    sources: factSources(place, checkedFacts, now),
    nearby: nearest(dataset, place),
  }
}

/** The next of the best months; without one, the next that is open and not to be avoided. */
function nextGoodMonth(place: Place, now: Date): number {
  const { month } = travelMonth(now)
  const coming = Array.from({ length: 12 }, (_, at) => ((month - 1 + at) % 12) + 1)
  const open = coming.filter((each) => !isClosed(place, each))
  return (
    open.find((each) => seasonOf(place, each) === 'best') ??
    open.find((each) => seasonOf(place, each) !== 'avoid') ??
    month
  )
}

const toHighlight = (highlight: Place['highlights'][number]): DestinationHighlight => ({
  name: highlight.name,
  minutes: highlight.minutes ?? null,
  open: highlight.open ?? null,
  closed: highlight.closed ?? [],
  fee: highlight.fee_inr ?? null,
  months: highlight.months ?? null,
  isSure: highlight.sure !== 'low',
})

/** The stay tiers, cheapest first; `dailyEach` is what a day costs one person beside the stay. */
const staysOf = (place: Place): Destination['stays'] =>
  [...new Set([...tiersFor(place, 1), ...tiersFor(place, PEOPLE)])]
    .flatMap((tier) => {
      const night = tier === 'dorm' ? place.dorm_bed_inr : place.stay_inr_room_night[tier]
      if (!night) return []
      return [{ tier, night: rupeeRange(night), dailyEach: tier === 'dorm' ? null : place.daily_inr_per_person[tier] }]
    })
    .sort((a, b) => a.night.low - b.night.low)

/** Closures and dangers first, then everyday notes. */
function cautionsOf(place: Place): DestinationCaution[] {
  const closures = place.closures.map(
    ({ what, from = null, to = null, months = null, sure }): DestinationCaution => ({
      what: sentence(what),
      kind: 'closure',
      from,
      to,
      months,
      isSure: sure !== 'low',
    }),
  )
  const health = place.health_safety.map(
    ({ what, kind, months = null }): DestinationCaution => ({
      what: sentence(what),
      kind,
      from: null,
      to: null,
      months,
      isSure: true,
    }),
  )
  const order = ['danger', 'closure', 'note']
  return [...closures, ...health].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

const nearest = ({ destinations }: Dataset, place: Place): Destination['nearby'] =>
  destinations
    .filter(({ id }) => id !== place.id)
    .map((other) => ({ ...toCard(other), km: Math.round(greatCircleKm(place, other)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEARBY)
