import { arch, tones } from '../kit/architecture.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { sky } from '../kit/sky.ts'
import { stall, steam } from '../kit/stall.ts'
import { at, circle, d, each, ellipse, fill, range, rect, stroke, triples } from '../kit/svg.ts'
import { palm } from '../kit/trees.ts'
import { bazaar, charminar } from '../landmarks/charminar.ts'
import { gopuram, madurai } from '../landmarks/gopuram.ts'
import { imambara, rumiDarwaza } from '../landmarks/mughal.ts'
import { layers, type Place } from './place.ts'

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

export const tableCovers: Record<string, Place> = {
  'lucknow-on-an-empty-stomach': {
    hour: 'nightIndigo',
    alt: 'Lamplit kebab stalls at night before the gates of Lucknow',
    subject: [330, 230, 830, 680],
    draw: emptyStomach,
  },
  'madurai-and-the-chettinad-table': {
    hour: 'goldenTerracotta',
    alt: 'A Chettinad meal on a banana leaf, the towers of Madurai beyond',
    subject: [470, 70, 730, 530],
    draw: bananaLeaf,
  },
  'hyderabad-from-nihari-to-irani-chai': {
    hour: 'dawnPeach',
    alt: 'Irani chai and Osmania biscuits at a cafe door facing the Charminar',
    subject: [440, 100, 780, 560],
    draw: iraniChai,
  },
}
