import type { Kit } from './kit.ts'
import { boatman, sitter } from './people.ts'
import { at, circle, d, each, ellipse, fill, range, stroke } from './svg.ts'

/** A coastal dhow with a lateen sail; its water line is at (x, y). */
export function dhow(k: Kit, x: number, y: number, s: number, distance = -0.3, sail = '#f6e4c4'): string {
  const hull = k.paint('#3a2430', distance)
  return at(
    x,
    y,
    stroke('M-58 8Q-20 16 60 12', k.light.glint, 2, 0.5) +
      fill('M8-2L0-128L4-128L15-2z', hull) +
      fill('M-58-36C-10-110 30-150 62-166C60-100 78-40 84-8C40-8-20-20-58-36z', k.paint(sail, distance * 0.4)) +
      fill('M62-166C60-100 78-40 84-8C66-8 50-8 36-11C34-60 44-120 62-166z', k.shaded(sail, distance * 0.4, 0.22)) +
      stroke('M-60-36L66-170', hull, 3.2) +
      fill('M-74-14Q-20 2 62-4Q84-10 98-30Q92 4 70 12H-48Q-66 6-74-14z', hull) +
      fill('M-70-8Q-20 6 64 0Q82-4 93-16L90-8Q80 4 66 5Q-20 12-66-2z', k.paint('#c8553d', distance)),
    s,
  )
}

/** A round coracle with its paddler. */
export function coracle(k: Kit, x: number, y: number, s: number, distance = -0.35): string {
  const rim = k.paint('#5a4034', distance)
  return at(
    x,
    y,
    ellipse(0, 20, 84, 9, k.light.shade, 0.3) +
      fill('M-74 0C-72 30 72 30 74 0z', k.paint('#3c2a30', distance)) +
      ellipse(0, 0, 74, 15, rim) +
      ellipse(0, 2, 62, 10, k.paint('#2a1c24', distance)) +
      sitter(k, { x: -14, y: 8, h: 88, cloth: '#faf0dc', trim: '#c8553d', distance }) +
      stroke('M-28-24L-4-30L62 34', k.paint('#8a5a3a', distance), 4) +
      fill('M54 22L74 40Q72 48 64 46L46 30z', k.paint('#8a5a3a', distance)) +
      fill('M-74 0C-72 30 72 30 74 0C60 18-60 18-74 0z', rim) +
      stroke('M-50 17L-56 8M-20 22L-22 14M20 22L22 14M50 17L56 8', k.shaded('#5a4034', distance, 0.5), 2),
    s,
  )
}

/** The long wooden boat of the Ganga, with a boatman and, if asked, an awning. */
export function riverBoat(
  k: Kit,
  x: number,
  y: number,
  s: number,
  distance = -0.3,
  colour = '#1f7a78',
  awning = false,
  flip = 1,
): string {
  return at(
    x,
    y,
    ellipse(0, 16, 110, 7, k.light.shade, 0.28) +
      boatman(k, { x: 62, y: -2, h: 82, flip: true, distance }) +
      (awning
        ? fill('M-60-44Q-20-58 24-44L26-38H-62z', k.paint('#f2a32b', distance)) +
          stroke('M-54-40V-8M18-40V-8', k.paint('#4b3328', distance), 3)
        : sitter(k, { x: -30, y: -2, h: 62, cloth: '#d98a8a', trim: '#c8553d', distance }) +
          sitter(k, { x: 2, y: -2, h: 60, cloth: '#f2a32b', trim: '#c8553d', distance })) +
      fill('M-118-20Q-60 0 0 0T112-16Q96 16 70 18H-72Q-102 12-118-20z', k.paint('#4a2f2c', distance)) +
      fill('M-118-20Q-60 0 0 0T112-16L108-8Q60 8 0 8T-112-11z', k.paint(colour, distance)),
    s * flip,
    s,
  )
}

/** A Kashmiri shikara: canopy, curtains, and the boatman at the stern with a heart-shaped paddle. */
export function shikara(k: Kit, x: number, y: number, s: number, distance = 0, canopy = '#c8553d'): string {
  const wood = k.paint('#8a5230', distance)
  const post = k.paint('#f2a32b', distance)
  return at(
    x,
    y,
    ellipse(0, 14, 150, 8, k.light.shade, 0.25) +
      sitter(k, { x: 112, y: -10, h: 74, flip: true, cloth: '#3a4568', trim: '#5c6a8a', distance }) +
      stroke('M100-40L132 20', k.paint('#5b3d2c', distance), 3) +
      fill('M128 8q14 2 12 18q-14 2-18-8z', k.paint('#8a5230', distance)) +
      sitter(k, { x: -12, y: -6, h: 56, cloth: '#d98a8a', trim: '#faf0dc', distance }) +
      sitter(k, { x: 24, y: -6, h: 56, cloth: '#1f7a78', trim: '#f2a32b', distance }) +
      stroke('M-62-6V-62M-20-6V-64M30-6V-64M66-6V-62', post, 3.4) +
      fill('M-84-62Q-78-84 0-84T86-62z', k.paint(canopy, distance)) +
      fill('M0-84Q78-84 86-62H20Q30-76 0-84z', k.shaded(canopy, distance, 0.25)) +
      fill(`M-84-62${each(range(17), () => 'q5 12 10 0')}z`, post) +
      fill('M-168-34Q-110 0 0 0T150-14Q158-16 170-26Q150 14 110 16H-90Q-140 8-168-34z', wood) +
      fill('M-168-34Q-110 0 0 0T150-14L146-6Q80 8 0 8T-158-24z', k.paint('#d9a860', distance)),
    s,
  )
}

/** A Kerala houseboat: a thatched hull with cane arches. */
export function houseboat(k: Kit, x: number, y: number, s: number, distance = -0.1): string {
  const thatch = '#c79a5a'
  const dark = k.paint('#3a2a28', distance)
  return at(
    x,
    y,
    ellipse(0, 22, 250, 9, k.light.shade, 0.25) +
      fill('M-120-92Q-116-104-104-104H96Q120-100 132-20H-150Q-142-70-120-92z', k.paint(thatch, distance)) +
      fill('M-150-20Q-142-60-126-84Q0-66 124-74Q130-48 132-20z', k.shaded(thatch, distance, 0.2)) +
      fill(
        each([-118, -70, -22, 26], (wx) => d`M${wx} -24v-26q18 -22 36 0v26z`),
        k.light.lamp ?? dark,
      ) +
      stroke(
        each([-118, -70, -22, 26], (wx) => d`M${wx + 18} -60V-24`),
        k.paint('#8a5a3a', distance),
        2.4,
      ) +
      fill('M82-24V-52Q96-66 112-50L118-24z', dark) +
      stroke('M132-24Q150-70 196-72M196-72V-14M164-62V-18', k.paint('#8a5a3a', distance), 4) +
      fill('M120-84Q160-96 214-80L216-70Q168-82 126-70z', k.paint(thatch, distance)) +
      boatman(k, { x: 222, y: -14, h: 78, distance }) +
      fill(
        'M-236-44Q-190-18-120-18H170Q220-20 256-52Q250-6 204 22H-176Q-224 10-236-44z',
        k.paint('#4a2f2c', distance),
      ) +
      fill(
        'M-236-44Q-190-18-120-18H170Q220-20 256-52L253-40Q220-8 170-6H-120Q-200-8-233-32z',
        k.paint('#6f4a34', distance),
      ) +
      stroke(
        'M-150-20Q-142-70-120-92M-96-22V-100M-48-22V-102M0-22V-102M50-22V-102',
        k.shaded(thatch, distance, 0.35),
        1.6,
      ),
    s,
  )
}

/** Small fishing boats far out: [x, y, size]. */
export const skiffs = (k: Kit, list: readonly (readonly [number, number, number])[], distance = 0.1): string =>
  fill(
    each(
      list,
      ([x, y, s]) =>
        d`M${x - 20 * s} ${y - 5 * s}q${20 * s} ${7 * s} ${42 * s} ${-3 * s}l${-7 * s} ${10 * s}h${-27 * s}zM${x - 2 * s} ${y - 2 * s}l${3 * s} ${-18 * s}l${5 * s} ${18 * s}z`,
    ),
    k.paint('#3a2a3c', distance),
  )

/** A raft of river runners with paddles in white water. */
export function raft(k: Kit, x: number, y: number, s: number): string {
  const crew = (px: number, py: number, shirt: string, lean: number) =>
    fill(d`M${px - 11} ${py}q${-2 + lean} -26 10 -30q14 2 12 30z`, k.paint(shirt)) +
    circle(px + lean, py - 38, 9, k.paint('#6b3f2c')) +
    fill(d`M${px + lean - 10} ${py - 38}a10 11 0 0 1 20 0z`, k.paint('#f2a32b'))
  return at(
    x,
    y,
    fill('M-96-8Q-104-40-84-38Q0-8 84-42Q106-44 98-8Q60 22 0 22T-96-8z', k.paint('#c8553d')) +
      fill('M-96-8Q-60 12 0 12T98-8Q60 22 0 22T-96-8z', k.shaded('#c8553d', 0, 0.35)) +
      crew(-58, -10, '#1f7a78', 3) +
      crew(-16, -2, '#f2a32b', 4) +
      crew(26, -2, '#2f6f9f', 3) +
      crew(64, -12, '#5c7f3b', 2) +
      stroke('M-70-22L-92 16M-26-14L-44 26M38-14L58 26M74-22L98 12', k.paint('#f6e4c4'), 4) +
      fill('M-88-22Q0 12 90-26L92-14Q0 22-92-10z', k.paint('#e2735a')),
    s,
    s,
    -5,
  )
}
