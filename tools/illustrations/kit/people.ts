import type { Kit } from './kit.ts'
import { calm, type Wind } from './motion.ts'
import { at, circle, d, ellipse, fill, stroke } from './svg.ts'

/** Figures are drawn 100 units high with their feet at (0, 0); `h` is their height in pixels. */
export interface Figure {
  x: number
  y: number
  h: number
  flip?: boolean
  distance?: number
  /** The first cloth (sari, shirt) and the second (border, scarf, turban). */
  cloth?: string
  trim?: string
}

const skin = '#8d5b3d'
const hair = '#2a1c24'

function figure(
  k: Kit,
  { x, y, h, flip = false, distance = -0.1 }: Figure,
  body: (paint: (c: string) => string, dark: (c: string) => string) => string,
): string {
  const s = h / 100
  return at(
    x,
    y,
    body(
      (c) => k.paint(c, distance),
      (c) => k.shaded(c, Math.max(-0.6, distance), 0.35),
    ),
    flip ? -s : s,
    s,
  )
}

/** A woman in a sari seen from behind, the pallu over her shoulder; with `pot`, a water pot on her head. */
export const woman = (k: Kit, f: Figure, pot = false): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#c8553d', trim = '#f2a32b' } = f
    return (
      fill('M-15 0C-15-22-12-42-8-57L8-57C14-42 19-20 17 0Q1 4-15 0z', paint(cloth)) +
      fill('M4-57C14-42 19-20 17 0Q11 2 5 2C8-20 7-40 1-56z', dark(cloth)) +
      fill('M-15-5Q1-1 17-5L17 0Q1 4-15 0z', paint(trim)) +
      fill('M-8-55C-12-66-11-77-5-82L5-82C12-78 12-66 9-54z', paint(cloth)) +
      (pot
        ? stroke('M8-76C16-82 15-94 8-101', paint(skin), 4.4)
        : fill(
            'M-10-76C-16-66-17-56-15-46L-11-46C-11-56-9-64-6-70zM8-78C15-70 17-60 13-47L9-48C11-58 9-64 5-70z',
            paint(skin),
          )) +
      circle(0, -90, 7, paint(skin)) +
      fill(
        'M-8-90C-9-101 9-101 8-89C10-80 12-74 13-62C15-48 14-36 17-26L9-24C8-40 4-50 2-60C-2-70-6-78-8-90z',
        paint(trim),
      ) +
      fill('M2-60C4-50 8-40 9-24L12-24C12-40 8-58 5-72z', dark(trim)) +
      (pot
        ? fill('M-7-90a7 7 0 1 0 14 0a7 7 0 1 0-14 0z', paint(hair)) +
          fill('M-8-98h16v-5h-16z', paint(trim)) +
          fill('M-5-101h10l4-4C14-112 9-119 4-120L6-123H-6L-4-120C-9-119-14-112-9-105z', paint('#dba63f')) +
          fill('M2-101h3l4-4C14-112 9-119 4-120L2-120C7-112 6-105 2-101z', dark('#dba63f'))
        : '')
    )
  })

/** A man walking in a long shirt and turban, with a staff if asked. */
export const man = (k: Kit, f: Figure, staff = false): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#faf0dc', trim = '#c8553d' } = f
    return (
      fill('M-8-44L-14-1L-9 0L-2-30L7-4L13-3L9-44z', dark('#e9dcc2')) +
      fill('M-13-2l-5 2h9v-2zM7-5l8 2-1 3H7z', paint(skin)) +
      fill('M-10-28C-11-52-11-70-5-81L5-82C11-74 11-50 11-29Q0-24-10-28z', paint(cloth)) +
      fill('M4-82C11-74 11-50 11-29Q8-27 4-27C6-45 6-65 1-81z', dark(cloth)) +
      fill('M7-76C13-68 16-58 17-48L13-46C11-55 8-61 4-66z', paint(cloth)) +
      circle(15, -46, 2.4, paint(skin)) +
      (staff ? stroke('M17-68L19-1', paint('#5b3d2c'), 2.2) : '') +
      circle(1, -88, 6.6, paint(skin)) +
      fill('M-8-89C-10-100 8-104 10-92Q11-88 7-89Q0-93-5-87z', paint(trim)) +
      fill('M-7-90C-10-84-11-76-9-70L-6-72C-7-78-6-84-4-88z', paint(trim))
    )
  })

/** A walker with a rucksack and a pole, looking into the picture. */
export const walker = (k: Kit, f: Figure): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#f2a32b', trim = '#1f7a78' } = f
    return (
      fill('M-8-46L-9-3L-12 0H-3L-2-34L5-3L4 0H13L10-4L8-46z', dark('#3a4568')) +
      fill('M-9-42C-11-60-10-74-5-80L6-80C11-74 10-58 9-42z', paint(cloth)) +
      fill('M8-75C14-66 17-58 19-52L15-50C11-56 8-61 5-66z', paint(cloth)) +
      stroke('M17-52L23 0', paint('#5b3d2c'), 1.8) +
      fill('M-13-78Q-14-82-10-83H5Q8-82 8-78V-50Q7-46 3-46H-10Q-14-47-14-51z', paint(trim)) +
      fill('M-13-64H8V-50Q7-46 3-46H-10Q-14-47-14-51z', dark(trim)) +
      circle(1, -89, 6.6, paint(hair)) +
      fill('M-7-90C-7-100 9-100 9-90L-9-89z', paint('#c8553d'))
    )
  })

/** Someone sitting cross-legged, as on a ghat or a summit. */
export const sitter = (k: Kit, f: Figure): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#f2a32b', trim = '#e07b3a' } = f
    return (
      fill('M-26 0C-28-12-14-16-6-20H8C18-16 28-12 26 0Q0 5-26 0z', dark(cloth)) +
      fill('M-10-14C-14-34-12-50-5-54L6-54C14-50 15-32 12-14Q0-8-10-14z', paint(cloth)) +
      fill('M-9-50C-15-40-17-28-14-18L-6-16C-10-28-8-40-4-48z', paint(trim)) +
      circle(0, -62, 7.4, paint(skin)) +
      fill('M-8-62C-9-73 9-73 8-62Q5-66 0-66Q-5-66-8-62zM-3-70q3-8 6 0z', paint(hair))
    )
  })

/** A boatman standing with a long pole or oar, his weight on it. */
export const boatman = (k: Kit, f: Figure): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#faf0dc', trim = '#c8553d' } = f
    return (
      stroke('M38-112L-22 26', paint('#4b3328'), 2.6) +
      fill('M-12 0L-6-42H9L6-20L12 0H6L0-24L-6 0z', paint(skin)) +
      fill('M-8-46L-11-20Q-2-16 8-20L11-46z', paint(trim)) +
      fill('M-9-44C-9-60-4-74 3-80L12-78C16-68 14-54 11-44z', paint(cloth)) +
      fill('M7-79L12-78C16-68 14-54 11-44H5C10-54 10-68 7-79z', dark(cloth)) +
      fill(
        'M10-77C18-76 24-80 28-88L31-86C29-76 22-70 13-69zM4-76C2-66 4-58 12-52L14-56C10-60 9-66 10-72z',
        paint(skin),
      ) +
      circle(12, -87, 6.6, paint(skin)) +
      fill('M5-89C3-99 19-101 20-90Q12-95 5-89z', paint(trim))
    )
  })

/** A tea picker bent to the bushes, her basket hung from the brow. */
export const picker = (k: Kit, f: Figure): string =>
  figure(k, f, (paint, dark) => {
    const { cloth = '#c8553d', trim = '#f2a32b' } = f
    return (
      fill('M-12 0C-13-20-12-36-8-48L10-46C14-34 16-16 14 0z', paint(cloth)) +
      fill('M4-46L10-46C14-34 16-16 14 0H6C8-18 8-34 4-46z', dark(cloth)) +
      fill('M-8-46C-8-62-2-74 8-78L16-72C18-60 14-50 10-44z', paint(cloth)) +
      fill('M14-68C22-64 28-58 32-50L28-48C22-54 16-57 11-58z', paint(skin)) +
      fill('M-24-72L-6-84L2-52Q-4-42-16-46z', paint('#d9a860')) +
      fill('M-24-72Q-16-90-6-84Q-12-72-24-72z', paint('#7da24a')) +
      stroke('M-19-62L-3-70M-17-54L0-61', dark('#d9a860'), 1.6) +
      stroke('M-12-82Q4-96 16-92', paint('#8a5a3a'), 1.8) +
      circle(15, -84, 6.8, paint(skin)) +
      fill('M7-83C4-95 20-99 23-88Q16-91 12-84Q9-76 6-74z', paint(trim))
    )
  })

/** Two people under one umbrella, for the rains. */
export const umbrella = (k: Kit, f: Figure): string =>
  at(
    f.x,
    f.y,
    figure(k, { ...f, x: 0, y: 0 }, (paint) => stroke('M6-60V-118', paint('#2a1c24'), 2)) +
      woman(k, { ...f, x: -f.h * 0.13, y: 0, cloth: '#1f7a78', trim: '#f2a32b' }) +
      man(k, { ...f, x: f.h * 0.18, y: 0, cloth: '#e9dcc2', trim: '#d98a8a' }) +
      figure(
        k,
        { ...f, x: 0, y: 0 },
        (paint, dark) =>
          fill(
            'M-46-106C-40-134 50-138 58-108Q48-112 40-104Q30-112 20-104Q10-113-2-104Q-14-112-24-103Q-34-110-46-106z',
            paint(f.cloth ?? '#c8553d'),
          ) + fill('M6-128C30-132 52-124 58-108Q48-112 40-104Q30-112 20-104Q16-120 6-128z', dark(f.cloth ?? '#c8553d')),
      ),
  )

/** A string of prayer flags hung between two points; the wind's places are the flags, one after the other. */
export function prayerFlags(
  k: Kit,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size: number,
  count: number,
  distance = 0,
  wind: Wind = calm,
): string {
  const colours = ['#2f6f9f', '#faf5ec', '#c8553d', '#5c7f3b', '#f2a32b']
  const depth = sag * (1 + 0.05 * wind(0))
  const along = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + depth * 4 * t * (1 - t),
  ]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + depth * 2]
  const flags = colours.map((colour, c) => {
    let data = ''
    for (let i = c; i < count; i += colours.length) {
      const [x, y] = along((i + 0.15) / count)
      const [x2, y2] = along((i + 0.85) / count)
      const s = (Math.sin(i * 2.3 + sag) * 0.28 + wind(i) * 0.34) * size
      const lift = wind(i + 1.4) * size * 0.1
      data += d`M${x} ${y}L${x2} ${y2}Q${x2 + s * 0.2 + 2} ${y2 + size * 0.5} ${x2 + s} ${y2 + size * 0.94 - lift}Q${(x + x2) / 2 + s * 1.2} ${(y + y2) / 2 + size * 1.12 + lift} ${x + s} ${y + size - lift}Q${x + s * 0.1 - 2} ${y + size * 0.5} ${x} ${y}z`
    }
    return fill(data, k.paint(colour, distance))
  })
  return (
    stroke(d`M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`, k.paint('#2a2440', distance), 1.8) + flags.join('')
  )
}

/** Oil lamps floating in leaf cups. */
export function lamps(k: Kit, places: readonly (readonly [number, number, number])[]): string {
  return places
    .map(
      ([x, y, s]) =>
        circle(x, y - s, s * 5, k.glow('#ffcf70', 0.75)) +
        ellipse(x, y, s * 1.7, s * 0.6, k.paint('#5c7f3b', -0.3)) +
        fill(
          d`M${x - s * 0.5} ${y - s * 0.2}q${s * 0.1} ${-s * 1} ${s * 0.5} ${-s * 1.8}q${s * 0.4} ${s * 0.8} ${s * 0.5} ${s * 1.8}z`,
          '#fff0b8',
        ),
    )
    .join('')
}
