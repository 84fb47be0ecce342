import type { Kit } from '../kit/kit.ts'
import { d, each, fill, type Point, range, spread, stroke } from '../kit/svg.ts'

// In metres: where the bridge's parts lie along it, the camera (along, aside), and where it looks.
const NEAR = 99
const FAR = 556
const END = 655
const CAMERA: Point = [-40, 170]
const LOOK: Point = [0.909, -0.418]
const FOCAL = 1070
const DECK = 14

/** The height of the upper chord above the deck: low at the banks, high over the towers, shallow in the middle. */
function chord(u: number): number {
  const side = u < (NEAR + FAR) / 2 ? u - NEAR : FAR - u
  if (side < 0) return 14 + 58 * (1 - -side / 99) ** 1.25
  if (side < 143) return 18 + 54 * (1 - side / 143) ** 1.35
  return 18 + 3 * Math.sin((Math.PI / 2) * ((side - 143) / 86))
}

/** Howrah bridge seen from a ghat: the near tower left of (x, horizon), the far one small on the other bank. */
export function howrahBridge(k: Kit, x: number, horizon: number, distance = 0): string {
  const scale = (u: number, w: number): number => {
    const [du, dw] = [u - CAMERA[0], w - CAMERA[1]]
    return FOCAL / (du * LOOK[0] + dw * LOOK[1])
  }
  const point = (u: number, h: number, w = 0): Point => {
    const [du, dw] = [u - CAMERA[0], w - CAMERA[1]]
    return [x + (du * 0.418 + dw * 0.909) * scale(u, w), horizon - (h + DECK) * scale(u, w)]
  }
  const move = (p: Point, q: Point) => d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`
  const quad = (...points: Point[]) => `M${points.map(([px, py]) => d`${px} ${py}`).join('L')}z`
  const panels = [...spread(6, NEAR, 9), ...spread(NEAR, FAR, 33).slice(1), ...spread(FAR, END, 9).slice(1)]

  // Lines are drawn in groups that grow thinner with the distance.
  const truss = (w: number, dark: string, light: string, weight: number): string =>
    each(
      [0, 4, 9, 14, 22, 34].map((from, i, list) => panels.slice(from, (list[i + 1] ?? panels.length - 1) + 1)),
      (part) => {
        const thick = scale(part[Math.floor(part.length / 2)]!, w) * weight
        const pairsOf = part.slice(1).map((u, i) => [part[i]!, u] as const)
        const web = each(pairsOf, ([a, b]) => {
          const high = (a + b) / 2 < (NEAR + FAR) / 2 === (a < NEAR || a >= FAR) || a >= FAR
          const [tall, other] = high ? [b, a] : [a, b]
          const knee = point(other, chord(other) / 2, w)
          return (
            move(point(tall, chord(tall), w), knee) +
            move(point(tall, 0, w), knee) +
            move(point(b, 0, w), point(b, chord(b), w))
          )
        })
        const line = (h: (u: number) => number) =>
          `M${part.map((u) => d`${point(u, h(u), w)[0]} ${point(u, h(u), w)[1]}`).join('L')}`
        return (
          stroke(web, dark, thick * 0.9) +
          stroke(line(chord), light, thick * 2.6) +
          stroke(
            line(() => 0),
            dark,
            thick * 1.6,
          )
        )
      },
    )
  const tower = (u: number, w: number, light: string, dark: string): string => {
    const wide = scale(u, w)
    const [bx, by] = point(u, -DECK - 3, w)
    const [tx, ty] = point(u, 74, w)
    return (
      fill(quad([bx - 4.2 * wide, by], [tx - 2.2 * wide, ty], [tx + 2.2 * wide, ty], [bx + 4.2 * wide, by]), light) +
      fill(quad([bx, by], [tx + 0.6 * wide, ty], [tx + 2.2 * wide, ty], [bx + 4.2 * wide, by]), dark)
    )
  }
  const steel = k.paint('#8d9aa6', distance)
  const dark = k.shaded('#7f8d98', distance, 0.42)
  const back = k.shaded('#7f8d98', Math.min(1, distance + 0.25), 0.3)
  // a portal: the cross-bracing between the two legs of a tower
  const portal = (u: number): string =>
    stroke(
      each(
        [20, 36, 52, 68],
        (h) => move(point(u, h, 0), point(u, h + 6, -22)) + move(point(u, h + 6, 0), point(u, h, -22)),
      ),
      back,
      scale(u, 0) * 0.7,
    )
  const road = [...spread(-8, END + 80, 12)]
  const edge = (h: number, w: number) => road.map((u) => point(u, h, w))
  return (
    truss(-22, back, back, 0.55) +
    each([FAR, NEAR], (u) => tower(u, -22, back, back) + portal(u)) +
    fill(quad(...edge(0.5, -22), ...edge(0.5, 0).reverse()), k.shaded('#6a6f7c', distance, 0.5)) +
    fill(quad(...edge(1.6, 0), ...edge(-2.4, 0).reverse()), steel) +
    fill(quad(...edge(-1.2, 0), ...edge(-2.4, 0).reverse()), dark) +
    each(range(9), (i) => {
      const u = 52 + i * 47
      const [tx, ty] = point(u, 1.6, -3)
      const size = scale(u, -3)
      return fill(
        d`M${tx} ${ty}v${-3.2 * size}h${(i % 2 ? 10 : 5) * size}v${3.2 * size}z`,
        k.paint(i % 2 ? '#c8553d' : '#f2b02b', distance),
      )
    }) +
    truss(0, dark, steel, 0.72) +
    each([FAR, NEAR], (u) => tower(u, 0, steel, dark)) +
    each([NEAR, FAR], (u) => {
      const [px, py] = point(u, -DECK, 0)
      const wide = scale(u, 0)
      return fill(
        d`M${px - 7 * wide} ${py + 2 * wide}V${py - 4 * wide}H${px + 7 * wide}V${py + 2 * wide}z`,
        k.paint('#a58a7a', distance),
      )
    }) +
    (k.light.lamp
      ? stroke(
          each(spread(10, END, 40), (u) => d`M${point(u, 5)[0]} ${point(u, 5)[1]}h.1`),
          k.light.lamp,
          4,
        )
      : '')
  )
}
