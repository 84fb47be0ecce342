import { mix } from './colour.ts'
import type { Kit } from './kit.ts'
import { between } from './random.ts'
import { at, circle, d, each, ellipse, fill, range, rect, stroke } from './svg.ts'

export interface Sun {
  x: number
  y: number
  r?: number
  /** Flat rings around the disc, as on a lithograph: none unless asked for, so that they stay special. */
  rings?: number
  rays?: boolean
}

/** The sky down to the horizon; at night the sun's place is taken by the moon. */
export function sky(k: Kit, horizon = k.height, sun?: Sun): string {
  const { light } = k
  return (
    rect(0, 0, k.width, horizon, k.gradient(light.sky)) +
    (light.stars ? stars(k, horizon * 0.7) : '') +
    (sun
      ? light.stars
        ? moon(k, sun.x, Math.min(sun.y, horizon * 0.45), Math.min(sun.r ?? 48, 52))
        : sunDisc(k, sun)
      : '')
  )
}

function sunDisc(k: Kit, { x, y, r = 62, rings = 0, rays = false }: Sun): string {
  const beams = rays
    ? fill(
        each(range(20), (i) => {
          const a = (i / 20) * Math.PI * 2 + 0.08
          const [c, s, c2, s2] = [Math.cos(a), Math.sin(a), Math.cos(a + 0.13), Math.sin(a + 0.13)]
          return d`M${x} ${y}L${x + c * 1300} ${y + s * 1300}L${x + c2 * 1300} ${y + s2 * 1300}z`
        }),
        k.light.sun,
        0.13,
      )
    : ''
  return (
    beams +
    circle(x, y, r * 4.4, k.glow(k.light.sun, 0.55)) +
    each(range(rings), (i) => circle(x, y, r * (1.45 + (rings - 1 - i) * 0.55), k.light.sun, 0.16)) +
    circle(x, y, r, k.light.sun)
  )
}

/** A full moon with its seas. */
function moon(k: Kit, x: number, y: number, r = 44): string {
  return (
    circle(x, y, r * 4, k.glow(k.light.sun, 0.35)) +
    circle(x, y, r, k.light.sun) +
    fill(
      d`M${x - r * 0.3} ${y - r * 0.34}a${r * 0.2} ${r * 0.16} 20 1 0 .1 0zM${x + r * 0.26} ${y + r * 0.1}a${r * 0.24} ${r * 0.2} 0 1 0 .1 0zM${x - r * 0.22} ${y + r * 0.42}a${r * 0.14} ${r * 0.1} 0 1 0 .1 0z`,
      mix(k.light.sun, k.light.haze, 0.3),
      0.6,
    )
  )
}

function stars(k: Kit, depth: number): string {
  const random = k.random(901)
  const some = (count: number) => each(range(count), () => d`M${random() * k.width} ${random() ** 1.4 * depth}h.1`)
  return stroke(some(70), k.light.sun, 1.8, 0.65) + stroke(some(22), k.light.sun, 3.2, 0.9)
}

/** Long thin evening clouds, tapered at both ends; each is [x, y, length, thickness]. */
export function streaks(k: Kit, list: readonly (readonly [number, number, number, number])[], opacity = 0.4): string {
  const random = k.random(902)
  const data = each(list, ([x, y, w, h]) => {
    const a = between(random, 0.25, 0.45)
    const b = between(random, 0.55, 0.8)
    return (
      d`M${x} ${y}C${x + w * a * 0.6} ${y - h * 0.3} ${x + w * a} ${y - h} ${x + w * 0.5} ${y - h * 0.8}S${x + w * b} ${y - h * 0.5} ${x + w} ${y}` +
      d`C${x + w * 0.8} ${y + h * 0.5} ${x + w * 0.45} ${y + h * 0.7} ${x} ${y}z`
    )
  })
  return fill(data, k.light.cloud, opacity)
}

/** A heap cloud with a flat base, lit above and shaded below; (x, y) is the middle of its base. */
export function cumulus(k: Kit, x: number, y: number, w: number, seed: number, opacity = 0.92): string {
  const random = k.random(seed)
  const bumps = 5 + Math.floor(random() * 2)
  const top = (lift: number) => {
    let data = d`M${-w / 2} 0`
    let px = -w / 2
    let py = 0
    for (const i of range(bumps)) {
      const nx = -w / 2 + (w * (i + 1)) / bumps
      const mid = 1 - Math.abs((i + 1) / bumps - 0.52) * 1.9
      const ny = i === bumps - 1 ? 0 : -w * lift * Math.max(0.1, mid) * between(random, 0.75, 1.1)
      const r = Math.hypot(nx - px, ny - py) * between(random, 0.53, 0.6)
      data += d`A${r} ${r} 0 0 1 ${nx} ${ny}`
      px = nx
      py = ny
    }
    return `${data}z`
  }
  const shade = mix(k.light.cloud, k.light.haze, 0.55)
  return `<g opacity="${opacity}">${at(x, y, fill(top(0.24), k.light.cloud) + at(-w * 0.03, 0, fill(top(0.1), shade), 0.86, 0.8))}</g>`
}

/** Low mist lying across the land. */
export function mist(k: Kit, y: number, height: number, opacity = 0.5): string {
  const random = k.random(Math.round(y))
  const x = between(random, 0.2, 0.8) * k.width
  return (
    ellipse(x, y, k.width * 0.75, height, k.glow(k.light.haze, opacity)) +
    ellipse(x - k.width * 0.5, y + height * 0.4, k.width * 0.5, height * 0.7, k.glow(k.light.haze, opacity))
  )
}

/** The tooth of the litho stone: two tiles of specks whose sizes share no divisor, so that no grid shows. */
export function grain(k: Kit): string {
  const tile = (id: string, size: number, count: number, colour: string, seed: number) => {
    const random = k.random(seed)
    const specks = each(range(count), () => d`M${Math.floor(random() * size)} ${Math.floor(random() * size)}h1`)
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${specks}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round"/></pattern>`
  }
  return (
    `<defs>${tile('g1', 173, 80, '#1d1830', 903)}${tile('g2', 211, 90, '#fff6e0', 904)}</defs>` +
    `<path d="M0 0h${k.width}v${k.height}H0z" fill="url(#g1)" opacity=".09"/><path d="M0 0h${k.width}v${k.height}H0z" fill="url(#g2)" opacity=".11"/>`
  )
}
