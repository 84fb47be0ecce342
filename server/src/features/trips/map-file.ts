import type { SharedItem, SharedTrip } from '@saathi/shared/trips/shared-trips'
import * as text from '../../messages/en/map-file.ts'
import { element, escapeXml, xmlFile } from '../../platform/xml.ts'

type Day = SharedTrip['days'][number]
type Point = { lat: number; lon: number }

/** Free time and rest are no places of a map. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['rest', 'free'])

/** Decimal degrees without an exponent, which the schemas do not allow; GPX has no longitude of 180. */
const degrees = (angle: number): string => String(Number(angle.toFixed(6)))
const latLon = ({ lat, lon }: Point) => ({ lat: degrees(lat), lon: degrees(lon === 180 ? -180 : lon) })

const pointOf = ({ lat, lon }: SharedItem): Point[] => (lat === null || lon === null ? [] : [{ lat, lon }])
const isPlace = ({ kind, lat }: SharedItem): boolean => lat !== null && !NOT_SHOWN.has(kind)

/** The lines of the days: each begins where the day before ended; one of a single point is none. */
function linesOf({ days }: SharedTrip): { day: Day; points: Point[] }[] {
  let last: Point | undefined
  return days.flatMap((day) => {
    const points = [...(last ? [last] : []), ...day.items.flatMap(pointOf)].filter(
      (point, at, all) => at === 0 || point.lat !== all[at - 1]?.lat || point.lon !== all[at - 1]?.lon,
    )
    last = points.at(-1) ?? last
    return points.length > 1 ? [{ day, points }] : []
  })
}

const dayName = ({ day, date }: Day): string => text.dayName(day + 1, date)
const timeOf = ({ start, end }: SharedItem): string => (start === null ? '' : text.times(start, end ?? start))

/** The places and ways of a shared view of a trip as GPX 1.1: a waypoint a place, a track a day. */
export function gpxFile(trip: SharedTrip, now: Date): string {
  const waypoints = trip.days.flatMap((day) =>
    day.items
      .filter(isPlace)
      .flatMap((item) =>
        pointOf(item).map((point) =>
          element('wpt', latLon(point), [
            element('name', {}, escapeXml(text.placeOnDay(day.day + 1, item.title))),
            ...[timeOf(item)].filter(Boolean).map((times) => element('desc', {}, escapeXml(times))),
            element('type', {}, item.kind),
          ]),
        ),
      ),
  )
  const tracks = linesOf(trip).map(({ day, points }) =>
    element('trk', {}, [
      element('name', {}, escapeXml(dayName(day))),
      element(
        'trkseg',
        {},
        points.map((point) => element('trkpt', latLon(point), '')),
      ),
    ]),
  )
  const metadata = element('metadata', {}, [
    element('name', {}, escapeXml(trip.title)),
    element('time', {}, now.toISOString()),
  ])
  const root = { version: '1.1', creator: 'Saathi', xmlns: 'http://www.topografix.com/GPX/1/1' }
  return xmlFile(element('gpx', root, [metadata, ...waypoints, ...tracks]))
}

const coordinates = (points: readonly Point[]): string =>
  element('coordinates', {}, points.map(({ lat, lon }) => `${degrees(lon)},${degrees(lat)}`).join(' '))

/** The same as KML 2.2: a folder a day. */
export function kmlFile(trip: SharedTrip): string {
  const lines = new Map(linesOf(trip).map(({ day, points }) => [day.day, points]))
  const folders = trip.days.map((day) => {
    const line = lines.get(day.day)
    return element('Folder', {}, [
      element('name', {}, escapeXml(dayName(day))),
      ...day.items.filter(isPlace).map((item) =>
        element('Placemark', {}, [
          element('name', {}, escapeXml(item.title)),
          // Map programs read a description as HTML, so it has no words of people.
          ...[timeOf(item)].filter(Boolean).map((times) => element('description', {}, escapeXml(times))),
          element('Point', {}, coordinates(pointOf(item))),
        ]),
      ),
      ...(line
        ? [
            element('Placemark', {}, [
              element('name', {}, escapeXml(text.wayOfDay(day.day + 1))),
              element('LineString', {}, [element('tessellate', {}, '1'), coordinates(line)]),
            ]),
          ]
        : []),
    ])
  })
  const document = element('Document', {}, [element('name', {}, escapeXml(trip.title)), ...folders])
  return xmlFile(element('kml', { xmlns: 'http://www.opengis.net/kml/2.2' }, [document]))
}
