import { arch, tones } from '../kit/architecture.ts'
import { riverBoat } from '../kit/boats.ts'
import { tiger } from '../kit/cats.ts'
import { flock, rhino, stag } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, mountains } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { grass, plumes } from '../kit/plants.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, curve, d, each, ellipse, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, palm } from '../kit/trees.ts'
import { jeep } from '../kit/vehicles.ts'
import { ripples, water } from '../kit/water.ts'
import { bazaar, charminar } from '../landmarks/charminar.ts'
import { gopuram, madurai } from '../landmarks/gopuram.ts'
import { imambara, rumiDarwaza } from '../landmarks/mughal.ts'
import { stall, steam } from './culinary.ts'
import { layers, type Place } from './place.ts'

const majuli = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 600, y: 380, r: 110, rings: 3 }),
    streaks(k, quads('90 120 460 11, 660 170 440 9')),
    flock(k, 330, 210, 34),
    mountains(k, {
      seed: 1801,
      peaks: pairs('120 420, 420 440, 820 430, 1080 410'),
      base: 500,
      rock: '#7a7a9a',
      distance: 0.6,
      drop: 0.5,
    }),
    water(k, 486, 700, 600),
    land(k, pairs('640 500, 760 488, 960 482, 1240 484'), '#6a6a5a', 0.2, 506),
    each(range(6), (i) =>
      at(
        800 + i * 76,
        492,
        fill('M-26 0v-20h52v20zM-34-18L-14-42H14L34-18z', k.paint(i % 2 ? '#8a6a54' : '#9a7a5a', 0.16)) +
          stroke('M-20 0v10M20 0v10', k.paint('#5a4a44', 0.1), 3),
        0.8,
      ),
    ),
    each(range(5), (i) =>
      palm(k, { x: 770 + i * 90, y: 492, h: 80 + (i % 3) * 20, seed: 1802 + i, distance: 0.14 }, i % 2 ? 10 : -8),
    ),
    riverBoat(k, 420, 560, 1.1, -0.25, '#c8553d', true),
    ripples(k, 600, 510, 1100, 130, 1808, k.light.glint, 0.5),
    land(k, pairs('-40 640, 200 620, 480 640, 760 624, 1240 640'), '#7a7a48', -0.1),
    plumes(k, 1809, 300, 1220, 40, 670, 150, 0.04),
    rhino(k, 860, 716, 2.1, -0.3, -1),
    rhino(k, 540, 712, 1, -0.25, -1),
    plumes(k, 1810, -20, 460, 26, 830, 380, -0.35),
    plumes(k, 1811, 1000, 1220, 10, 830, 320, -0.35),
    grass(k, 1812, -20, 1220, 170, 816, 120, '#4a5a33', -0.5),
  )

const blanket = (k: Kit): string => {
  const sal = (x: number, w: number, distance: number) =>
    fill(
      d`M${x - w} 700Q${x - w * 0.6} 400 ${x - w * 0.66} -10H${x + w * 0.66}Q${x + w * 0.6} 400 ${x + w} 700z`,
      k.paint('#6f5a4e', distance),
    )
  return layers(
    sky(k, 620, { x: 560, y: 240, r: 70, rings: 2 }),
    each([60, 150, 260, 350, 430, 720, 800, 900, 1010, 1120], (x, i) => sal(x, 9 + (i % 3) * 3, 0.6)),
    mist(k, 460, 160, 0.9),
    each(range(12), (i) =>
      broadleaf(
        k,
        { x: 20 + i * 106, y: 560, h: 150 + ((i * 37) % 60), seed: 1821 + i, distance: 0.5 },
        '#6a8a55',
        0.9,
      ),
    ),
    mist(k, 560, 90, 1),
    each([110, 310, 860, 1070], (x, i) => sal(x, 17 + (i % 2) * 6, 0.3)),
    fill(`M-20 820V600L${curve(pairs('-20 600, 300 590, 620 600, 900 590, 1220 600'))}V820z`, k.paint('#9a9a58', 0.16)),
    fill(
      `M${curve(pairs('560 596, 540 640, 420 700, 200 830'))}L${curve(pairs('900 830, 760 700, 640 640, 600 596'))}z`,
      k.paint('#d3b58a', 0.08),
    ),
    stag(k, 990, 640, 0.8, 0.26, -1),
    stag(k, 1060, 634, 0.7, 0.3, 1, false),
    grass(k, 1834, -20, 420, 60, 680, 60, '#a5a055', 0.1),
    grass(k, 1835, 760, 1220, 60, 680, 60, '#a5a055', 0.1),
    tiger(k, 790, 668, 1.02, 0.02),
    jeep(k, 430, 780, 1.75, -0.04),
    // blankets over the cold
    each(
      triples('360 690 1, 416 690 1, 476 690 1'),
      ([x, y], i) =>
        fill(d`M${x - 26} ${y + 16}q-4 -46 22 -54q32 4 32 54z`, k.paint(['#c8553d', '#2f6f9f', '#5c7f3b'][i]!)) +
        stroke(d`M${x - 24} ${y}q24 8 50 0M${x - 22} ${y - 14}q22 8 44 0`, k.paint('#f3e3c2'), 2.4),
    ),
    each([20, 1180], (x) => sal(x, 40, -0.4)),
    grass(k, 1836, -20, 300, 50, 816, 110, '#5a6033', -0.4),
    grass(k, 1837, 880, 1220, 60, 816, 120, '#5a6033', -0.4),
    bough(k, 1220, 20, 420, 1838, -1, '#4a5f38', -0.5),
  )
}

const emptyStomach = (k: Kit): string =>
  layers(
    sky(k, 620, { x: 930, y: 150, r: 46 }),
    imambara(k, 820, 600, 1, 0.26),
    rumiDarwaza(k, 320, 620, 1, 0.12),
    rect(-20, 600, 1240, 220, k.paint('#8a7a86')),
    fill('M-20 600H1220V612H-20z', k.paint('#a5949a')),
    circle(600, 690, 420, k.glow(k.light.lamp ?? k.light.sun, 0.4)),
    stall(k, 880, 764, 1.5, '#c8553d', 0.02, -1),
    stall(k, 520, 768, 1.62, '#1f7a78', 0.02),
    man(k, { x: 700, y: 784, h: 176, cloth: '#e9dcc2', trim: '#faf0dc' }),
    woman(k, { x: 310, y: 784, h: 170, cloth: '#c9487a', trim: '#f2c14a' }),
    man(k, { x: 230, y: 780, h: 172, cloth: '#faf0dc', trim: '#f2a32b' }),
    man(k, { x: 1070, y: 784, h: 170, cloth: '#e9dcc2', trim: '#c8553d', flip: true }),
    each(range(2), (i) => {
      const path = i ? 'M600 270Q900 420 1220 250' : 'M-20 250Q300 430 600 270'
      return `${stroke(path, k.paint('#2a2440'), 1.6)}<path d="${path}" fill="none" stroke="${k.light.lamp ?? k.paint('#f2a32b')}" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 34"/>`
    }),
  )

/** A meal on a banana leaf, with the towers of Madurai beyond the verandah. */
const bananaLeaf = (k: Kit): string => {
  const heap = (x: number, y: number, rx: number, ry: number, colour: string) =>
    ellipse(x, y, rx, ry, k.shaded(colour, 0, 0.2)) +
    ellipse(x - rx * 0.08, y - ry * 0.3, rx * 0.84, ry * 0.78, k.paint(colour))
  const bowl = (x: number, y: number, s: number, food: string) =>
    at(
      x,
      y,
      fill('M-44-6C-44 34-26 44 0 44S44 34 44-6z', k.paint('#c9923a')) +
        fill('M8 44C30 40 44 30 44-6H20Q26 30 8 44z', k.shaded('#c9923a', 0, 0.3)) +
        ellipse(0, -6, 44, 13, k.paint('#e9bd62')) +
        ellipse(0, -5, 37, 10, k.paint(food)),
      s,
    )
  return layers(
    sky(k, 560, { x: 860, y: 260, r: 84, rings: 3 }),
    flock(k, 480, 170, 24),
    hills(k, { seed: 1841, y: 500, roll: 10, colour: '#8a8a4f', distance: 0.4 }),
    gopuram(k, 600, 560, 0.98, madurai, 0.1),
    gopuram(k, 300, 550, 0.5, madurai, 0.3),
    gopuram(k, 900, 550, 0.54, madurai, 0.26),
    each(triples('420 560 150, 780 560 170'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 1842 + i, distance: 0.14 }, i ? 18 : -20),
    ),
    rect(-20, 540, 1240, 40, k.paint('#c98f5a', 0.06)),
    // the verandah: two Burma teak pillars and a tiled sill
    each(
      [110, 1090],
      (x) =>
        fill(d`M${x - 34} 600V60h68V600z`, k.paint('#4a2c26', -0.2)) +
        fill(d`M${x + 8} 600V60h26V600z`, k.shaded('#4a2c26', -0.2, 0.4)) +
        fill(
          d`M${x - 56} 64h112v-30h-112zM${x - 48} 92h96v-16h-96zM${x - 46} 560h92v40h-92z`,
          k.paint('#f3e3c2', -0.2),
        ),
    ),
    fill('M-20-10H1220V40H-20z', k.paint('#4a2c26', -0.3)),
    fill('M-20 578H1220V820H-20z', k.paint('#7a3a30', -0.1)),
    fill('M-20 578H1220V602H-20z', k.paint('#f3e3c2', -0.1)),
    each(range(16), (i) =>
      fill(d`M${-10 + i * 80} 590l30 -10l30 10l-30 10z`, k.paint(i % 2 ? '#c8553d' : '#2f7f8f', -0.1)),
    ),
    // the leaf
    fill(
      'M150 716C250 630 560 610 800 630C950 644 1060 690 1090 716C1050 760 930 800 760 806C500 816 240 790 150 716z',
      k.paint('#5f8f3a'),
    ),
    fill(
      'M150 716C250 690 700 706 1090 716C1050 760 930 800 760 806C500 816 240 790 150 716z',
      k.shaded('#5f8f3a', 0, 0.18),
    ),
    stroke('M150 716Q640 690 1090 716', k.paint('#a5c86a'), 6),
    stroke(
      each(
        range(15),
        (i) =>
          d`M${240 + i * 54} ${708 - Math.sin(i / 5) * 6}l-34 ${-44 - Math.sin((i / 14) * 3.1) * 24}M${260 + i * 54} 712l-30 ${40 + Math.sin((i / 14) * 3.1) * 34}`,
      ),
      k.paint('#4a7530'),
      2,
      0.6,
    ),
    heap(620, 742, 130, 44, '#fdf7e8'),
    heap(620, 732, 60, 20, '#d9942f'),
    heap(350, 684, 40, 17, '#c8553d'),
    heap(450, 668, 42, 18, '#7a9a3a'),
    heap(556, 660, 40, 17, '#f2c14a'),
    heap(330, 742, 46, 18, '#8a4a2f'),
    heap(900, 700, 50, 20, '#e9c07a'),
    each(
      triples('820 664 34, 850 680 30'),
      ([x, y, r]) => circle(x, y, r * 0.7, k.paint('#e0a04a')) + circle(x, y, r * 0.28, k.paint('#5f8f3a')),
    ),
    fill('M880 752q40 -26 100 -10q-10 34 -56 34q-34 -2 -44 -24z', k.paint('#e8b04f')),
    bowl(740, 660, 0.8, '#c8553d'),
    bowl(1000, 660, 0.76, '#a5562f'),
    // a tumbler of filter coffee
    at(
      200,
      640,
      fill('M-34-70H34L28 30H-28z', k.paint('#d9a23e')) +
        fill('M10-70H34L28 30H8z', k.shaded('#d9a23e', 0, 0.3)) +
        ellipse(0, -70, 34, 9, k.paint('#f3d28a')) +
        ellipse(0, -69, 28, 7, k.paint('#c99a6a')) +
        fill('M-56 24H56L48 56H-48z', k.paint('#c9923a')) +
        ellipse(0, 24, 56, 12, k.paint('#e9bd62')) +
        fill('M-28 8H28V30H-28z', k.paint('#d9a23e')) +
        steam(k, 0, -84, 0.8),
      1.05,
    ),
  )
}

/** Irani chai and Osmania biscuits on a marble table, the Charminar through the door. */
const iraniChai = (k: Kit): string => {
  const glassOf = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      ellipse(0, 6, 74, 15, k.paint('#f7f2e6')) +
        ellipse(0, 4, 58, 11, k.shaded('#e4dccb', 0, 0.1)) +
        fill('M-44-120H44L34 0H-34z', k.paint('#c98a52')) +
        fill('M14-120H44L34 0H12z', k.shaded('#c98a52', 0, 0.24)) +
        ellipse(0, 0, 34, 7, k.shaded('#c98a52', 0, 0.3)) +
        fill('M-46-134H46L44-112H-44z', k.paint('#e9c49a')) +
        ellipse(0, -134, 46, 10, k.paint('#f3dcba')) +
        stroke('M-34-104L-28-14', k.paint('#f9e4c8'), 5, 0.7) +
        fill('M44-104q42 4 36 40q-6 26 -42 24l2 -12q26 0 30 -18q2 -20 -27 -22z', k.paint('#f3e6d0')) +
        steam(k, 0, -150, 1.3),
      s,
    )
  const biscuit = (x: number, y: number, r: number) =>
    ellipse(x, y + r * 0.16, r, r * 0.36, k.shaded('#c98a42', 0, 0.3)) +
    ellipse(x, y, r, r * 0.36, k.paint('#e9b466')) +
    ellipse(x - r * 0.1, y - r * 0.04, r * 0.66, r * 0.2, k.paint('#f2cb8a'))
  const t = tones(k, -0.35)
  return layers(
    sky(k, 560, { x: 760, y: 190, r: 70 }),
    flock(k, 330, 170, 24),
    bazaar(k, 180, 560, 0.9, 0.14),
    bazaar(k, 1040, 560, 0.9, 0.14, -1),
    charminar(k, 610, 560, 1.12, 0.06),
    rect(-20, 556, 1240, 80, k.paint('#dcbf98')),
    each(triples('520 590 60, 570 584 54, 690 592 62, 740 586 56'), ([x, y, h], i) =>
      i % 2 ? woman(k, { x, y, h, cloth: i > 1 ? '#1f7a78' : '#c8553d' }) : man(k, { x, y, h, trim: '#faf0dc' }),
    ),
    // the door of the cafe: dark wood and coloured panes
    fill('M-20-10H190V640H-20zM1010-10H1220V640H1010zM-20-10H1220V70H-20z', t.lit('#7a4a38')),
    each([60, 1140], (x) =>
      each(
        range(4),
        (i) =>
          fill(
            d`M${x - 52} ${110 + i * 120}h104v96h-104z`,
            k.paint(['#1f7a78', '#c8553d', '#f2a32b', '#5c7f3b'][i]!, 0.1),
            0.9,
          ) + stroke(d`M${x} ${110 + i * 120}v96M${x - 52} ${158 + i * 120}h104`, t.lit('#5a3428'), 5),
      ),
    ),
    stroke('M190 70V640M1010 70V640M190 70H1010', t.lit('#9a6248'), 8),
    fill(
      each(range(9), (i) => arch(236 + i * 91, 66, 70, 52)),
      k.paint('#f2a32b', 0.1),
      0.75,
    ),
    // the marble table
    fill('M-20 620H1220V820H-20z', k.paint('#efe6da')),
    fill('M-20 620H1220V634H-20z', k.paint('#fffaf0')),
    stroke(
      'M60 700Q240 660 400 720T760 700M520 790Q700 740 900 780T1200 720M-20 780Q120 750 240 800',
      k.paint('#cdbfb4'),
      3,
      0.8,
    ),
    glassOf(390, 750, 1.1),
    glassOf(560, 724, 0.92),
    ellipse(830, 756, 210, 40, k.paint('#c9d6d2')),
    ellipse(830, 750, 186, 31, k.paint('#e9f1ee')),
    biscuit(760, 746, 62),
    biscuit(890, 746, 62),
    biscuit(826, 728, 62),
    biscuit(838, 702, 60),
  )
}

export const tableAndForestCovers: Record<string, Place> = {
  'rhino-grass-and-river-island': {
    hour: 'duskTeal',
    alt: 'Rhinos in the river grass, a boat going over to Majuli island',
    draw: majuli,
  },
  'kanha-in-a-borrowed-blanket': {
    hour: 'dawnMist',
    alt: 'Blanketed travellers in a jeep watch a tiger cross a forest road in Kanha',
    draw: blanket,
  },
  'lucknow-on-an-empty-stomach': {
    hour: 'nightIndigo',
    alt: 'Lamplit kebab stalls at night before the gates of Lucknow',
    draw: emptyStomach,
  },
  'madurai-and-the-chettinad-table': {
    hour: 'goldenTerracotta',
    alt: 'A Chettinad meal on a banana leaf, the towers of Madurai beyond',
    draw: bananaLeaf,
  },
  'hyderabad-from-nihari-to-irani-chai': {
    hour: 'dawnPeach',
    alt: 'Irani chai and Osmania biscuits at a cafe door facing the Charminar',
    draw: iraniChai,
  },
}
