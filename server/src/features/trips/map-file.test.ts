import type { SharedItem, SharedTrip } from '@saathi/shared/trips/shared-trips'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/whole.ts'
import { gpxFile, kmlFile } from './map-file.ts'

const NOW = new Date('2026-12-01T06:30:00Z')
const item = (facts: Partial<SharedItem> = {}): SharedItem => ({
  ...{ kind: 'visit', title: 'Fort', by: null, lat: 15.335, lon: 76.46, start: 600, end: 660, leg: null },
  ...facts,
})
const trip = (title: string, days: SharedItem[][]): SharedTrip => ({
  kind: 'read',
  title,
  place: { id: 'hampi', name: 'Hampi', state: 'Karnataka', lat: 15.3, lon: 76.4, image: null },
  startDate: '2026-12-12',
  dayCount: days.length,
  firstName: null,
  expiresOn: null,
  days: days.map((items, day) => ({ day, date: `2026-12-${12 + day}`, items })),
})

type Node = { name: string; attributes: string[]; children: Node[]; text: string }

/** Reads a document that has nothing which our files do not have; throws where it is not well-formed. */
function parse(xml: string): Node {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  const root: Node = { name: '', attributes: [], children: [], text: '' }
  const open = [root]
  let at = 0
  for (const match of body.matchAll(/<(\/?)([A-Za-z]+)((?: [A-Za-z]+="[^"<]*")*)(\/?)>/g)) {
    const [tag, isEnd, name = '', attributes = '', isEmpty] = match
    const node = open.at(-1) as Node
    node.text += body.slice(at, match.index)
    at = match.index + tag.length
    if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends another element`)
      continue
    }
    const names = [...attributes.matchAll(/ ([A-Za-z]+)=/g)].map(([, key = '']) => key)
    const child: Node = { name, attributes: names, children: [], text: '' }
    node.children.push(child)
    if (!isEmpty) open.push(child)
  }
  const texts = (node: Node): string[] => [node.text, ...node.children.flatMap(texts)]
  for (const text of texts(root))
    if (/[<>]|&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text}`)
  const [document] = root.children
  if (open.length !== 1 || root.children.length !== 1 || !document) throw new Error('not one document')
  return document
}

/** What the schemas of GPX 1.1 and KML 2.2 allow of the elements that we write, in their order. */
const CHILDREN: Record<string, readonly string[]> = {
  gpx: ['metadata', 'wpt', 'trk'],
  metadata: ['name', 'time'],
  wpt: ['name', 'desc', 'type'],
  trk: ['name', 'trkseg'],
  trkseg: ['trkpt'],
  kml: ['Document'],
  Document: ['name', 'Folder'],
  Folder: ['name', 'Placemark'],
  Placemark: ['name', 'description', 'Point', 'LineString'],
  Point: ['coordinates'],
  LineString: ['tessellate', 'coordinates'],
}
const ATTRIBUTES: Record<string, string[]> = {
  gpx: ['version', 'creator', 'xmlns'],
  wpt: ['lat', 'lon'],
  trkpt: ['lat', 'lon'],
  kml: ['xmlns'],
}

/** What the schemas do not allow. */
function problemsIn(node: Node): string[] {
  const { name, attributes, children, text } = node
  const positions = children.map((child) => (CHILDREN[name] ?? []).indexOf(child.name))
  return [
    ...(positions.some((position, at) => position < 0 || position < (positions[at - 1] ?? 0))
      ? [`children of ${name}`]
      : []),
    ...(attributes.join() === (ATTRIBUTES[name] ?? []).join() ? [] : [`attributes of ${name}`]),
    ...(name === 'coordinates' && !/^-?[\d.]+,-?[\d.]+( -?[\d.]+,-?[\d.]+)*$/.test(text) ? [text] : []),
    ...children.flatMap(problemsIn),
  ]
}
const all = (node: Node, name: string): Node[] =>
  node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])
const textsOf = (node: Node, name: string): string[] => all(node, name).map(({ text }) => text)
const SIGNS = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const read = (text: string) => text.replace(/&\w+;/g, (sign) => SIGNS[sign as keyof typeof SIGNS])

const HOSTILE = [
  `Fort & <b>"Palace"</b> 'x' ]]> &amp;`,
  'Fort\u0000\u0001\u000b\u001b\u007f\u0085\ufffe',
  'قلعة \u202egpj.exe',
  'हम्पी 🏰 \ud800',
]

describe('the files of a trip for map programs', () => {
  test('hostile names: both are well-formed, have only what the schemas allow, and keep the words', () => {
    const hostile = trip(HOSTILE.join(' '), [HOSTILE.map((title) => item({ title })), [item({ lat: 15.4 })]])
    for (const xml of [gpxFile(hostile, NOW), kmlFile(hostile)]) {
      const root = parse(xml)
      expect(problemsIn(root)).toEqual([])
      expect(xml).not.toMatch(/\p{Surrogate}/u)
      expect([...xml].filter((sign) => /[\p{Cc}\p{Bidi_Control}\ufffe\uffff]/u.test(sign) && sign !== '\n')).toEqual([])
      const names = textsOf(root, 'name').map(read)
      for (const words of [HOSTILE[0] ?? '', 'قلعة gpj.exe', 'Fort'])
        expect(names.filter((name) => name.endsWith(words))).not.toEqual([])
    }
  })

  test('any text and any position: both are well-formed and valid', () => {
    const number = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const any = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
      .map((codes) => String.fromCharCode(...codes))
    const items = fc.array(fc.record({ title: any, at: fc.option(fc.tuple(number(90), number(180))) }), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(any, fc.array(items, { maxLength: 4 }), (title, days) => {
        const made = days.map((each) =>
          each.map(({ title, at }) => item({ title, lat: at?.[0] ?? null, lon: at?.[1] ?? null })),
        )
        const files = [gpxFile(trip(title, made), NOW), kmlFile(trip(title, made))]
        expect(files.flatMap((xml) => problemsIn(parse(xml)))).toEqual([])
      }),
      { numRuns: runs(100) },
    )
  })

  test('places by day, ways through all points, times only where the view has them', () => {
    const bus = item({ kind: 'travel', title: 'Bus', lat: 15.4, start: null, end: null })
    const made = trip('Hampi', [[item(), bus], [item({ kind: 'free', title: 'Rest', lat: 15.5 })]])
    const gpx = parse(gpxFile(made, NOW))
    expect(all(gpx, 'wpt').map(({ children }) => children.map(({ text }) => text))).toEqual([
      ['Day 1: Fort', '10:00 to 11:00, Indian time', 'visit'],
      ['Day 1: Bus', 'travel'],
    ])
    expect(all(gpx, 'trk').map((track) => all(track, 'trkpt').length)).toEqual([2, 2])
    const kml = parse(kmlFile(made))
    expect(all(kml, 'Folder').map((folder) => textsOf(folder, 'name'))).toEqual([
      ['Day 1, 12 Dec 2026', 'Fort', 'Bus', 'Way of day 1'],
      ['Day 2, 13 Dec 2026', 'Way of day 2'],
    ])
    expect(textsOf(kml, 'coordinates').at(-1)).toBe('76.46,15.4 76.46,15.5')
  })
})
