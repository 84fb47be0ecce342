import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land, strokes } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { d, each, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { broadleaf, palm } from '../kit/trees.ts'
import { gawanMadrasa, gommateshwara, kakatiyaTorana } from '../landmarks/deccan-monuments.ts'
import { layers, type Place } from './place.ts'

const warangal = (k: Kit): string => {
  const fallen = (x: number, y: number, w: number, h: number) =>
    rect(x, y - h, w, h, k.paint('#8f8580', 0)) +
    rect(x, y - h * 0.4, w, h * 0.4, k.shaded('#8f8580', 0, 0.34)) +
    stroke(d`M${x + w * 0.2} ${y - h}v${h}M${x + w * 0.8} ${y - h}v${h}`, k.shaded('#8f8580', 0, 0.5), 3)
  return layers(
    sky(k, 560, { x: 880, y: 330, r: 74 }),
    streaks(k, quads('80 130 400 10, 700 110 420 9')),
    flock(k, 260, 230, 26),
    hills(k, { seed: 4101, y: 500, roll: 16, colour: '#8a7a6a', distance: 0.5, swells: 4, bottom: 600 }),
    // the lone rock that the city has its old name from
    boulders(k, 4102, triples('150 556 130, 260 570 84, 50 570 90'), '#a5806a', 0.4),
    each(triples('330 566 70, 420 562 60, 820 562 66, 930 566 78, 1040 560 70'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 4103 + i, distance: 0.34 }, '#6f8a4a', 1.1),
    ),
    each(triples('980 580 170, 1110 584 220, 1170 580 160'), ([x, y, h], i) =>
      palm(k, { x, y, h, seed: 4110 + i, distance: 0.2 }, i % 2 ? 14 : -12),
    ),
    land(k, pairs('-40 572, 300 566, 700 572, 1240 566'), '#a8985a', 0.1),
    // the gate across the court
    kakatiyaTorana(k, 612, 590, 0.3, 0.34),
    each(quads('300 616 70 16, 396 606 40 12, 800 608 60 14, 900 622 84 20'), ([x, y, w, h]) => fallen(x, y, w, h)),
    kakatiyaTorana(k, 612, 680, 1.14, -0.04),
    fill('M-20 830V676Q400 662 760 676T1220 670V830z', k.paint('#9a8a4e', -0.04)),
    fill('M500 830Q560 730 556 674H668Q680 730 760 830z', k.paint('#d3b184', -0.04)),
    strokes(k, 4120, 22, 690, 800, k.paint('#7f7a3e'), 0.4),
    each(quads('150 742 150 34, 90 776 90 26, 950 752 170 38'), ([x, y, w, h]) => fallen(x, y, w, h)),
    woman(k, { x: 590, y: 726, h: 100, cloth: '#c8553d', trim: '#f2a32b' }),
    man(k, { x: 646, y: 730, h: 106, trim: '#1f7a78', flip: true }),
    grass(k, 4121, -20, 420, 60, 822, 70, '#7a7a3a', -0.35),
    grass(k, 4122, 820, 1220, 60, 822, 74, '#7a7a3a', -0.35),
  )
}

const shravanabelagola = (k: Kit): string => {
  const wall = (left: number, right: number, top: number, bottom: number) =>
    rect(left, top, right - left, bottom - top, k.paint('#cbb8a2', -0.02)) +
    fill(
      each(range(Math.floor((right - left) / 34)), (i) => {
        const x = left + 17 + i * 34
        return d`M${x - 9} ${bottom - 8}v${-(bottom - top) * 0.5}q9 -12 18 0v${(bottom - top) * 0.5}z`
      }),
      k.shaded('#a08a78', 0, 0.5),
    ) +
    rect(left - 6, top - 8, right - left + 12, 10, k.shaded('#cbb8a2', 0, 0.18))
  /** A plastered niche on the parapet. */
  const niche = (x: number, y: number, s: number) =>
    fill(
      d`M${x - 22 * s} ${y}v${-26 * s}q0 ${-24 * s} ${22 * s} ${-34 * s}q${22 * s} ${10 * s} ${22 * s} ${34 * s}v${26 * s}z`,
      k.paint('#e0cfb8'),
    ) +
    fill(d`M${x - 10 * s} ${y}v${-22 * s}q${10 * s} ${-16 * s} ${20 * s} 0v${22 * s}z`, k.shaded('#a08a78', 0, 0.4)) +
    fill(d`M${x - 4 * s} ${y - 58 * s}h${8 * s}l${-4 * s} ${-14 * s}z`, k.paint('#d9a441'))
  const stair = each(range(20), (i) => {
    const [w, y] = [92 + i * 9, 566 + i * 14]
    return rect(604 - w / 2, y, w, 15, i % 2 ? k.shaded('#c9b29c', 0, 0.16) : k.paint('#d9c4ae'))
  })
  return layers(
    sky(k, 620, { x: 300, y: 260, r: 62 }),
    cumulus(k, 980, 210, 300, 4201, 0.8),
    streaks(k, quads('480 90 420 9, 60 150 300 8')),
    flock(k, 880, 290, 24),
    hills(k, { seed: 4202, y: 560, roll: 26, colour: '#8f9a86', distance: 0.5, swells: 4, bottom: 830 }),
    gommateshwara(k, 604, 470, 1.12, 0),
    wall(370, 838, 470, 560),
    each([400, 470, 738, 808], (x) => niche(x, 464, 0.9)),
    // the gate in front of him
    rect(530, 430, 148, 136, k.paint('#d8c6b0', -0.02)),
    rect(640, 430, 38, 136, k.shaded('#d8c6b0', 0, 0.2)),
    rect(518, 420, 172, 12, k.shaded('#cbb8a2', 0, 0.16)),
    fill('M572 566V486H636V566z', k.shaded('#6a5a50', 0, 0.6)),
    rect(562, 474, 84, 12, k.shaded('#cbb8a2', 0, 0.26)),
    each([546, 662], (x) => rect(x - 5, 446, 10, 116, k.shaded('#cbb8a2', 0, 0.12))),
    // the bare dome of granite
    fill('M-20 830V760C140 660 330 566 480 560H740C900 572 1070 660 1220 750V830z', k.paint('#b09c8c', -0.02)),
    fill('M740 560C900 572 1070 660 1220 750V830H980C960 700 860 610 740 560z', k.shaded('#b09c8c', 0, 0.24)),
    stroke(
      'M60 740Q220 650 400 600M200 790Q300 690 460 620M860 640Q960 700 1040 800M760 620Q840 700 860 810',
      k.shaded('#b09c8c', 0, 0.3),
      3,
      0.6,
    ),
    fill('M546 560H662L770 830H438z', k.shaded('#b09c8c', 0, 0.14)),
    stair,
    woman(k, { x: 622, y: 660, h: 78, cloth: '#faf0dc', trim: '#f2a32b' }),
    man(k, { x: 580, y: 702, h: 92, trim: '#faf0dc' }),
    woman(k, { x: 552, y: 768, h: 112, cloth: '#c8553d', trim: '#f2c14a' }),
    boulders(k, 4210, triples('60 800 110, 190 826 70, 1110 810 100, 1200 780 90'), '#7f6a60', -0.3),
    grass(k, 4211, -20, 300, 40, 826, 70, '#7a7a4a', -0.4),
    grass(k, 4212, 960, 1220, 36, 826, 70, '#7a7a4a', -0.4),
  )
}

const bidar = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 250, y: 200, r: 58 }),
    cumulus(k, 1010, 190, 300, 4301, 0.85),
    flock(k, 420, 190, 24),
    hills(k, { seed: 4302, y: 540, roll: 10, colour: '#b59a70', distance: 0.46, bottom: 640 }),
    each(triples('60 600 150, 160 604 120, 250 600 96, 960 600 110, 1060 604 150, 1160 600 130'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 4303 + i, distance: 0.2 }, '#6f8f4a', 1.05),
    ),
    gawanMadrasa(k, 600, 640, 1.22, -0.02),
    fill('M-20 830V634H1220V830z', k.paint('#8fa352', 0)),
    rect(-20, 628, 1240, 12, k.paint('#cbb184', 0)),
    fill('M520 830Q600 720 596 640H668Q690 720 800 830z', k.paint('#dcc093', -0.02)),
    strokes(k, 4310, 24, 660, 800, k.paint('#6f8a3e'), 0.4),
    each(triples('380 690 22, 440 724 28, 860 690 22, 930 728 28'), ([x, y, r]) =>
      fill(d`M${x - r * 1.5} ${y}a${r * 1.5} ${r} 0 0 1 ${r * 3} 0z`, k.paint('#55803f', -0.05)),
    ),
    man(k, { x: 640, y: 726, h: 104, cloth: '#faf0dc', trim: '#faf0dc' }),
    man(k, { x: 700, y: 740, h: 108, cloth: '#bcd8d6', trim: '#1f7a78', flip: true }),
    woman(k, { x: 560, y: 744, h: 106, cloth: '#2f6f9f', trim: '#f2a32b' }),
    broadleaf(k, { x: 70, y: 770, h: 470, seed: 4320, distance: -0.35 }, '#4f7a3f', 0.9),
    grass(k, 4321, -20, 420, 60, 824, 54, '#5f7a34', -0.3),
    grass(k, 4322, 860, 1220, 50, 824, 54, '#5f7a34', -0.3),
  )

export const kingdomsOfTheDeccan: Record<string, Place> = {
  warangal: {
    hour: 'goldenTerracotta',
    alt: 'A carved Kakatiya gateway in Warangal fort, another across the ruined court',
    subject: [360, 240, 866, 690],
    draw: warangal,
  },
  'shravanabelagola-melukote': {
    hour: 'dawnPeach',
    alt: 'Gommateshwara above the walls on his granite hill at Shravanabelagola',
    subject: [400, 100, 808, 570],
    draw: shravanabelagola,
  },
  bidar: {
    hour: 'noonAzure',
    alt: 'The minaret and broken front of Mahmud Gawan’s college in Bidar, some tiles still in place',
    subject: [344, 190, 850, 650],
    draw: bidar,
  },
}
