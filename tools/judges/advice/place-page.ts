import { monthName } from '@saathi/shared/lib/messages/en/days'
import { type City, type Dataset, loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'

const months = (list: number[] | undefined) =>
  list ? list.map((month) => monthName(month).slice(0, 3)).join(' ') || 'none' : 'all year'
const inOneLine = (value: object) => JSON.stringify(value).replaceAll('"', '').replaceAll(',', ', ')

/** The ways from every starting city to one gateway, one a line. */
const waysTo = ({ departures }: Dataset, kind: 'rail' | 'bus' | 'air', to: string): string[] =>
  (Object.keys(departures) as City[]).flatMap((city) => {
    const rows = kind === 'air' ? departures[city].air.get(to) : departures[city][kind].get(to)
    return [rows ?? []].flat().map(({ from, to: _, ...row }) => `    ${from}: ${inOneLine(row)}`)
  })

/**
 * All facts of a place as text, for a person who checks them.
 * @throws Error when there is no such place
 */
export function placePage(id: string, dataset = loadDataset()): string {
  const place = dataset.destinations.find((destination) => destination.id === id)
  if (!place) throw new Error(`There is no place ${id}.`)
  return [
    `${place.name} (${place.id}), ${place.state}: ${place.types.join(', ')}`,
    `${place.lat}, ${place.lon}, ${place.elevation_m} m; ${place.ideal_days.join(' to ')} days; as of ${place.as_of}`,
    `low confidence: ${place.low_confidence.join(', ') || 'nothing'}; uncertain: ${place.uncertain.map(({ what }) => what).join('; ') || 'nothing'}`,
    '',
    place.summary,
    ...Object.entries(place.pitch).map(([type, pitch]) => `${type}, ${months(pitch.months)}: ${pitch.text}`),
    '',
    `best ${months(place.best_months)} | ok ${months(place.ok_months)} | shoulder ${months(place.shoulder_months)} | avoid ${months(place.avoid_months)}`,
    `peak: ${place.peak.map((spell) => spell.join(' to ')).join(', ')} (${place.peak_season}); ${place.weather}`,
    ...place.closures.map((closure) => `closure: ${inOneLine(closure)}`),
    ...place.health_safety.map((health) => `health: ${inOneLine(health)}`),
    ...place.permits.map((permit) => `permit: ${inOneLine(permit)}`),
    '',
    `stay ${inOneLine(place.stay_inr_room_night)}, dorm ${place.dorm_bed_inr ?? 'none'}; a day ${inOneLine(place.daily_inr_per_person)}`,
    ...place.typical_extras_inr.map((extra) => `extra: ${inOneLine(extra)}`),
    '',
    ...place.highlights.map((highlight) => `highlight: ${inOneLine(highlight)}`),
    '',
    `road: ${inOneLine(place.road)}`,
    ...place.railheads.flatMap((station) => [
      `station: ${inOneLine(station)}`,
      ...waysTo(dataset, 'rail', station.code),
    ]),
    ...place.airports.flatMap((airport) => [`airport: ${inOneLine(airport)}`, ...waysTo(dataset, 'air', airport.iata)]),
    'bus:',
    ...waysTo(dataset, 'bus', place.id),
  ].join('\n')
}
