import { finial, tones } from '../kit/architecture.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, strokes } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, d, each, fill, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { type Gopuram, gopuram } from '../landmarks/gopuram.ts'
import { layers, type Place } from './place.ts'

/** Thanjavur's vimana: thirteen stepped storeys under a domed stone; 300 wide and 520 high at scale 1. */
function bigTemple(k: Kit, x: number, y: number, s: number, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#cf9f6c'
  const storey = (i: number): string => {
    const half = 122 - i * 7.6
    const next = 122 - (i + 1) * 7.6
    const fy = -122 - i * 24
    return (
      fill(d`M${-half} ${fy}L${-next} ${fy - 24}H${next}L${half} ${fy}z`, t.lit(stone)) +
      fill(d`M${half * 0.4} ${fy}V${fy - 24}H${next}L${half} ${fy}z`, t.dark(stone, 0.26)) +
      fill(
        each(spread(-half * 0.86, half * 0.86, 11 - Math.floor(i / 3)), (nx) => d`M${nx - 4} ${fy - 2}v-8q4-5 8 0v8z`),
        t.dark(stone, 0.5),
      ) +
      fill(
        each(
          spread(-half * 0.92, half * 0.92, 9 - Math.floor(i / 3)),
          (nx) => d`M${nx - 8} ${fy - 15}q0-9 8-11q8 2 8 11z`,
        ),
        t.lit('#e2ba86'),
      ) +
      rect(-half - 2, fy - 16, half * 2 + 4, 4, t.dark(stone, 0.36))
    )
  }
  return at(
    x,
    y,
    rect(-150, -30, 300, 30, t.dark(stone, 0.2)) +
      rect(-134, -124, 268, 96, t.lit(stone)) +
      rect(54, -124, 80, 96, t.dark(stone, 0.26)) +
      fill(
        each(spread(-112, 112, 7), (nx) => d`M${nx - 9} -82v-22q9-12 18 0v22zM${nx - 9} -36v-22q9-12 18 0v22z`),
        t.dark(stone, 0.52),
      ) +
      rect(-140, -78, 280, 6, t.dark(stone, 0.36)) +
      rect(-140, -128, 280, 7, t.dark(stone, 0.36)) +
      rect(-152, -32, 304, 5, t.dark(stone, 0.4)) +
      each(range(12), storey) +
      rect(-34, -424, 68, 16, t.dark(stone, 0.3)) +
      fill('M-38-422C-50-446-34-476 0-488C34-476 50-446 38-422z', t.lit('#e2ba86')) +
      fill('M12-422C26-450 20-474 0-488C34-476 50-446 38-422z', t.dark(stone, 0.26)) +
      fill('M-12-424q0-22 12-28q12 6 12 28z', t.dark(stone, 0.45)) +
      finial(t, 0, -484, 42),
    s,
  )
}

const thanjavur = (k: Kit): string => {
  const t = tones(k, 0)
  const wall = '#d3a676'
  return layers(
    sky(k, 640),
    streaks(k, quads('80 150 380 10, 800 110 360 9')),
    flock(k, 860, 240, 28),
    each(triples('60 640 210, 190 636 150, 1010 636 170, 1140 640 230'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 1501 + i, distance: 0.24 }, i % 2 ? 20 : -24),
    ),
    bigTemple(k, 600, 652, 1.18),
    // the hall before it, and the cloister with its bulls
    rect(110, 560, 330, 90, t.lit(wall)) +
      fill(
        each(spread(140, 410, 8), (x) => d`M${x - 12} 650v-64h24v64z`),
        t.dark(wall, 0.5),
      ) +
      rect(100, 552, 350, 10, t.dark(wall, 0.3)),
    rect(-20, 606, 1240, 46, t.lit(wall)),
    rect(-20, 602, 1240, 7, t.dark(wall, 0.3)),
    fill(
      each(spread(0, 1200, 25), (x) => d`M${x - 14} 603q-2-13 7-14q1-9 8-8l6 6q-1 4-4 5q9 0 10 11z`),
      t.lit('#e2ba86'),
    ),
    fill(
      each(spread(20, 1180, 30), (x) => d`M${x - 8} 652v-26q8-10 16 0v26z`),
      t.dark(wall, 0.42),
    ),
    fill('M-20 820V650H1220V820z', k.paint('#d9b183')),
    strokes(k, 1510, 26, 670, 810, k.paint('#b58a60'), 0.5),
    woman(k, { x: 420, y: 740, h: 110, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 462, y: 744, h: 108, cloth: '#1f7a78', trim: '#f2a32b' }),
    man(k, { x: 760, y: 726, h: 100, trim: '#faf0dc', flip: true }),
    palm(k, { x: 60, y: 830, h: 620, seed: 1511, distance: -0.6 }, 70),
  )
}

const cream: Gopuram = { tiers: 11, width: 230, height: 400, wall: '#efe2c6', base: '#c9a985' }

const kanchipuram = (k: Kit): string => {
  const tower = gopuram(k, 600, 612, 0.98, cream)
  return layers(
    sky(k, 620),
    cumulus(k, 240, 240, 260, 1521),
    cumulus(k, 980, 180, 220, 1522),
    flock(k, 820, 260, 26),
    hills(k, { seed: 1523, y: 570, roll: 10, colour: '#7fa07a', distance: 0.5 }),
    gopuram(k, 250, 606, 0.56, { ...cream, tiers: 7 }, 0.3),
    gopuram(k, 960, 606, 0.5, { ...cream, tiers: 7 }, 0.36),
    each(triples('120 612 190, 380 614 130, 830 614 150, 1090 612 220'), ([x, y, h], i) =>
      i % 2
        ? palm(k, { x, y, h, seed: 1524 + i, distance: 0.1 }, 20)
        : broadleaf(k, { x, y, h, seed: 1524 + i, distance: 0.12 }),
    ),
    tower,
    rect(-20, 570, 480, 46, k.paint('#e6d3b0')),
    rect(740, 570, 480, 46, k.paint('#e6d3b0')),
    fill(
      each([...spread(0, 440, 12), ...spread(760, 1200, 12)], (x) => d`M${x} 570h18v46h-18z`),
      k.paint('#c8553d', 0.05),
    ),
    each(range(4), (i) => rect(-20, 614 + i * 14, 1240, 15, i % 2 ? k.shaded('#cfa98a', 0, 0.16) : k.paint('#dcbb98'))),
    water(k, 668, 820),
    reflection(k, 640, tower, 0.3),
    ripples(k, 600, 676, 900, 130, 1530, k.light.glint, 0.6),
    // lengths of silk laid out to dry on the steps
    each(
      [
        [170, '#b8324a', '#f2b33b'],
        [250, '#6a2f7a', '#f2b33b'],
        [860, '#1f7a78', '#f2a32b'],
        [940, '#d9586b', '#f6d98a'],
      ] as const,
      ([x, cloth, border]) =>
        fill(d`M${x} 612h62l8 58h-66z`, k.paint(cloth)) +
        fill(d`M${x} 612h8l4 58h-8zM${x + 54} 612h8l8 58h-8zM${x + 3} 656h66l1 14h-66z`, k.paint(border)),
    ),
    woman(k, { x: 400, y: 664, h: 96, cloth: '#c8553d', trim: '#f2a32b' }),
    woman(k, { x: 800, y: 664, h: 94, cloth: '#5c7f3b', trim: '#faf0dc' }),
  )
}

const tiruvannamalai = (k: Kit): string => {
  const pale: Gopuram = { ...cream, tiers: 9, height: 360 }
  return layers(
    sky(k, 640, { x: 250, y: 170, r: 52 }),
    // Arunachala, the lamp burning on its summit
    fill(
      'M-60 640L120 560L300 470L450 350L560 250Q610 214 660 246L760 330L880 440L1040 540L1260 620V660H-60z',
      k.paint('#7a6a70', 0.32),
    ),
    fill(
      'M610 228Q640 232 660 246L760 330L880 440L1040 540L1260 620V660H820L740 520L690 400z',
      k.shaded('#6a5a66', 0.3, 0.35),
      0.6,
    ),
    k.light.lamp ? fill('M610 150a60 60 0 1 0 .1 0z', k.glow(k.light.lamp, 0.9)) : '',
    fill('M600 228q-2-18 10-32q12 14 10 32z', '#ffe0a0'),
    mist(k, 610, 60, 0.5),
    land(
      k,
      [
        [-40, 600],
        [300, 590],
        [700, 598],
        [1240, 592],
      ],
      '#5f6f5a',
      0.2,
    ),
    gopuram(k, 240, 652, 0.5, pale, 0.16),
    gopuram(k, 400, 644, 0.36, pale, 0.24),
    gopuram(k, 810, 644, 0.4, pale, 0.22),
    gopuram(k, 980, 652, 0.52, pale, 0.14),
    gopuram(k, 610, 676, 0.68, cream, 0),
    each(triples('60 680 180, 150 676 130, 1080 676 140, 1150 680 190'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1541 + i, distance: 0 }, '#46683a'),
    ),
    rect(-20, 650, 500, 40, k.paint('#cbb391', 0.04)),
    rect(720, 650, 500, 40, k.paint('#cbb391', 0.04)),
    fill('M-20 820V686H1220V820z', k.paint('#8a7a72', -0.1)),
    strokes(k, 1545, 20, 700, 806, k.light.glint, 0.2),
    each(range(13), (i) => {
      const [x, y] = [380 + i * 38, 736 + (i % 3) * 12]
      return i % 2
        ? man(k, { x, y, h: 74, trim: '#faf0dc', distance: -0.2 })
        : woman(k, { x, y, h: 72, cloth: '#c8553d', distance: -0.2 })
    }),
    stroke(
      each(spread(20, 1180, 30), (x) => d`M${x} 648h.1`),
      k.light.lamp ?? k.paint('#f2a32b'),
      6,
    ),
  )
}

export const templesOfTheSouth: Record<string, Place> = {
  thanjavur: {
    hour: 'goldenTerracotta',
    alt: 'The stepped tower of the Big Temple at Thanjavur in late light',
    subject: [410, 70, 790, 530],
    draw: thanjavur,
  },
  kanchipuram: {
    hour: 'noonTeal',
    alt: 'The white gate tower of Ekambareswarar at Kanchipuram, silks drying on the steps of its tank',
    subject: [470, 65, 730, 520],
    draw: kanchipuram,
  },
  tiruvannamalai: {
    hour: 'nightIndigo',
    alt: 'The lamp on Arunachala above the gate towers of Tiruvannamalai at night',
    subject: [480, 180, 740, 640],
    draw: tiruvannamalai,
  },
}
