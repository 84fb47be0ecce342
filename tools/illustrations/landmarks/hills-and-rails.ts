import { arch, finial, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { between } from '../kit/random.ts'
import { at, circle, d, each, ellipse, fill, range, rect, spread, stroke } from '../kit/svg.ts'

export interface Livery {
  body: string
  band: string
  roof: string
}

export const liveries = {
  darjeeling: { body: '#2f6f9f', band: '#f2e3c0', roof: '#dfe3dd' },
  nilgiri: { body: '#2c6aa0', band: '#f6e7c4', roof: '#f0ead8' },
  kalka: { body: '#b8432f', band: '#f3d9a4', roof: '#e6dfcc' },
  coast: { body: '#27618c', band: '#dfe9ea', roof: '#cfd6d6' },
} satisfies Record<string, Livery>

/** One small carriage, 150 long; its wheels stand on (x, y). */
function carriage(k: Kit, x: number, y: number, livery: Livery, distance: number): string {
  const t = tones(k, distance)
  return at(
    x,
    y,
    rect(-76, -16, 152, 7, t.dark('#3a3a44', 0.4)) +
      rect(-72, -62, 144, 47, t.lit(livery.body)) +
      rect(-72, -62, 144, 28, t.lit(livery.band)) +
      fill(
        each(spread(-58, 58, 6), (wx) => d`M${wx - 8} -38v-18h16v18z`),
        t.window,
      ) +
      rect(-72, -20, 144, 5, t.dark(livery.body, 0.3)) +
      fill('M-80-62Q-70-74-54-74H54Q70-74 80-62z', t.lit(livery.roof)) +
      fill('M-80-62H80L77-66H-77z', t.dark(livery.roof, 0.24)) +
      each([-50, -30, 30, 50], (wx) => circle(wx, -8, 8, t.dark('#3a3a44', 0.3))),
  )
}

/** The little tank engine, 150 long, running to the left, with its smoke. */
function steamEngine(k: Kit, x: number, y: number, livery: Livery, distance: number): string {
  const t = tones(k, distance)
  const black = t.dark('#33323c', 0.2)
  const smoke = (cx: number, cy: number, r: number, o: number) => circle(cx, cy, r, k.paint('#fffdf8'), o)
  return at(
    x,
    y,
    smoke(-46, -128, 15, 0.85) +
      smoke(-28, -150, 22, 0.75) +
      smoke(4, -172, 30, 0.62) +
      smoke(52, -190, 38, 0.5) +
      smoke(114, -204, 44, 0.36) +
      smoke(184, -214, 46, 0.22) +
      rect(-70, -22, 146, 9, black) +
      fill('M-70-13L-90-2H-66z', t.lit('#c8553d')) +
      fill('M-58-62H6V-24H-58Q-66-43-58-62z', t.lit(livery.body)) +
      rect(-60, -48, 68, 4, t.lit(livery.band)) +
      ellipse(-60, -43, 6, 19, t.dark(livery.body, 0.4)) +
      rect(-52, -44, 50, 21, t.dark(livery.body, 0.16)) +
      rect(6, -66, 52, 46, t.lit(livery.body)) +
      rect(14, -60, 36, 20, t.window) +
      stroke('M10-66V-90M54-66V-90', black, 4) +
      fill('M-2-90Q30-102 68-90L66-84H0z', t.lit('#c8553d')) +
      rect(58, -56, 26, 36, t.dark('#4a3a34', 0.2)) +
      fill('M58-56q13-18 26 0z', black) +
      fill('M-52-62L-54-92h-5v-8h24v8h-5L-42-62z', black) +
      fill('M-28-62q0-20 11-20t11 20z', t.lit('#e0a83a')) +
      circle(-64, -64, 7, t.lit('#e0a83a')) +
      each(
        [-46, -14, 18, 48],
        (wx) => circle(wx, -11, 12, t.dark('#33323c', 0.1)) + circle(wx, -11, 6, t.lit('#c8553d')),
      ) +
      stroke('M-46-11H18', t.lit('#cfcfcf'), 3),
  )
}

/** A mountain train on the level, its engine at (x, y) running left, and `count` carriages behind. */
export const train = (
  k: Kit,
  x: number,
  y: number,
  s: number,
  livery: Livery,
  count: number,
  distance = 0,
  flip = 1,
): string =>
  at(
    x,
    y,
    each(range(count), (i) => carriage(k, 170 + i * 160, 0, livery, distance)) +
      steamEngine(k, 0, 0, livery, distance) +
      rect(-110, 0, 220 + count * 160, 4, k.shaded('#5a4a44', distance, 0.4)),
    s * flip,
    s,
  )

/** Plain coaches with no engine, for a bridge far out: `count` of them from x rightward. */
export const coaches = (k: Kit, x: number, y: number, s: number, livery: Livery, count: number, distance = 0): string =>
  at(
    x,
    y,
    each(range(count), (i) => carriage(k, i * 158, 0, livery, distance)),
    s,
  )

/** Manali's Hadimba: three square roofs and a cone, of cedar; 220 wide and 270 high at scale 1. */
export function hadimba(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const wood = '#8a5a3c'
  const roof = (ry: number, half: number, h: number, top: number) =>
    fill(d`M${-half} ${ry}L${-top} ${ry - h}H${top}L${half} ${ry}z`, t.lit('#75604f')) +
    fill(d`M${half * 0.3} ${ry}L${top * 0.3} ${ry - h}H${top}L${half} ${ry}z`, t.dark('#75604f', 0.34)) +
    stroke(
      each(spread(-0.9, 0.9, 13), (f) => d`M${half * f} ${ry - 2}L${top * f} ${ry - h}`),
      t.dark('#75604f', 0.34),
      1.4,
      0.7,
    ) +
    rect(-half - 3, ry - 2, half * 2 + 6, 6, t.dark(wood, 0.4)) +
    fill(
      each(spread(-half + 6, half - 6, Math.round(half / 8)), (fx) => d`M${fx - 2} ${ry + 4}h4l-2 9z`),
      t.dark(wood, 0.3),
    )
  const wall = (half: number, top: number, foot: number) =>
    rect(-half, top, half * 2, foot - top, t.dark(wood, 0.16)) +
    fill(
      each(
        spread(-half + 12, half - 12, Math.max(2, Math.round(half / 15))),
        (wx) => d`M${wx - 6} ${foot - 4}v${-(foot - top) * 0.6}h12v${(foot - top) * 0.6}z`,
      ),
      t.window,
    )
  return at(
    x,
    y,
    rect(-92, -10, 184, 10, t.dark('#8f8a82', 0.2)) +
      rect(-76, -72, 152, 62, t.lit('#efe3cd')) +
      stroke('M-76-56H76M-76-40H76M-76-24H76', t.lit(wood), 6) +
      rect(30, -72, 46, 62, t.dark('#8f7a6a', 0.3)) +
      rect(-30, -66, 60, 56, t.lit(wood)) +
      rect(-15, -54, 30, 44, t.dark(wood, 0.7)) +
      stroke('M-24-62V-12M24-62V-12M-26-60H26', t.dark(wood, 0.4), 4) +
      roof(-72, 122, 48, 66) +
      wall(48, -144, -120) +
      roof(-142, 84, 40, 42) +
      wall(30, -200, -182) +
      roof(-198, 56, 34, 26) +
      fill('M-38-230L0-296L38-230z', t.lit('#b9783f')) +
      fill('M8-230L0-296L38-230z', t.dark('#b9783f', 0.34)) +
      finial(t, 0, -290, 30) +
      rect(-18, -244, 36, 14, t.dark(wood, 0.3)),
    s,
  )
}

/** Shimla's Christ Church on the Ridge: 260 wide and 290 high at scale 1. */
export function christChurch(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const cream = '#f4dca0'
  return at(
    x,
    y,
    rect(-30, -110, 170, 110, t.lit(cream)) +
      fill('M-44-106L56-176L156-106z', t.lit('#7f8a94')) +
      fill('M56-176L156-106H90z', t.dark('#7f8a94', 0.3)) +
      rect(90, -110, 50, 110, t.dark(cream, 0.18)) +
      fill(
        each([-4, 34, 72, 112], (ax) => arch(ax, -22, 20, 64)),
        t.window,
      ) +
      rect(-110, -190, 82, 190, t.lit('#fbe8b8')) +
      rect(-52, -190, 24, 190, t.dark(cream, 0.22)) +
      rect(-114, -194, 90, 8, t.dark(cream, 0.3)) +
      fill(
        each([-108, -84, -58, -34], (px) => d`M${px - 5} -194l5 -34l5 34z`),
        t.lit('#fbe8b8'),
      ) +
      fill('M-98-194L-69-292L-40-194z', t.lit('#7f8a94')) +
      fill('M-62-194L-69-292L-40-194z', t.dark('#7f8a94', 0.34)) +
      stroke('M-69-290V-316M-77-306H-61', t.dark('#5a5a60', 0.2), 3) +
      circle(-69, -160, 15, t.lit('#fffaf0')) +
      stroke('M-69-160V-170M-69-160L-62-156', t.dark('#3a2a30', 0.4), 2.4) +
      fill(arch(-69, -96, 22, 40), t.window) +
      fill(arch(-69, 0, 34, 56), t.dark('#7a4a3a', 0.5)) +
      rect(-118, -4, 264, 4, t.dark(cream, 0.4)),
    s,
  )
}

/** Tin-roofed hill houses scattered between two heights. */
export function hillTown(
  k: Kit,
  seed: number,
  from: number,
  to: number,
  line: (x: number) => number,
  rows: number,
  size: number,
  distance: number,
): string {
  const random = k.random(seed)
  const roofs = ['#b8543f', '#4f7a6a', '#c8803f', '#6a7f96', '#a3453a']
  return each(range(rows), (r) => {
    const f = rows === 1 ? 1 : r / (rows - 1)
    const t = tones(k, distance * (1 - f * 0.6))
    const w = size * (0.7 + f * 0.5)
    const count = Math.floor((to - from) / (w * 1.5))
    return each(range(count), (i) => {
      const hx = from + ((i + between(random, 0.1, 0.9)) / count) * (to - from)
      const hy = line(hx) + r * size * 0.8 + between(random, -6, 6)
      const h = w * between(random, 0.5, 0.9)
      const roof = roofs[Math.floor(random() * roofs.length)]!
      return (
        rect(hx - w / 2, hy - h, w, h, t.lit(random() > 0.5 ? '#f3e3c6' : '#e6cfb0')) +
        rect(hx + w * 0.2, hy - h, w * 0.3, h, t.dark('#e6cfb0', 0.24)) +
        fill(
          each(
            spread(hx - w * 0.3, hx + w * 0.3, 3),
            (wx) => d`M${wx - w * 0.06} ${hy - h * 0.3}v${-h * 0.34}h${w * 0.12}v${h * 0.34}z`,
          ),
          t.window,
        ) +
        fill(
          d`M${hx - w * 0.6} ${hy - h}L${hx - w * 0.3} ${hy - h - w * 0.32}H${hx + w * 0.3}L${hx + w * 0.6} ${hy - h}z`,
          t.lit(roof),
        )
      )
    })
  })
}
