import type { Kit } from './kit.ts'
import { calm, type Wind } from './motion.ts'
import { between } from './random.ts'
import { at, curve, d, each, fill, type Point, polygon, range, spread, stroke } from './svg.ts'

export interface Tree {
  x: number
  y: number
  h: number
  seed: number
  distance?: number
}

/** A coconut palm, `lean` pixels out of the upright, in a wind along x; no two crowns alike. */
export function palm(
  k: Kit,
  { x, y, h, seed, distance = -0.85, wind = calm }: Tree & { wind?: Wind },
  lean: number,
  leaf = '#2f5b45',
): string {
  const random = k.random(seed)
  const w = h * 0.026
  const tip: Point = [x + lean + h * 0.012 * wind(x), y - h]
  const bend = x + lean * 0.18
  const trunk =
    d`M${x - w * 1.7} ${y}C${x - w * 0.6} ${y - h * 0.2} ${bend - w * 0.8} ${y - h * 0.62} ${tip[0] - w * 0.55} ${tip[1]}` +
    d`L${tip[0] + w * 0.55} ${tip[1]}C${bend + w * 1.1} ${y - h * 0.6} ${x + w * 0.9} ${y - h * 0.2} ${x + w * 1.7} ${y}z`
  const frond = (angle: number, length: number, droop: number): string => {
    const end: Point = [tip[0] + Math.cos(angle) * length, tip[1] + Math.sin(angle) * length * 0.75 + droop]
    const knee: Point = [tip[0] + Math.cos(angle) * length * 0.55, tip[1] + Math.sin(angle) * length - droop * 0.1]
    const along = (t: number): Point => {
      const u = 1 - t
      return [
        u * u * tip[0] + 2 * u * t * knee[0] + t * t * end[0],
        u * u * tip[1] + 2 * u * t * knee[1] + t * t * end[1],
      ]
    }
    const leaflets = range(8).flatMap((i): Point[] => {
      const t = 1 - (i + 0.6) / 8.4
      const [bx, by] = along(t)
      const size = h * 0.12 * Math.sin(Math.PI * Math.min(0.94, t * 0.9 + 0.16)) * between(random, 0.8, 1.15)
      const swing = Math.cos(angle) * size * 0.42
      return [
        [bx + swing, by + size * (0.78 + 0.3 * Math.abs(Math.cos(angle)))],
        [along(t - 0.035)[0], along(t - 0.035)[1] + h * 0.008],
      ]
    })
    return (
      d`M${tip[0]} ${tip[1]}Q${knee[0]} ${knee[1]} ${end[0]} ${end[1]}` +
      each(leaflets, ([px, py]) => d`L${px} ${py}`) +
      'z'
    )
  }
  const crown = (count: number, from: number, to: number, size: number) =>
    each(spread(from, to, count), (a) => {
      const blown = wind(x + Math.cos(a) * h * 0.5 + from * 90)
      const angle = a + between(random, -0.14, 0.14) + 0.035 * blown
      const flat = Math.abs(Math.cos(angle))
      return frond(
        angle,
        h * size * between(random, 0.85, 1.15) * (0.72 + flat * 0.4),
        h * between(random, 0.05, 0.2) * (0.4 + flat) + h * 0.018 * blown,
      )
    })
  const nuts = each(range(4), (i) => d`M${tip[0] + (i - 1.5) * w * 1.1} ${tip[1] + w * between(random, 0.6, 1.7)}h.1`)
  const front = k.paint(leaf, distance)
  return (
    fill(crown(5, -Math.PI * 0.93, -Math.PI * 0.07, 0.4), k.paint(leaf, distance + (distance < 0 ? 0.16 : -0.1))) +
    fill(trunk, k.paint('#6b4a3a', distance)) +
    stroke(nuts, k.paint('#6b4a3a', distance), w * 1.5) +
    fill(crown(6, -Math.PI * 1.06, Math.PI * 0.06, 0.42), front)
  )
}

/** A deodar or other tall conifer: boughs in tiers, ragged at the hem. */
export function deodar(k: Kit, { x, y, h, seed, distance = -0.3 }: Tree, colour = '#2f5745'): string {
  const random = k.random(seed)
  const w = h * between(random, 0.17, 0.23)
  const tiers = 7
  const side = (sign: number): Point[] =>
    range(tiers).flatMap((i): Point[] => {
      const t = (i + 1) / tiers
      const reach = w * t ** 0.8 * between(random, 0.85, 1.1)
      const foot = y - h + h * 0.92 * t
      return [
        [x + sign * reach, foot + h * 0.022],
        [x + sign * reach * 0.45, foot - h * 0.012],
      ]
    })
  const right = side(1)
  const left = side(-1)
  return (
    fill(d`M${x - h * 0.018} ${y}v${-h * 0.2}h${h * 0.036}v${h * 0.2}z`, k.paint('#4b3530', distance)) +
    fill(polygon([[x, y - h], ...right, ...left.reverse()]), k.paint(colour, distance)) +
    fill(
      polygon([[x, y - h], ...right, [x + w * 0.1, y - h * 0.1], [x + w * 0.16, y - h * 0.5]]),
      k.shaded(colour, distance, 0.3),
    )
  )
}

/** Conifers along a slope: `line` says how high the ground is at each x. */
export function forest(
  k: Kit,
  seed: number,
  from: number,
  to: number,
  count: number,
  size: number,
  distance: number,
  line: (x: number) => number,
  colour = '#2f5745',
): string {
  const random = k.random(seed)
  const data = each(
    range(count).map((i) => from + ((i + random()) / count) * (to - from)),
    (x) => {
      const h = size * between(random, 0.6, 1.2)
      const y = line(x) + h * 0.1
      const w = h * between(random, 0.17, 0.24)
      return polygon([
        [x, y - h],
        [x + w * 0.5, y - h * 0.56],
        [x + w * 0.34, y - h * 0.56],
        [x + w * 0.8, y - h * 0.26],
        [x + w * 0.5, y - h * 0.27],
        [x + w, y],
        [x - w, y],
        [x - w * 0.5, y - h * 0.27],
        [x - w * 0.8, y - h * 0.26],
        [x - w * 0.34, y - h * 0.56],
        [x - w * 0.5, y - h * 0.56],
      ])
    },
  )
  return fill(data, k.paint(colour, distance))
}

/** One soft clump of leaves: a ring of bumps. */
export function clump(cx: number, cy: number, rx: number, ry: number, bumps: number, random: () => number): string {
  const points = range(bumps).map((i): Point => {
    const a = (i / bumps) * Math.PI * 2
    const r = between(random, 0.86, 1.1)
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]
  })
  return (
    d`M${points[0]![0]} ${points[0]![1]}` +
    each(points, (p, i) => {
      const q = points[(i + 1) % bumps]!
      const r = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.56
      return d`A${r} ${r} 0 0 1 ${q[0]} ${q[1]}`
    }) +
    'z'
  )
}

/** A broad-crowned tree (mango, sal, rain tree) in three tones. */
export function broadleaf(k: Kit, { x, y, h, seed, distance = 0 }: Tree, colour = '#5c7f3b', wide = 1): string {
  const random = k.random(seed)
  const r = h * 0.34 * wide
  const cy = y - h * 0.66
  const masses = (scale: number, dx: number, dy: number) =>
    clump(x + dx * r, cy + dy * r, r * scale, h * 0.3 * scale, 9, random) +
    clump(x - r * 0.62 + dx * r, cy + h * 0.1 + dy * r, r * 0.6 * scale, h * 0.19 * scale, 7, random) +
    clump(x + r * 0.66 + dx * r, cy + h * 0.08 + dy * r, r * 0.62 * scale, h * 0.2 * scale, 7, random)
  const w = h * 0.035
  return (
    fill(
      d`M${x - w * 1.6} ${y}Q${x - w * 0.5} ${y - h * 0.2} ${x - w} ${y - h * 0.5}L${x - r * 0.5} ${cy}L${x} ${y - h * 0.46}L${x + r * 0.5} ${cy}L${x + w} ${y - h * 0.44}Q${x + w * 0.6} ${y - h * 0.2} ${x + w * 1.8} ${y}z`,
      k.paint('#5a4034', distance),
    ) +
    fill(masses(1, 0, 0), k.shaded(colour, distance, 0.34)) +
    fill(masses(0.78, -0.16, -0.2), k.paint(colour, distance))
  )
}

/** An acacia of the dry plains: flat shelves of leaf on forking limbs. */
export function acacia(k: Kit, { x, y, h, seed, distance = -0.2 }: Tree, colour = '#6f7f3d'): string {
  const random = k.random(seed)
  const shelf = (cx: number, cy: number, w: number) =>
    d`M${cx - w} ${cy}Q${cx - w * 0.9} ${cy - w * 0.26} ${cx - w * 0.4} ${cy - w * 0.24}Q${cx} ${cy - w * 0.42} ${cx + w * 0.45} ${cy - w * 0.25}Q${cx + w * 0.95} ${cy - w * 0.24} ${cx + w} ${cy}Q${cx + w * 0.5} ${cy + w * 0.1} ${cx + w * 0.2} ${cy + w * 0.03}Q${cx - w * 0.5} ${cy + w * 0.12} ${cx - w} ${cy}z`
  const top = y - h
  const limbs: Point[] = [
    [x - h * 0.34, top + h * 0.24],
    [x + h * 0.36, top + h * 0.2],
    [x + h * 0.04, top + h * 0.06],
  ]
  const trunk = k.paint('#4f3a2e', distance)
  return (
    each(limbs, ([lx, ly]) =>
      stroke(
        d`M${x} ${y}C${x + h * 0.02} ${y - h * 0.4} ${x + (lx - x) * 0.2} ${y - h * 0.5} ${lx} ${ly}`,
        trunk,
        h * 0.028,
      ),
    ) +
    fill(
      d`M${x - h * 0.045} ${y}Q${x - h * 0.01} ${y - h * 0.2} ${x - h * 0.012} ${y - h * 0.42}h${h * 0.03}Q${x + h * 0.02} ${y - h * 0.2} ${x + h * 0.05} ${y}z`,
      trunk,
    ) +
    each(
      limbs,
      ([lx, ly]) =>
        fill(shelf(lx, ly + h * 0.03, h * between(random, 0.3, 0.4)), k.shaded(colour, distance, 0.3)) +
        fill(shelf(lx - h * 0.03, ly, h * between(random, 0.24, 0.32)), k.paint(colour, distance)),
    )
  )
}

/** A banyan with hanging roots; the crown spreads to twice its height. */
export function banyan(k: Kit, { x, y, h, seed, distance = -0.5 }: Tree, colour = '#46683a'): string {
  const random = k.random(seed)
  const r = h * 0.9
  const bark = k.paint('#54413a', distance)
  const roots = each(range(13), () => {
    const rx = x + between(random, -0.85, 0.85) * r
    const long = random() > 0.55
    return d`M${rx} ${y - h * 0.5}q${between(random, -6, 6)} ${h * 0.2} ${between(random, -4, 4)} ${h * (long ? 0.5 : between(random, 0.15, 0.34))}`
  })
  const trunk = d`M${x - h * 0.2} ${y}Q${x - h * 0.07} ${y - h * 0.1} ${x - h * 0.1} ${y - h * 0.45}L${x - r * 0.7} ${y - h * 0.66}L${x - r * 0.2} ${y - h * 0.6}L${x} ${y - h * 0.7}L${x + r * 0.2} ${y - h * 0.58}L${x + r * 0.7} ${y - h * 0.64}L${x + h * 0.1} ${y - h * 0.42}Q${x + h * 0.08} ${y - h * 0.1} ${x + h * 0.22} ${y}Q${x + h * 0.1} ${y - h * 0.06} ${x + h * 0.03} ${y}Q${x - h * 0.08} ${y - h * 0.08} ${x - h * 0.2} ${y}z`
  const crown = (s: number, dy: number) =>
    clump(x, y - h * (0.78 + dy), r * 0.62 * s, h * 0.26 * s, 9, random) +
    clump(x - r * 0.6, y - h * (0.66 + dy), r * 0.46 * s, h * 0.2 * s, 8, random) +
    clump(x + r * 0.62, y - h * (0.67 + dy), r * 0.46 * s, h * 0.2 * s, 8, random)
  return (
    stroke(roots, bark, h * 0.012) +
    fill(trunk, bark) +
    fill(crown(1, 0), k.shaded(colour, distance, 0.3)) +
    fill(crown(0.8, 0.05), k.paint(colour, distance))
  )
}

/** A bough that hangs into the picture from above, as the frame of a poster. */
export function bough(
  k: Kit,
  x: number,
  y: number,
  length: number,
  seed: number,
  flip = 1,
  colour = '#33513a',
  distance = -0.8,
): string {
  const random = k.random(seed)
  const sag = between(random, 0.06, 0.2)
  const main = (t: number): Point => [t * length, Math.sin(t * 2.2) * length * sag]
  const twigs = [0.24, 0.44, 0.62, 0.8].map((from, i) => {
    const [fx, fy] = main(from)
    const reach = length * between(random, 0.2, 0.34) * (1 - from * 0.4)
    const angle = i % 2 ? between(random, 0.7, 1.15) : between(random, -0.35, 0.2)
    return (t: number): Point => [
      fx + Math.cos(angle) * reach * t,
      fy + Math.sin(angle) * reach * t + t * t * reach * 0.2,
    ]
  })
  const leaf = ([bx, by]: Point, angle: number, size: number): string => {
    const [ex, ey] = [bx + Math.cos(angle) * size, by + Math.sin(angle) * size]
    const [nx, ny] = [-Math.sin(angle) * size * 0.3, Math.cos(angle) * size * 0.3]
    return d`M${bx} ${by}Q${(bx + ex) / 2 + nx} ${(by + ey) / 2 + ny} ${ex} ${ey}Q${(bx + ex) / 2 - nx} ${(by + ey) / 2 - ny} ${bx} ${by}z`
  }
  const leaves = each([main, ...twigs], (along, i) => {
    const count = i === 0 ? 22 : 11
    return each(range(count), (j) => {
      const t = (j + 1) / count
      return leaf(
        along(t),
        (j % 2 ? 1 : -0.55) * between(random, 0.3, 1.15) + 0.45,
        length * between(random, 0.075, 0.12),
      )
    })
  })
  const spine = (along: (t: number) => Point) => `M${curve([0, 0.25, 0.5, 0.75, 1].map(along))}`
  const wood = k.paint('#4b3530', distance)
  return at(
    x,
    y,
    stroke(spine(main), wood, length * 0.016) +
      stroke(each(twigs, spine), wood, length * 0.009) +
      fill(leaves, k.paint(colour, distance)),
    flip,
    1,
  )
}
