import type { Kit } from './kit.ts'
import { part } from './motion.ts'
import { curve, d, each, fill, type Point, range, spread } from './svg.ts'

/** Waves that come in during one loop, and how many of their periods a line of foam is under way. */
const WAVES = 2
const UNDER_WAY = 3
/** From where a line of foam is born to where it breaks, and how high the water then runs up the sand. */
const FETCH = 104
const REACH = 34

/** How far up the sand the water reaches, 0 to 1, during one wave period: fast up, slowly back. */
const runUp = (p: number): number =>
  p < 0.36 ? Math.sin((Math.PI / 2) * (p / 0.36)) : 0.5 + 0.5 * Math.cos(Math.PI * ((p - 0.36) / 0.64))

/** Every other wave is the same, so that the loop ends as it began. */
const kind = (wave: number): number => Math.abs(wave % WAVES)

/** The tongues of a wave along the beach. */
const tongue = (x: number, wave: number): number => {
  const turn = kind(wave) * 2.4
  return 1 + 0.34 * Math.sin(x / 118 + turn) + 0.2 * Math.sin(x / 47 + turn * 1.7)
}

/** A line through the crest's points that is soft, and known at every x. */
const along =
  (crest: readonly Point[]) =>
  (x: number): number => {
    const after = Math.max(
      1,
      crest.findIndex(([px]) => px >= x),
    )
    const [[x0, y0], [x1, y1]] = [crest[after - 1]!, crest[after]!]
    const t = (1 - Math.cos(Math.PI * ((x - x0) / (x1 - x0)))) / 2
    return y0 + (y1 - y0) * t
  }

/** A beach at one moment of the loop: foam that comes in, breaks along `crest` and runs up the sand and back. */
export function rollingSurf(k: Kit, crest: readonly Point[], sand: string, moment: number, bottom = k.height): string {
  const shore = along(crest)
  const places = spread(crest[0]![0], crest.at(-1)![0], 64)
  // A wave meets the left of the beach first; where the loop begins again the water is running back, slowly.
  const time = (x: number) => moment * WAVES + 0.72 - x / 5200
  const water = (x: number) => {
    const now = time(x)
    return shore(x) - 12 + REACH * tongue(x, Math.floor(now)) * runUp(part(now))
  }
  const area = (edge: (x: number) => number, colour: string, opacity = 1) =>
    fill(d`M${places[0]!} ${bottom}L` + curve(places.map((x): Point => [x, edge(x)])) + d`V${bottom}z`, colour, opacity)
  const band = (upper: (x: number) => number, lower: (x: number) => number, colour: string, opacity: number) =>
    fill(
      `M${curve(places.map((x): Point => [x, upper(x)]))}L${curve([...places].reverse().map((x): Point => [x, lower(x)]))}z`,
      colour,
      opacity,
    )

  /** A wave all its way, from the open water to the sand: where its foam is, and how thick. */
  const wave = (number: number) => {
    const age = (x: number) => Math.min(UNDER_WAY + 1, Math.max(0, time(x) + number))
    const foam = (x: number) => {
      const a = age(x)
      if (a >= UNDER_WAY) return { y: water(x), thick: 12 * (1 - (a - UNDER_WAY)) ** 1.4 * tongue(x + 60, number) }
      const near = a / UNDER_WAY
      return {
        y: shore(x) - 12 - FETCH * (1 - near) ** 1.15 + 3 * Math.sin(x / 83 + kind(number) * 2) * (1 - near),
        thick: 12 * near ** 1.5 * tongue(x + 60, number),
      }
    }
    return band(
      (x) => foam(x).y - foam(x).thick,
      (x) => foam(x).y,
      '#fff9ea',
      0.82,
    )
  }
  const oldest = Math.ceil(UNDER_WAY + 1 - time(places[0]!))
  return (
    // The water is thin over the sand, and light.
    area((x) => shore(x) - 44, k.paint('#8fb0b4', 0.2), 0.3) +
    area((x) => shore(x) - 22, k.paint('#d9c3a8', 0.1), 0.34) +
    area(water, k.paint(sand, -0.2)) +
    each(range(UNDER_WAY + 3), (i) => wave(oldest - i)) +
    area(
      (x) => shore(x) + REACH * 1.18 + 5 * Math.sin(x / 71),
      k.gradient([
        [0, k.paint(sand)],
        [1, k.paint(sand, -0.22)],
      ]),
    )
  )
}
