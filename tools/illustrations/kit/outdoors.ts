import type { Kit } from './kit.ts'
import { at, circle, d, each, ellipse, fill, range, stroke } from './svg.ts'

/** A paraglider under its canopy; about 200 wide at scale 1, the pilots at (x, y). */
export function paraglider(
  k: Kit,
  x: number,
  y: number,
  s: number,
  colours: readonly [string, string, string],
  turn = 0,
  distance = 0,
): string {
  const cells = range(9).map((i) => {
    const [a, b] = [Math.PI * (1.13 + i * 0.0822), Math.PI * (1.13 + (i + 1) * 0.0822)]
    const p = (t: number, r: number) => d`${Math.cos(t) * r} ${Math.sin(t) * r * 0.72 - 20}`
    const colour = colours[[0, 0, 1, 2, 1, 2, 1, 0, 0][i]!]!
    return fill(
      `M${p(a, 120)}L${p(b, 120)}L${p(b, 92)}Q${p((a + b) / 2, 96)} ${p(a, 92)}z`,
      i > 5 ? k.shaded(colour, distance, 0.22) : k.paint(colour, distance),
    )
  })
  const lines = each(range(8), (i) => {
    const a = Math.PI * (1.15 + i * 0.1)
    return d`M0 0L${Math.cos(a) * 94} ${Math.sin(a) * 94 * 0.72 - 20}`
  })
  return at(
    x,
    y,
    stroke(lines, k.paint('#3a3048', distance), 0.9) +
      cells.join('') +
      fill('M-8 0q-4 14 2 18l12 2l8 10l4-2l-6-14q2-12-4-16z', k.paint('#3a4568', distance)) +
      circle(-2, -6, 5, k.paint('#c8553d', distance)) +
      fill('M8 4q-2 10 4 14l12 2l7 8l3-3l-7-11q0-8-6-12z', k.paint('#f2a32b', distance)) +
      circle(13, -1, 5, k.paint('#faf0dc', distance)),
    s,
    Math.abs(s),
    turn,
  )
}

/** A skier in a turn, coming down to the left; 100 high. */
export const skier = (k: Kit, x: number, y: number, s: number, jacket = '#c8553d', flip = 1): string =>
  at(
    x,
    y,
    stroke('M-58 4L52-18M-50 12L58-8', k.paint('#2a2440'), 3.4) +
      fill('M-14-4L6-34L-6-52L14-62L28-34L10-8L4-4z', k.paint('#2f3f66')) +
      fill('M-10-52C-14-70-8-86 8-90L22-80C24-68 22-58 16-50z', k.paint(jacket)) +
      fill('M-6-82L-34-68L-32-60L-4-70zM14-80L36-62L32-56L10-70z', k.shaded(jacket, 0, 0.2)) +
      stroke('M-33-64L-14 6M34-60L58-6', k.paint('#4b4a5a'), 2) +
      circle(4, -98, 9, k.paint('#f2a32b')) +
      fill('M-6-99h12v6h-12z', k.paint('#1d2440')),
    s * flip,
    s,
  )

/** Cable cars on their line from one point to another. */
export function ropeway(
  k: Kit,
  from: readonly [number, number],
  to: readonly [number, number],
  cabins: readonly number[],
  size: number,
  colour = '#c8553d',
  distance = 0,
): string {
  const along = (f: number) =>
    [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f + Math.sin(Math.PI * f) * 26] as const
  const cable = `M${range(21)
    .map((i) => d`${along(i / 20)[0]} ${along(i / 20)[1]}`)
    .join('L')}`
  return (
    stroke(cable, k.paint('#3a3a48', distance), 2.4) +
    each(cabins, (f) => {
      const [cx, cy] = along(f)
      return at(
        cx,
        cy,
        stroke('M0 0V26M-10 0H10', k.paint('#3a3a48', distance), 3) +
          fill('M-22 30Q-22 24-14 24H14Q22 24 22 30L26 58Q26 66 18 66H-18Q-26 66-26 58z', k.paint(colour, distance)) +
          fill('M-19 30H-3V46H-22zM3 30H19L22 46H3z', k.paint('#dcebf0', distance)) +
          fill('M-26 54h52v6h-52z', k.paint('#faf0dc', distance)),
        size,
      )
    })
  )
}

/** A kayaker among ripples, paddling right. */
export const kayak = (k: Kit, x: number, y: number, s: number, colour = '#f2a32b', flip = 1): string =>
  at(
    x,
    y,
    ellipse(0, 12, 96, 6, k.light.shade, 0.25) +
      fill('M-16-6C-18-34-10-46 2-48C14-44 16-26 14-6z', k.paint('#c8553d')) +
      circle(3, -58, 9, k.paint('#6b3f2c')) +
      fill('M-7-59C-7-71 13-71 13-59z', k.paint('#1f7a78')) +
      stroke('M-46-52L52 2', k.paint('#3a2a28'), 3) +
      fill('M-62-66q14-4 20 10q-12 6-20-10zM48-4q16 0 20 14q-14 4-20-14z', k.paint('#faf0dc')) +
      stroke('M-8-36L-18-34M10-36L22-16', k.paint('#6b3f2c'), 5) +
      fill('M-104-14Q-50-4 0-4T104-14Q60 16 0 16T-104-14z', k.paint(colour)) +
      fill('M-104-14Q-50-2 0-2T104-14Q60 2 0 2T-104-14z', k.shaded(colour, 0, 0.25)),
    s * flip,
    s,
  )

/** A tent, lit from inside after dark. */
export const tent = (k: Kit, x: number, y: number, s: number, colour = '#f2a32b', distance = 0): string =>
  at(
    x,
    y,
    (k.light.lamp ? ellipse(0, -20, 120, 70, k.glow(k.light.lamp, 0.5)) : '') +
      fill('M-64 0L-8-58L64 0z', k.light.lamp ?? k.paint(colour, distance)) +
      fill('M-8-58L64 0H92L26-58z', k.shaded(colour, distance, 0.3)) +
      fill('M-20 0L-8-58L10 0z', k.shaded(colour, distance, 0.55)) +
      stroke('M-8-58L-78 4M26-58L108 6', k.paint('#3a2a28', distance), 1.4),
    s,
  )

/** A yak, saddled for the lake shore, looking left: 150 long and 110 high at scale 1. */
export const yak = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string => {
  const hair = k.paint('#4a3a3a', distance)
  const dark = k.shaded('#4a3a3a', distance, 0.5)
  return at(
    x,
    y,
    fill('M-40-20L-38 0H-26L-26-20zM34-20L36 0H48L48-20z', dark) +
      fill(
        'M-58-60C-52-84-30-92-6-84C20-82 50-84 66-66C78-52 80-30 72-10q-4 8-8 0q-4 8-10 2q-6 8-12 0q-6 8-14 0q-6 8-14 0q-6 8-14 0q-6 8-14 0q-6 8-14 0q-6 6-12-2q-6-14-6-26C-64-26-80-24-88-32C-96-40-88-58-76-66C-70-70-62-68-58-60z',
        hair,
      ) +
      fill('M66-62q20 8 16 54q-8 6-12-6q2-26-4-48z', dark) +
      stroke('M-80-66C-96-70-98-88-88-94M-62-70C-58-84-66-94-76-96', k.paint('#e9dcc2', distance), 5) +
      fill('M-92-42q-2 12 8 12q8-2 8-10z', k.paint('#a58f86', distance)) +
      circle(-78, -54, 2.6, k.light.shade) +
      fill('M-22-88Q8-96 34-82L38-50Q8-40-26-52z', k.paint('#c8553d', distance)) +
      fill('M-26-58Q8-46 38-56L38-50Q8-40-26-52zM-24-72Q8-60 36-70l1 5Q8-54-25-66z', k.paint('#f2a32b', distance)) +
      circle(-68, -74, 7, k.paint('#c8553d', distance)) +
      circle(-82, -72, 5, k.paint('#2f6f9f', distance)),
    s * flip,
    s,
  )
}

/** A marsh crocodile lying low, looking left: 240 long at scale 1. */
export const crocodile = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string =>
  at(
    x,
    y,
    fill(
      'M-130-8Q-124-16-100-17Q-92-26-82-20Q-60-24-30-24Q20-28 60-16Q100-6 140-10Q110 6 60 4H-70Q-110 4-128 0z',
      k.paint('#5f6a4a', distance),
    ) +
      fill('M-40 2L-52 14H-34L-26 2zM40 2L34 13H52L56 2z', k.shaded('#5f6a4a', distance, 0.3)) +
      fill(
        each(range(14), (i) => d`M${-60 + i * 13} ${-23 + Math.max(0, i - 6) * 1.8}l5 -7l6 8z`),
        k.shaded('#5f6a4a', distance, 0.35),
      ) +
      fill('M-128 0Q-100-4-72 2L-70 4Q-110 4-128 0z', k.paint('#d9cf9f', distance)) +
      circle(-86, -20, 2.4, k.paint('#f2c53b', distance)),
    s * flip,
    s,
  )

/** A fish, swimming right; `colours` are the body and its bar. */
export const fish = (k: Kit, x: number, y: number, s: number, body: string, bar: string, flip = 1): string =>
  at(
    x,
    y,
    fill('M-30 0L-56-20Q-48 0-56 20z', k.paint(bar)) +
      fill('M-38 0C-24-26 16-28 40 0C16 28-24 26-38 0z', k.paint(body)) +
      fill('M-8-18Q2 0-8 18L-20 14Q-12 0-20-14zM-6-19Q6-36 22-16z', k.paint(bar)) +
      circle(24, -4, 3.4, '#1d2440'),
    s * flip,
    s,
  )

/** Coral heads: branching, brain and fan. */
export function coral(
  k: Kit,
  x: number,
  y: number,
  s: number,
  colour: string,
  kind: 'branch' | 'brain' | 'fan',
  distance = 0,
): string {
  const lit = k.paint(colour, distance)
  const dark = k.shaded(colour, distance, 0.3)
  const kinds = {
    branch: stroke(
      'M0 0C-4-30-30-40-34-74M-2-10C-20-20-50-24-56-52M0-14C6-40-4-60 4-92M2-20C20-34 36-44 38-80M8-30C30-36 50-44 62-60M-26-50C-20-66-22-78-16-92M28-56C22-70 26-84 20-100',
      lit,
      11,
    ),
    brain:
      fill('M-60 0C-64-44-30-60 0-60S64-44 60 0z', lit) +
      stroke(
        'M-44-6q4-16-2-26M-26-4q-8-14 4-24t0-24M-4-4q-6-16 2-26t-2-24M18-4q8-14-2-26t4-22M40-6q-8-14 4-28',
        dark,
        4,
      ),
    fan:
      fill('M0 0C-50-20-62-80-34-110C-14-124 22-122 40-106C62-78 48-20 0 0z', lit, 0.92) +
      stroke('M0 0V-112M0-20Q-30-50-34-100M0-20Q30-50 36-98M-4-40Q-40-50-50-64M4-40Q40-50 52-66', dark, 3),
  }
  return at(x, y, kinds[kind], s)
}
