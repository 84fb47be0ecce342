import { chhatri, merlons, tones } from '../kit/architecture.ts'
import { lionessLying, lionSeated, tigerFacing, tigerLying } from '../kit/cats-facing.ts'
import { elephant, flock, stag } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land, mountains } from '../kit/land.ts'
import { bamboo, grass } from '../kit/plants.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { at, curve, d, each, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { acacia, bough, broadleaf } from '../kit/trees.ts'
import { jeep } from '../kit/vehicles.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { layers, type Place } from './place.ts'

const ruin = (k: Kit, x: number, y: number, distance: number): string => {
  const t = tones(k, distance)
  const stone = '#b9875f'
  return at(
    x,
    y,
    rect(-160, -70, 320, 74, t.lit(stone)) +
      rect(90, -70, 70, 74, t.dark(stone, 0.2)) +
      fill(merlons(-160, 100, -70, 10), t.lit(stone)) +
      each(
        [-120, 0, 120],
        (bx) =>
          fill(d`M${bx - 30} 6L${bx - 24} -96q24 -8 48 0L${bx + 30} 6z`, t.lit('#c79468')) +
          fill(d`M${bx + 4} 6V-100q10 0 20 4L${bx + 30} 6z`, t.dark(stone, 0.26)),
      ) +
      each([-60, 60], (cx) => chhatri(t, cx, -70, 46, '#c79468')) +
      fill('M-78 6v-34q16-20 32 0v34zM46 6v-34q16-20 32 0v34z', t.dark(stone, 0.55)),
  )
}

const ranthambore = (k: Kit): string =>
  layers(
    sky(k, 540),
    streaks(k, quads('640 90 420 9, 820 150 300 8')),
    flock(k, 760, 200, 26),
    hills(k, { seed: 708, y: 430, roll: 20, colour: '#a5856a', distance: 0.6 }),
    // the fort on its cliff
    fill('M-40 330L40 318L120 326L300 300L470 306L560 330L590 400L700 470L760 520V560H-40z', k.paint('#b5835c', 0.3)),
    fill(
      'M60 326L90 420L70 540H-40V334zM250 310L280 400L250 520H180L210 400zM430 308L470 400L450 540H360L400 420z',
      k.shaded('#9a6b48', 0.3, 0.32),
      0.55,
    ),
    fill('M560 330L590 400L700 470L760 520V560H600L560 440z', k.shaded('#9a6b48', 0.3, 0.3), 0.55),
    ruin(k, 300, 306, 0.2),
    hills(k, { seed: 701, y: 520, roll: 12, colour: '#8f8f4a', distance: 0.3 }),
    water(k, 530, 640, 900),
    chhatriIsland(k, 990, 552),
    reflection(k, 556, chhatriIsland(k, 990, 556), 0.36, 640),
    each(triples('60 570 200, 180 556 150, 1150 566 230'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 702 + i, distance: 0.1 }),
    ),
    land(k, pairs('-40 620, 260 604, 560 616, 860 608, 1240 624'), '#d3a552', 0),
    grass(k, 705, -20, 1220, 130, 660, 60, '#b08a3a', 0),
    tigerFacing(k, 600, 730, 1.42, -0.02),
    grass(k, 706, -20, 1220, 170, 770, 66, '#c79a44', -0.08),
    grass(k, 707, -20, 1220, 150, 826, 110, '#7a6a30', -0.42),
  )

const chhatriIsland = (k: Kit, x: number, y: number): string =>
  at(x, y, rect(-60, -16, 120, 20, k.paint('#c08a62', 0.06)) + chhatri(tones(k, 0.06), 0, -14, 84, '#d39a6c'))

const gir = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 820, y: 330, r: 120, rings: 2 }),
    flock(k, 220, 190, 26),
    hills(k, { seed: 791, y: 480, roll: 26, colour: '#8a6a5a', distance: 0.4, swells: 4 }),
    each(triples('130 560 190, 280 552 120, 1090 556 170'), ([x, y, h], i) =>
      acacia(k, { x, y, h, seed: 793 + i, distance: 0.2 }),
    ),
    hills(k, { seed: 792, y: 560, roll: 12, colour: '#8f7a44', distance: 0.1 }),
    stag(k, 170, 610, 0.76, 0.1, -1, false),
    stag(k, 250, 604, 0.7, 0.1, 1),
    grass(k, 797, -20, 1220, 150, 650, 56, '#a5853f', 0),
    fill(
      `M180 830L${curve(pairs('180 830, 240 740, 320 694, 430 676, 600 668, 800 676, 950 690, 1040 740, 1090 830'))}z`,
      k.paint('#86665a', -0.06),
    ),
    fill(
      'M240 740L320 694Q380 684 430 680L400 730L330 770L300 830H180zM900 684L950 690L1040 740L1090 830H960L930 750z',
      k.shaded('#6b5048', -0.1, 0.4),
      0.75,
    ),
    lionessLying(k, 730, 690, 1.24, 0.02),
    lionSeated(k, 520, 704, 1.5, 0),
    grass(k, 798, -20, 1220, 160, 790, 80, '#8a6f33', -0.2),
    grass(k, 800, -20, 1220, 180, 826, 100, '#6a5028', -0.5),
  )

const kanha = (k: Kit): string => {
  const trunk = (x: number, w: number, distance: number) =>
    fill(
      d`M${x - w} 640Q${x - w * 0.6} 400 ${x - w * 0.7} -10H${x + w * 0.7}Q${x + w * 0.6} 400 ${x + w} 640z`,
      k.paint('#6a4f44', distance),
    )
  return layers(
    sky(k, 560, { x: 620, y: 330, r: 100, rings: 3, rays: true }),
    each([80, 170, 300, 400, 820, 930, 1010, 1130], (x, i) => trunk(x, 9 + (i % 3) * 3, 0.5)),
    each(range(11), (i) =>
      broadleaf(
        k,
        { x: -30 + i * 124, y: 560, h: 240 + ((i * 37) % 60), seed: 741 + i, distance: 0.46 },
        '#8a8a4a',
        0.66,
      ),
    ),
    mist(k, 540, 80, 1),
    each([30, 210, 980, 1160], (x, i) => trunk(x, 16 + (i % 2) * 6, 0.16)),
    fill('M-20 820V590Q300 572 640 590T1220 580V820z', k.paint('#cda552', 0.12)),
    grass(k, 756, -20, 1220, 110, 620, 54, '#c79f4c', 0.1),
    stag(k, 850, 628, 1.15, 0.16, -1, false),
    stag(k, 400, 620, 1, 0.2, 1, false),
    stag(k, 960, 616, 0.86, 0.24, 1),
    stag(k, 590, 704, 2.35, -0.06),
    grass(k, 757, -20, 1220, 140, 740, 84, '#b58a3a', -0.1),
    grass(k, 758, -20, 1220, 130, 816, 130, '#6f5a2c', -0.45),
    bough(k, -20, 10, 480, 759, 1, '#4f5a2c', -0.6),
    bough(k, 1220, 20, 420, 760, -1, '#4f5a2c', -0.6),
  )
}

const corbett = (k: Kit): string =>
  layers(
    sky(k, 500, { x: 420, y: 230, r: 56 }),
    mountains(k, {
      seed: 711,
      peaks: pairs('120 250, 380 300, 700 230, 980 290'),
      base: 500,
      rock: '#6f8f9a',
      distance: 0.56,
      drop: 0.6,
    }),
    hills(k, { seed: 712, y: 410, roll: 24, colour: '#5f8a6a', distance: 0.42 }),
    mist(k, 450, 60, 0.9),
    each(range(16), (i) =>
      broadleaf(
        k,
        { x: -10 + i * 82, y: 500 + ((i * 7) % 12), h: 170 + ((i * 41) % 70), seed: 713 + i, distance: 0.26 },
        '#5a8a4a',
        0.7,
      ),
    ),
    fill('M-20 820V500Q400 488 760 500T1220 496V820z', k.paint('#a8a85a', 0.06)),
    grass(k, 730, -20, 1220, 180, 560, 50, '#b3ad5a', 0.1),
    fill(
      'M-20 620Q300 590 560 600T900 570T1220 560V690Q900 700 640 720T-20 800z',
      k.gradient([
        [0, k.paint('#dfe5dc')],
        [1, k.paint('#7fa3a8')],
      ]),
    ),
    ripples(k, 560, 610, 1100, 110, 731, k.light.glint, 0.6),
    elephant(k, 420, 656, 1.7, 0.02),
    elephant(k, 700, 640, 1.4, 0.05),
    elephant(k, 570, 664, 0.72, 0.02, 1, false),
    elephant(k, 900, 618, 1.15, 0.1, 1, false),
    ripples(k, 560, 648, 620, 26, 732, k.light.glint, 0.8),
    jeep(k, 1030, 736, 0.9, -0.1, -1),
    fill('M-20 820V760Q200 724 520 770T1220 740V820z', k.paint('#6f7a3a', -0.2)),
    grass(k, 733, -20, 1220, 190, 812, 110, '#5f6a33', -0.4),
  )

const tadoba = (k: Kit): string => {
  const cat = tigerLying(k, 520, 590, 1.75, -0.02)
  return layers(
    sky(k, 480, { x: 840, y: 200, r: 60 }),
    hills(k, { seed: 811, y: 380, roll: 24, colour: '#5f8f7a', distance: 0.5 }),
    each(range(15), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 90, y: 520, h: 260 + ((i * 43) % 90), seed: 812 + i, distance: 0.3 },
        i % 2 ? '#5a8f4f' : '#4a8050',
        0.62,
      ),
    ),
    mist(k, 500, 50, 0.8),
    land(k, pairs('-40 520, 260 512, 560 520, 900 510, 1240 520'), '#a8a058', 0.06),
    grass(k, 830, -20, 1220, 130, 548, 70, '#9a9a4a', 0.1),
    bamboo(k, 250, 560, 360, 831, 0.06),
    bamboo(k, 960, 556, 380, 832, 0.06),
    land(k, pairs('-40 556, 300 548, 620 560, 940 550, 1240 560'), '#c2ad6a', 0, 620),
    water(k, 572, 820, 700),
    reflection(k, 600, cat, 0.34),
    cat,
    // they lie in the water to their elbows
    fill('M300 606Q520 578 800 590Q1010 570 1080 590Q1020 612 800 616Q520 634 300 606z', k.light.glint, 0.3),
    fill('M330 604Q520 590 780 600Q520 622 330 604z', k.gradient(k.light.water), 0.5),
    ripples(k, 620, 600, 760, 170, 833, k.light.glint, 0.6),
    each(range(8), (i) =>
      stroke(
        d`M${60 + i * 9} 830q-6 -90 ${(i - 4) * 8} ${-150 - i * 8}M${1080 + i * 10} 830q-6 -90 ${(i - 4) * 8} ${-140 - i * 9}`,
        k.paint('#4a6a33', -0.4),
        5,
      ),
    ),
    bamboo(k, 60, 840, 760, 834, -0.55),
    bamboo(k, 1150, 840, 720, 835, -0.55),
    grass(k, 836, -20, 1220, 120, 816, 70, '#3f5f33', -0.5),
  )
}

export const dryForests: Record<string, Place> = {
  ranthambore: {
    hour: 'goldenMarigold',
    alt: 'A tiger walks below the ruined fort of Ranthambore',
    subject: [440, 255, 840, 715],
    draw: ranthambore,
  },
  gir: {
    hour: 'goldenTerracotta',
    alt: 'An Asiatic lion at rest on a rock in Gir',
    subject: [350, 190, 850, 650],
    draw: gir,
  },
  kanha: {
    hour: 'goldenTerracotta',
    alt: 'A swamp deer stag in the meadows of Kanha',
    subject: [450, 350, 760, 700],
    draw: kanha,
  },
  corbett: {
    hour: 'dawnMist',
    alt: 'Elephants fording the Ramganga in Corbett on a misty morning',
    subject: [290, 410, 790, 640],
    draw: corbett,
  },
  tadoba: {
    hour: 'monsoon',
    alt: 'A tiger cools in a forest pool among the bamboo of Tadoba',
    subject: [390, 270, 890, 640],
    draw: tadoba,
  },
}
