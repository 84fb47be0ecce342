import { riverBoat } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills } from '../kit/land.ts'
import { boatman, man } from '../kit/people.ts'
import { grass, plumes } from '../kit/plants.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, d, each, ellipse, fill, quads, range, stroke, triples } from '../kit/svg.ts'
import { broadleaf } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

const loktak = (k: Kit): string => {
  const ring = (x: number, y: number, r: number) =>
    fill(
      d`M${x - r} ${y}a${r} ${r * 0.2} 0 1 1 ${r * 2} 0a${r} ${r * 0.2} 0 1 1 ${-r * 2} 0zM${x - r * 0.8} ${y}a${r * 0.8} ${r * 0.135} 0 1 0 ${r * 1.6} 0a${r * 0.8} ${r * 0.135} 0 1 0 ${-r * 1.6} 0z`,
      k.paint('#6f9a50', 0.02),
    ) +
    stroke(d`M${x - r} ${y + 2}a${r} ${r * 0.2} 0 0 0 ${r * 2} 0`, k.shaded('#4a6a3a', 0, 0.3), 4) +
    fill(
      each(range(16), (i) => {
        const a = (i / 16) * Math.PI * 2
        const [gx, gy] = [x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.17]
        return d`M${gx - 5} ${gy + 3}l2 ${-r * 0.12}l3 ${r * 0.08}l4 ${-r * 0.1}l2 ${r * 0.14}z`
      }),
      k.paint('#82ab58', 0),
    )
  /** A fisher's hut on its raft of reeds. */
  const island = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      fill('M-130 4Q-120-14-60-14H70Q126-12 132 4Q60 18-20 16Q-110 16-130 4z', k.paint('#7fa052', 0.02)) +
        fill('M-130 4Q-110 16-20 16Q60 18 132 4Q124 24 0 26Q-116 24-130 4z', k.shaded('#5a6a3a', 0, 0.3)) +
        fill('M-60-12V-62H44V-12z', k.paint('#c79a64', 0.02)) +
        fill('M44-12V-62L70-52V-12z', k.shaded('#c79a64', 0.02, 0.24)) +
        stroke('M-46-12V-60M-30-12V-60M16-12V-60M32-12V-60', k.shaded('#a87c4c', 0, 0.2), 2) +
        fill('M-20-12V-48H4V-12z', k.light.lamp ?? k.shaded('#6a4a34', 0, 0.5)) +
        fill('M-80-56L-44-106H34L66-60L80-48L40-56z', k.paint('#d9b67a', 0.02)) +
        fill('M34-106L66-60L88-46L44-56z', k.shaded('#d9b67a', 0.02, 0.3)) +
        stroke('M-60-62L-34-100M-30-60L-12-102M4-58L10-102M28-58L28-102', k.shaded('#c79a64', 0, 0.16), 2.4) +
        stroke('M92 0V-58M112 2V-52M92-46L112-40', k.paint('#5a4034', 0), 3) +
        fill('M90-50q14 10 24 8l-4 26q-10 2-18-8z', k.paint('#f6eedc', 0.1), 0.7) +
        each([-112, -98, -84], (gx) =>
          fill(d`M${gx - 6} -8q-4 -20 -2 -34q6 14 6 30q2 -18 8 -26q2 16 -4 30z`, k.paint('#8fb05c', 0)),
        ),
      s,
    )
  /** A canoe, and somebody standing in it with a pole. */
  const canoe = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      ellipse(0, 10, 120, 6, k.light.shade, 0.25) +
        boatman(k, { x: 50, y: -2, h: 92, flip: true, distance: -0.1, cloth: '#c8553d', trim: '#f6e4b0' }) +
        fill('M-62-2Q-52-30-32-32Q-12-30-6-2z', k.paint('#c79a64', -0.05)) +
        stroke('M-56-12H-12M-48-22H-20', k.shaded('#a87c4c', 0, 0.3), 2) +
        fill('M-136-12Q-60 2 0 2T128-12Q112 14 70 14H-80Q-118 10-136-12z', k.paint('#4a332c', -0.1)) +
        fill('M-136-12Q-60 2 0 2T128-12L122-5Q60 8 0 8T-128-5z', k.paint('#7a5640', -0.1)),
      s,
    )
  const near = canoe(600, 690, 1.2)
  const huts = island(420, 560, 1.15) + island(830, 530, 0.86)
  return layers(
    sky(k, 470, { x: 730, y: 240, r: 62 }),
    streaks(k, quads('100 130 380 10, 560 90 340 8')),
    flock(k, 380, 200, 26),
    hills(k, { seed: 5101, y: 300, roll: 56, colour: '#6a8aa0', distance: 0.62, swells: 4, bottom: 500 }),
    hills(k, { seed: 5102, y: 372, roll: 40, colour: '#4f7f78', distance: 0.46, swells: 5, bottom: 500 }),
    hills(k, { seed: 5103, y: 440, roll: 18, colour: '#4a7a58', distance: 0.3, swells: 6, bottom: 500 }),
    mist(k, 476, 30, 0.7),
    water(k, 474, 830, 730),
    each(triples('150 506 90, 640 496 70, 1040 510 110, 300 500 50'), ([x, y, r]) => ring(x, y, r)),
    reflection(k, 575, huts, 0.22, 690),
    huts,
    each(triples('150 610 130, 1010 616 150, 660 586 96'), ([x, y, r]) => ring(x, y, r)),
    man(k, { x: 500, y: 560, h: 62, cloth: '#1f7a78', trim: '#f2a32b' }),
    reflection(k, 706, near, 0.28),
    near,
    ripples(k, 600, 720, 860, 70, 5110, k.light.glint, 0.5),
    ring(250, 760, 170),
    ring(960, 776, 190),
    plumes(k, 5111, -20, 200, 20, 826, 170, -0.35),
    plumes(k, 5112, 1060, 1220, 18, 826, 190, -0.35),
    grass(k, 5113, -20, 1220, 90, 828, 44, '#3f6a3e', -0.4),
  )
}

/** A painted stork on its nest, looking left; 60 high at scale 1. */
const stork = (k: Kit, x: number, y: number, s: number, flip = 1): string =>
  at(
    x,
    y,
    stroke('M-2-22L-3 0M6-22L7 0', k.paint('#d98a6a', 0.04), 2) +
      fill(
        'M-14-34C-10-46 8-48 18-40C26-34 30-26 32-20C20-20 8-18-2-20C-10-22-16-28-14-34z',
        k.paint('#fdf8ee', 0.04),
      ) +
      fill('M10-40C20-38 28-28 32-20C24-22 16-24 8-28z', k.paint('#2f2a38', 0.04)) +
      fill('M22-26L34-20L24-19z', k.paint('#e58a96', 0.04)) +
      stroke('M-12-34C-22-40-24-50-18-58', k.paint('#fdf8ee', 0.04), 5) +
      circle(-18, -59, 4.6, k.paint('#e0793a', 0.04)) +
      fill('M-21-62L-42-54L-40-52L-20-56z', k.paint('#f2c14a', 0.04)),
    s * flip,
    s,
  )

const storkTrees = (k: Kit): string => {
  const boat = riverBoat(k, 560, 700, 1.15, -0.12, '#1f7a78')
  /** A thorn tree that stands in the water, its crown full of nests. */
  const colony = (x: number, y: number, h: number, seed: number) => {
    const nests = quads('-0.2 0.86 1 0, 0.04 0.98 -1 1, 0.24 0.84 1 2, -0.34 0.7 -1 3, 0.36 0.66 -1 4, 0.02 0.76 1 5')
    return (
      broadleaf(k, { x, y, h: h * 0.95, seed, distance: 0.02 }, '#6f8f4a', 1.2) +
      each(nests, ([nx, ny, flip]) => {
        const [sx, sy] = [x + nx * h, y - ny * h]
        return (
          fill(d`M${sx - 24} ${sy - 3}q24 16 48 0l-6 12q-18 8 -36 0z`, k.paint('#7a5f44', 0)) +
          stroke(d`M${sx - 28} ${sy - 2}l18 6m-8 6l36 -6m-24 4l32 -10`, k.paint('#5a4534', 0), 2) +
          stork(k, sx, sy, h / 330, flip)
        )
      })
    )
  }
  const trees = colony(330, 560, 330, 5201) + colony(760, 580, 380, 5202) + colony(1080, 548, 260, 5203)
  return layers(
    sky(k, 470, { x: 560, y: 250, r: 62 }),
    streaks(k, quads('90 120 380 9, 640 90 420 9')),
    flock(k, 500, 180, 30),
    hills(k, { seed: 5204, y: 446, roll: 8, colour: '#8f9f7a', distance: 0.56, swells: 6, bottom: 500 }),
    each(range(19), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 68, y: 484, h: 62 + ((i * 29) % 34), seed: 5205 + i, distance: 0.42 },
        '#6f8f58',
        1.15,
      ),
    ),
    mist(k, 480, 28, 0.7),
    water(k, 478, 830, 560),
    reflection(k, 566, trees, 0.24, 740),
    trees,
    each(triples('330 562 60, 760 582 74, 1080 550 50'), ([x, y, w]) => ellipse(x, y, w, 8, k.light.shade, 0.24)),
    reflection(k, 718, boat, 0.26),
    boat,
    ripples(k, 580, 600, 1000, 200, 5230, k.light.glint, 0.5),
    stork(k, 250, 726, 1.5),
    stork(k, 900, 742, 1.7, -1),
    grass(k, 5231, -20, 260, 44, 826, 130, '#5a7a3a', -0.35),
    grass(k, 5232, 940, 1220, 44, 826, 140, '#5a7a3a', -0.35),
  )
}

export const reedsAndNests: Record<string, Place> = {
  'imphal-loktak': {
    hour: 'dawnMist',
    alt: 'A canoe among the floating islands of Loktak lake, huts on two of them',
    subject: [370, 420, 870, 720],
    draw: loktak,
  },
  'stork-trees': {
    hour: 'dawnPeach',
    alt: 'Painted storks on their nests in trees that stand in water, a boat below',
    subject: [394, 206, 886, 676],
    draw: storkTrees,
  },
}
