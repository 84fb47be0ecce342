import { arch, tones } from '../kit/architecture.ts'
import { riverBoat, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, strokes } from '../kit/land.ts'
import { lamps, man, prayerFlags, sitter, woman } from '../kit/people.ts'
import { flowers } from '../kit/plants.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { stall } from '../kit/stall.ts'
import { at, d, each, fill, pairs, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { banyan, broadleaf } from '../kit/trees.ts'
import { tonga } from '../kit/vehicles.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { ghats, parasol } from '../landmarks/ghats.ts'
import { goldenTemple, parikrama } from '../landmarks/golden-temple.ts'
import { howrahBridge } from '../landmarks/howrah.ts'
import { imambara, jamaMasjid, rumiDarwaza } from '../landmarks/mughal.ts'
import { mahabodhi } from '../landmarks/northern-temples.ts'
import { layers, type Place } from './place.ts'

const varanasi = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 880, y: 200, r: 70, rings: 3 }),
    streaks(k, quads('60 110 380 10, 420 70 340 8')),
    flock(k, 480, 120, 26),
    ghats(k, 560, 0.04),
    each(triples('200 536 36, 360 520 34, 590 540 36, 760 528 34, 1000 540 38'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, trim: '#f2a32b' })
        : woman(k, { x, y, h, cloth: ['#c8553d', '#1f7a78', '#d98a8a'][i % 3]! }),
    ),
    water(k, 558, 800, 880),
    reflection(k, 560, ghats(k, 560, 0.04), 0.2, 700),
    ripples(k, 600, 580, 1200, 200, 1001, k.light.glint, 0.5),
    each(
      [
        [90, 580, 0.6, '#2f6f9f'],
        [980, 590, 0.66, '#c8553d'],
      ] as const,
      ([x, y, s, c]) => riverBoat(k, x, y, s, -0.1, c),
    ),
    riverBoat(k, 520, 690, 1.5, -0.2, '#1f7a78'),
    lamps(k, triples('300 730 7, 760 740 8, 860 700 6, 690 766 9, 230 690 5, 940 760 8')),
    at(1120, 810, parasol(tones(k, -0.55), 0, 0, 3.2, '#e9c98a')),
    fill('M900 820V776H1240V820zM960 776V748H1240V776z', k.paint('#8a6048', -0.5)),
    sitter(k, { x: 1062, y: 752, h: 118, distance: -0.15 }),
  )

const amritsar = (k: Kit): string => {
  const shrine = goldenTemple(k, 690, 540, 1.16, 0)
  return layers(
    sky(k, 520, { x: 250, y: 150, r: 44 }),
    parikrama(k, 520, 0.36, 64),
    water(k, 516, 800, 690),
    shrine,
    reflection(k, 542, shrine, 0.5, 800),
    ripples(k, 690, 552, 460, 210, 1011, k.light.lamp ?? k.light.glint, 0.4),
    ripples(k, 300, 560, 600, 100, 1012, k.light.glint, 0.4),
    fill('M-20 820V752H1220V820z', k.paint('#cdbfae', -0.3)),
    fill(
      each(spread(0, 1200, 11), (x) => d`M${x - 54} 760h50v12h-50zM${x} 778h52v26h-52z`),
      k.paint('#8a6a5a', -0.3),
      0.5,
    ),
    woman(k, { x: 240, y: 784, h: 150, cloth: '#f2a32b', trim: '#c8553d', distance: -0.15 }),
    man(k, { x: 320, y: 788, h: 158, trim: '#2f5fa5', distance: -0.15 }),
    man(k, { x: 980, y: 782, h: 146, trim: '#f2a32b', cloth: '#e9dcc2', flip: true, distance: -0.15 }),
    lamps(k, triples('420 764 7, 470 770 7, 850 766 7')),
  )
}

const bodhGaya = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 330, y: 250, r: 88, rings: 3 }),
    flock(k, 160, 170, 26),
    hills(k, { seed: 1021, y: 520, roll: 12, colour: '#8f9a5a', distance: 0.4 }),
    each(triples('60 600 190, 180 596 140, 330 600 160'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1022 + i, distance: 0.22 }, '#7a8f4a'),
    ),
    mahabodhi(k, 620, 640, 1.36, -0.02),
    fill('M-20 820V636Q600 620 1220 636V820z', k.paint('#a3a55a')),
    fill('M520 820Q590 720 596 640H644Q660 720 720 820z', k.paint('#e2c08c')),
    each(triples('360 690 0.5, 440 664 0.4, 800 664 0.4, 880 690 0.5'), ([x, y, s]) =>
      at(
        x,
        y,
        fill('M-40 0h80v-16h-12v-14h-14q-14 -44 -28 0h-14v14h-12zM-6-50h12l-6-40z', k.paint('#c9a578')),
        s * 1.3,
      ),
    ),
    each(pairs('470 750, 520 744, 570 752, 690 748, 740 744, 790 752'), ([x, y], i) =>
      sitter(k, { x, y, h: 74 + (i % 2) * 4, cloth: '#b8432f', trim: '#e0902f' }),
    ),
    man(k, { x: 640, y: 728, h: 98, cloth: '#c8612f', trim: '#8d5b3d' }),
    prayerFlags(k, [250, 540], [500, 590], 40, 22, 12),
    banyan(k, { x: 1080, y: 700, h: 330, seed: 1025, distance: -0.3 }, '#4f7038'),
    flowers(k, 1026, 60, 770, 812, ['#f2a32b', '#faf0dc'], 1.8),
    fill('M-20 820V800Q400 786 800 800T1220 796V820z', k.paint('#5f6a33', -0.4)),
  )

const lucknow = (k: Kit): string =>
  layers(
    sky(k, 600, { x: 260, y: 210, r: 58 }),
    cumulus(k, 120, 330, 200, 1101),
    flock(k, 420, 170, 26),
    imambara(k, 250, 620, 0.94, 0.32),
    broadleaf(k, { x: 60, y: 640, h: 200, seed: 1102, distance: 0.2 }),
    broadleaf(k, { x: 1120, y: 640, h: 240, seed: 1103, distance: 0.2 }),
    rect(-20, 614, 1240, 40, k.paint('#9aa86a', 0.1)),
    rumiDarwaza(k, 690, 646, 1.32, 0),
    rect(-20, 640, 1240, 180, k.paint('#d9bb94')),
    rect(-20, 640, 1240, 10, k.paint('#b9966f')),
    strokes(k, 1104, 24, 676, 800, k.paint('#b08e68'), 0.5),
    stall(k, 330, 752, 1.05, '#c8553d'),
    man(k, { x: 470, y: 762, h: 132, cloth: '#e9dcc2', trim: '#faf0dc' }),
    woman(k, { x: 530, y: 768, h: 130, cloth: '#1f7a78', trim: '#f2a32b' }),
    tonga(k, 840, 744, 1.2),
    man(k, { x: 824, y: 696, h: 88, trim: '#f2a32b' }),
  )

const ghatSteps = (k: Kit): string =>
  each(range(4), (i) =>
    rect(-20, 720 + i * 26, 1240, 27, i % 2 ? k.shaded('#8a6a70', -0.2, 0.2) : k.paint('#a5838a', -0.2)),
  )

const kolkata = (k: Kit): string => {
  const ferry = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      fill('M-140-22H130L150-36Q142 10 118 18H-118Q-138 4-140-22z', k.paint('#f6ead2')) +
        fill('M-138-6H140Q132 12 118 18H-118Q-132 10-138-6z', k.paint('#2f6f9f')) +
        rect(-104, -56, 190, 36, k.paint('#e9dcc2')) +
        fill(
          each(range(8), (i) => d`M${-96 + i * 23} -50h16v18h-16z`),
          k.light.lamp ?? k.paint('#3a4a55'),
        ) +
        fill('M-116-56H98L90-66H-108z', k.paint('#c8553d')) +
        fill('M-20-66V-104H6V-66z', k.paint('#2a2440')) +
        rect(-20, -94, 26, 10, k.paint('#c8553d')),
      s,
    )
  return layers(
    sky(k, 570),
    streaks(k, quads('560 110 460 10, 760 190 380 9, 40 250 260 7')),
    flock(k, 640, 240, 26),
    each(range(17), (i) =>
      rect(-20 + i * 78, 520 - ((i * 37) % 40), 66, 90, k.paint(['#a58a9a', '#b3989f', '#8f7f98'][i % 3]!, 0.5)),
    ),
    water(k, 560, 820),
    howrahBridge(k, 940, 566, 0.02),
    reflection(k, 576, howrahBridge(k, 940, 566, 0.02), 0.15, 790),
    ripples(k, 560, 590, 1100, 190, 1121, k.light.glint, 0.5),
    ferry(800, 650, 0.95),
    riverBoat(k, 480, 672, 0.8, -0.2, '#c8553d', true),
    skiffs(k, triples('1040 600 0.7, 620 592 0.6')),
    ghatSteps(k),
    // the flower sellers of Mullick ghat
    each(
      pairs('210 772, 290 784, 420 786, 900 784, 980 776'),
      ([x, y], i) =>
        fill(d`M${x - 34} ${y}q4 26 34 26q30 0 34 -26z`, k.paint('#b98a56', -0.1)) +
        fill(d`M${x - 36} ${y}q8 -26 36 -26q28 0 36 26z`, k.paint(i % 2 ? '#e8612f' : '#f7b733', -0.05)) +
        stroke(
          d`M${x - 24} ${y - 6}h.1M${x - 8} ${y - 14}h.1M${x + 10} ${y - 8}h.1M${x + 22} ${y - 4}h.1`,
          k.paint('#ffd86b'),
          9,
        ),
    ),
    woman(k, { x: 140, y: 782, h: 150, cloth: '#c8553d', trim: '#faf0dc', distance: -0.15 }),
    woman(k, { x: 354, y: 788, h: 152, cloth: '#faf0dc', trim: '#c8553d', distance: -0.15 }),
    man(k, { x: 1060, y: 788, h: 156, trim: '#f2a32b', flip: true, distance: -0.15 }),
  )
}

const oldDelhi = (k: Kit): string => {
  const kite = (x: number, y: number, s: number, c: string, turn: number) =>
    at(
      x,
      y,
      fill('M0-30L24 0L0 30L-24 0z', k.paint(c)) +
        fill('M0-30L24 0L0 30z', k.shaded(c, 0, 0.2)) +
        fill('M0 30l-9 16h18z', k.paint('#faf0dc')),
      s,
      s,
      turn,
    ) + stroke(d`M${x} ${y + 30 * s}Q${x - 30} ${y + 180} ${x - 120} ${y + 330}`, k.paint('#3a2a38'), 0.9, 0.6)
  return layers(
    sky(k, 620, { x: 830, y: 360, r: 84, rings: 3 }),
    streaks(k, quads('60 200 340 9, 820 150 360 9')),
    jamaMasjid(k, 600, 640, 1.42, 0.06),
    kite(250, 170, 1, '#c8553d', 14),
    kite(960, 120, 0.8, '#1f7a78', -16),
    kite(1070, 260, 0.6, '#f2a32b', 8),
    flock(k, 400, 250, 30),
    flock(k, 720, 150, 22),
    // old roofs in front
    rect(-20, 636, 1240, 190, k.paint('#c99a7a')),
    each(
      [
        [-20, 600, 190, '#d9a07a'],
        [150, 640, 150, '#c47f66'],
        [930, 630, 150, '#d9b08a'],
        [1060, 590, 180, '#c98a6f'],
      ] as const,
      ([x, y, w, c]) =>
        rect(x, y, w, 230, k.paint(c, -0.05)) +
        rect(x + w * 0.7, y, w * 0.3, 230, k.shaded(c, -0.05, 0.22)) +
        rect(x - 4, y - 6, w + 8, 9, k.shaded(c, 0, 0.3)) +
        fill(
          each([0.25, 0.6], (f) => arch(x + w * f, y + 76, 30, 52)),
          k.light.lamp ?? k.shaded('#5a3a3a', 0, 0.5),
        ) +
        stroke(
          each(range(6), (i) => d`M${x + 8 + i * (w / 6)} ${y - 6}v-16`) + d`M${x} ${y - 22}h${w}`,
          k.shaded(c, 0, 0.3),
          3,
        ),
    ),
    fill('M340 636H860L1020 820H180z', k.paint('#dbb491')),
    stall(k, 400, 772, 1.06, '#f2a32b'),
    stall(k, 820, 776, 1.06, '#1f7a78', -0.05, -1),
    each(triples('560 720 84, 620 716 82, 670 724 88'), ([x, y, h], i) =>
      i === 1 ? woman(k, { x, y, h, cloth: '#c8553d' }) : man(k, { x, y, h, trim: '#faf0dc' }),
    ),
    man(k, { x: 120, y: 620, h: 90, cloth: '#1f7a78', trim: '#f2a32b' }),
    woman(k, { x: 640, y: 790, h: 132, cloth: '#5c7f3b', trim: '#f2a32b', distance: -0.15 }),
  )
}

export const northernCities: Record<string, Place> = {
  varanasi: {
    hour: 'dawnPeach',
    alt: 'Boats before the ghats of Varanasi at dawn',
    subject: [310, 250, 720, 720],
    draw: varanasi,
  },
  amritsar: {
    hour: 'nightIndigo',
    alt: 'The Golden Temple of Amritsar lit at night, mirrored in its pool',
    subject: [510, 170, 850, 560],
    draw: amritsar,
  },
  'bodh-gaya': {
    hour: 'goldenMarigold',
    alt: 'Monks before the Mahabodhi temple, beside the Bodhi tree',
    subject: [440, 110, 780, 560],
    draw: bodhGaya,
  },
  lucknow: {
    hour: 'noonTeal',
    alt: 'A kebab stall before the Rumi Darwaza in Lucknow',
    subject: [445, 110, 945, 570],
    draw: lucknow,
  },
  kolkata: {
    hour: 'duskRose',
    alt: 'Howrah bridge at sunset, with flower sellers on the ghat',
    subject: [255, 80, 755, 540],
    draw: kolkata,
  },
  'old-delhi': {
    hour: 'dawnRose',
    alt: 'Kites over the Jama Masjid and the food stalls of Old Delhi',
    subject: [350, 100, 850, 560],
    draw: oldDelhi,
  },
}
