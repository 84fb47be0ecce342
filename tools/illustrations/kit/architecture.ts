import { mix } from './colour.ts'
import type { Kit } from './kit.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from './svg.ts'

/** A building's colours at its distance: sunlit, in shade, and its windows (dark by day, lit by night). */
export interface Tones {
  lit: (colour: string) => string
  dark: (colour: string, depth?: number) => string
  window: string
}

export const tones = (k: Kit, distance: number): Tones => ({
  lit: (colour) => k.paint(colour, distance),
  dark: (colour, depth = 0.3) => k.shaded(colour, distance, depth),
  window: k.light.lamp ?? k.shaded('#5a3a3a', distance, 0.62),
})

/** The same under floodlights: after dark it keeps its own colour. */
export function floodlit(k: Kit, distance: number): Tones {
  if (!k.light.lamp) return tones(k, distance)
  const lit = (colour: string) => mix(mix(colour, '#ffd890', 0.15), k.paint(colour, distance), 0.22 + distance * 0.5)
  return { lit, dark: (colour, depth = 0.3) => mix(lit(colour), k.light.shade, depth * 0.9), window: k.light.lamp }
}

/** Path data of a pointed arch whose sill is centred on (x, y). */
export const arch = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}V${y - h * 0.62}C${x - w / 2} ${y - h * 0.84} ${x - w * 0.16} ${y - h * 0.9} ${x} ${y - h}C${x + w * 0.16} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.84} ${x + w / 2} ${y - h * 0.62}V${y}z`

/** Path data of an arch of many cusps, as in Rajput palaces. */
export const cusped = (x: number, y: number, w: number, h: number): string => {
  const c = w / 8
  const s = y - h * 0.62
  const rise = (h * 0.38) / 4
  const up = each(range(4), () => d`q${-c * 0.3} ${-rise * 1.3} ${c} ${-rise}`)
  const down = each(range(4), () => d`q${c * 1.3} ${-rise * 0.3} ${c} ${rise}`)
  return d`M${x - w / 2} ${y}V${s}${up}${down}V${y}z`
}

/** Path data of a plain round-headed opening. */
export const round = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`

/** Path data of a bulbous dome of greatest width `w`, its base centred on (x, y). */
export const onion = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w * 0.4} ${y}C${x - w * 0.62} ${y - h * 0.3} ${x - w * 0.44} ${y - h * 0.62} ${x - w * 0.16} ${y - h * 0.82}Q${x - w * 0.04} ${y - h * 0.9} ${x} ${y - h}Q${x + w * 0.04} ${y - h * 0.9} ${x + w * 0.16} ${y - h * 0.82}C${x + w * 0.44} ${y - h * 0.62} ${x + w * 0.62} ${y - h * 0.3} ${x + w * 0.4} ${y}z`

/** The shaded side of that dome. */
const onionShade = (x: number, y: number, w: number, h: number): string =>
  d`M${x + w * 0.12} ${y}C${x + w * 0.34} ${y - h * 0.34} ${x + w * 0.22} ${y - h * 0.66} ${x} ${y - h}Q${x + w * 0.04} ${y - h * 0.9} ${x + w * 0.16} ${y - h * 0.82}C${x + w * 0.44} ${y - h * 0.62} ${x + w * 0.62} ${y - h * 0.3} ${x + w * 0.4} ${y}z`

/** A spire of gilded balls. */
export const finial = (t: Tones, x: number, y: number, h: number, colour = '#e0a83a'): string =>
  fill(
    d`M${x - h * 0.05} ${y}L${x} ${y - h}L${x + h * 0.05} ${y}zM${x} ${y - h * 0.4}a${h * 0.13} ${h * 0.13} 0 1 0 .1 0zM${x} ${y - h * 0.62}a${h * 0.09} ${h * 0.09} 0 1 0 .1 0z`,
    t.lit(colour),
  )

export const dome = (t: Tones, x: number, y: number, w: number, h: number, colour: string, tip = h * 0.32): string =>
  finial(t, x, y - h * 0.96, tip) +
  fill(onion(x, y, w, h), t.lit(colour)) +
  fill(onionShade(x, y, w, h), t.dark(colour, 0.22))

/** A domed kiosk on slender pillars, `w` wide at the eave; its foot is at (x, y). About 1.35 w high without the finial. */
export function chhatri(t: Tones, x: number, y: number, w: number, colour: string, capColour = colour): string {
  const p = w * 0.52
  return (
    rect(x - w * 0.4, y - w * 0.08, w * 0.8, w * 0.08, t.lit(colour)) +
    fill(
      each([-1, -0.34, 0.34, 1], (i) => d`M${x + i * w * 0.33 - w * 0.035} ${y - w * 0.06}v${-p}h${w * 0.07}v${p}z`),
      t.lit(colour),
    ) +
    fill(d`M${x - w * 0.36} ${y - p + w * 0.03}h${w * 0.72}v${-w * 0.07}h${-w * 0.72}z`, t.dark(colour, 0.3)) +
    fill(
      d`M${x - w * 0.54} ${y - p}Q${x - w * 0.4} ${y - p - w * 0.1} ${x - w * 0.36} ${y - p - w * 0.1}H${x + w * 0.36}Q${x + w * 0.4} ${y - p - w * 0.1} ${x + w * 0.54} ${y - p}z`,
      t.dark(colour, 0.14),
    ) +
    dome(t, x, y - p - w * 0.09, w * 0.7, w * 0.58, capColour, w * 0.26)
  )
}

/** Path data of battlements between two points of one height. */
export const merlons = (from: number, to: number, y: number, size: number): string => {
  const count = Math.max(1, Math.round((to - from) / (size * 1.5)))
  const step = (to - from) / count
  return each(
    range(count),
    (i) =>
      d`M${from + i * step + step * 0.16} ${y + 1}v${-size * 0.6}q0 ${-size * 0.2} ${step * 0.34} ${-size * 0.5}q${step * 0.34} ${size * 0.3} ${step * 0.34} ${size * 0.5}v${size * 0.6}z`,
  )
}

/** A pennant on a pole. */
export const pennant = (t: Tones, x: number, y: number, h: number, colour = '#e07b3a'): string =>
  stroke(d`M${x} ${y}v${-h}`, t.dark('#5a4034', 0.4), Math.max(1.2, h * 0.04)) +
  fill(
    d`M${x} ${y - h}q${h * 0.3} ${-h * 0.04} ${h * 0.55} ${h * 0.2}q${-h * 0.3} ${h * 0.02} ${-h * 0.55} ${h * 0.14}z`,
    t.lit(colour),
  )

/** A minaret tapering upward with balconies at the given fractions of its height, and a kiosk on top. */
export function minaret(
  t: Tones,
  x: number,
  y: number,
  w: number,
  h: number,
  balconies: readonly number[],
  colour: string,
  cap = colour,
): string {
  const top = w * 0.72
  const half = (f: number) => (w + (top - w) * f) / 2
  return (
    fill(d`M${x - w / 2} ${y}L${x - top / 2} ${y - h}H${x + top / 2}L${x + w / 2} ${y}z`, t.lit(colour)) +
    fill(d`M${x + w * 0.1} ${y}L${x + top * 0.1} ${y - h}H${x + top / 2}L${x + w / 2} ${y}z`, t.dark(colour, 0.22)) +
    each(balconies, (f) =>
      fill(
        d`M${x - half(f) * 1.25} ${y - h * f}h${half(f) * 2.5}l${half(f) * 0.4} ${-w * 0.3}h${-half(f) * 3.3}z`,
        t.dark(colour, 0.16),
      ),
    ) +
    chhatri(t, x, y - h, w * 1.35, colour, cap)
  )
}

/** The curved spire of a northern temple with its ribbed disc and pot; `w` wide at the foot. */
export function shikhara(t: Tones, x: number, y: number, w: number, h: number, colour: string, bands = 9): string {
  const halfAt = (f: number) => (w / 2) * (1 - 0.72 * f ** 2.1)
  const side = (scale: number) => range(7).map((i) => ({ f: i / 6, half: halfAt(i / 6) * scale }))
  const profile = (scale: number, from: number) =>
    d`M${x - halfAt(0) * scale} ${y}` +
    each(side(scale), ({ f, half }) => d`L${x - half} ${y - h * from * f}`) +
    each([...side(scale)].reverse(), ({ f, half }) => d`L${x + half} ${y - h * from * f}`) +
    'z'
  const shade =
    d`M${x + halfAt(0) * 0.3} ${y}` +
    each(side(0.3), ({ f, half }) => d`L${x + half} ${y - h * f}`) +
    each([...side(1)].reverse(), ({ f, half }) => d`L${x + half} ${y - h * f}`) +
    'z'
  const neck = halfAt(1)
  return (
    fill(profile(1, 1), t.lit(colour)) +
    fill(shade, t.dark(colour, 0.26)) +
    stroke(
      each(
        range(bands),
        (i) =>
          d`M${x - halfAt((i + 0.5) / bands) + 1} ${y - h * ((i + 0.5) / bands)}h${halfAt((i + 0.5) / bands) * 2 - 2}`,
      ),
      t.dark(colour, 0.4),
      Math.max(1, h * 0.008),
      0.75,
    ) +
    stroke(
      each(
        [-0.34, 0.34],
        (s) =>
          `M${each(side(Math.abs(s)), ({ f, half }, i) => d`${i ? 'L' : ''}${x + Math.sign(s) * half} ${y - h * f}`)}`,
      ),
      t.dark(colour, 0.45),
      Math.max(1, w * 0.012),
      0.7,
    ) +
    fill(
      d`M${x - neck * 1.35} ${y - h - neck * 0.2}q0 ${-neck * 0.5} ${neck * 0.5} ${-neck * 0.55}h${neck * 1.7}q${neck * 0.5} ${neck * 0.05} ${neck * 0.5} ${neck * 0.55}q0 ${neck * 0.5} ${-neck * 0.5} ${neck * 0.5}h${-neck * 1.7}q${-neck * 0.5} 0 ${-neck * 0.5} ${-neck * 0.5}z`,
      t.dark(colour, 0.12),
    ) +
    finial(t, x, y - h - neck * 0.7, neck * 2)
  )
}

/** A whitewashed stupa with its red spire; about 130 high at scale 1. */
export function stupa(k: Kit, x: number, y: number, s: number, distance = 0): string {
  const t = tones(k, distance)
  const white = '#fbf3e2'
  return at(
    x,
    y,
    rect(-48, -16, 96, 16, t.lit(white)) +
      rect(-40, -28, 80, 12, t.lit(white)) +
      rect(-32, -38, 64, 10, t.lit(white)) +
      fill('M-30-38C-42-66-30-82 0-82S42-66 30-38z', t.lit(white)) +
      fill('M6 0V-16H40V-28H32V-38C44-66 30-82 0-82C22-76 24-52 14-38V-28L6-16z', t.dark(white, 0.2)) +
      fill('M4 0h44v-16H8z', t.dark(white, 0.2)) +
      fill('M-10-82h20v-10h-20z', t.dark(white, 0.1)) +
      fill('M-9-92H9L4-124H-4z', t.lit('#c8553d')) +
      stroke('M-8-98H8M-7-105H7M-6-112H6', t.lit('#f2a32b'), 2) +
      circle(0, -130, 6, t.lit('#f2a32b')) +
      rect(-48, -18, 96, 3, t.lit('#c8553d')) +
      fill(arch(0, -42, 14, 20), t.lit('#c8553d')),
    s,
  )
}

/** A flight of steps, `count` treads from `top` to `bottom`. */
export const steps = (
  t: Tones,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  colour: string,
  splay = 0,
): string =>
  each(range(count), (i) => {
    const h = (bottom - top) / count
    const out = (i / count) * splay
    return fill(
      d`M${left - out} ${top + i * h}H${right + out}v${h + 1}H${left - out}z`,
      i % 2 ? t.dark(colour, 0.12) : t.lit(colour),
    )
  })

/** Slender columns between two points. */
export const columns = (from: number, to: number, y: number, h: number, w: number, count: number): string =>
  each(spread(from, to, count), (x) => d`M${x - w / 2} ${y}v${-h}h${w}v${h}z`)
