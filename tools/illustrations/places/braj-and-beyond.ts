import { steps, tones } from '../kit/architecture.ts'
import { riverBoat, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { lamps, man, sitter, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import {
  at,
  circle,
  curve,
  d,
  each,
  ellipse,
  fill,
  pairs,
  quads,
  range,
  rect,
  spread,
  stroke,
  triples,
} from '../kit/svg.ts'
import { bough, broadleaf, palm } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { dhauli } from '../landmarks/dhauli.ts'
import { kusumSarovar } from '../landmarks/kusum-sarovar.ts'
import { statueOfUnity } from '../landmarks/statue-of-unity.ts'
import { velankanni } from '../landmarks/velankanni.ts'
import { layers, type Place } from './place.ts'

/** A peacock on a wall, looking left, its train hanging to the right: 300 long at scale 1. */
const peacock = (k: Kit, x: number, y: number, s: number, distance = -0.1): string => {
  const [blue, green, gold] = [k.paint('#2458a8', distance), k.paint('#2f8f6a', distance), k.paint('#d9a83a', distance)]
  return at(
    x,
    y,
    fill('M0-56C60-58 120-30 180 20C220 56 250 96 262 130C220 120 170 90 130 60C84 24 40-4-6-24z', green) +
      fill(
        'M30-44C90-30 150 10 190 50C216 78 236 106 250 124C200 90 150 50 110 24C80 4 50-14 20-26z',
        k.shaded('#2f8f6a', distance, 0.3),
      ) +
      each(
        triples(
          '96 -4 9, 132 24 10, 166 52 11, 198 82 12, 228 108 12, 120 -14 8, 158 16 9, 192 46 10, 222 78 11, 70 -22 8',
        ),
        ([ex, ey, r]) =>
          ellipse(ex, ey, r, r * 0.72, gold) +
          ellipse(ex, ey, r * 0.6, r * 0.44, k.paint('#1f7a78', distance)) +
          circle(ex, ey, r * 0.26, blue),
      ) +
      stroke('M-2-16V4M14-18V4M-2 4h-12M14 4h-12', k.paint('#8a7a5a', distance), 3.4) +
      fill(
        'M-40-70C-50-40-34-14-4-12C24-12 40-28 34-46C20-60-4-60-14-74C-22-90-20-108-24-124C-30-134-44-132-46-120C-48-106-36-96-40-70z',
        blue,
      ) +
      fill('M-4-12C24-12 40-28 34-46C24-40 6-34-6-24z', k.paint('#b58a58', distance)) +
      fill('M-46-122L-62-114L-45-112z', k.paint('#e8dcc0', distance)) +
      circle(-37, -121, 2.6, k.paint('#fdf6e6', distance)) +
      stroke('M-34-130L-40-152M-32-130L-32-156M-30-129L-24-152', blue, 2.2) +
      each(pairs('-40 -154, -32 -158, -23 -154'), ([cx, cy]) => circle(cx, cy, 3.4, blue)),
    s,
  )
}

const mathura = (k: Kit): string => {
  const hall = kusumSarovar(k, 600, 470, 1.2, 0.04)
  const t = tones(k, 0)
  return layers(
    sky(k, 480, { x: 250, y: 200, r: 60 }),
    streaks(k, quads('420 100 420 10, 760 180 360 8')),
    flock(k, 880, 150, 26),
    each(spread(-10, 1210, 13), (x, i) =>
      broadleaf(k, { x, y: 466, h: 120 + ((i * 43) % 60), seed: 2401 + i, distance: 0.4 }, '#5f7f4a', 1.1),
    ),
    hall,
    steps(t, -20, 1220, 470, 522, 5, '#d3a06c'),
    water(k, 522, 820, 250),
    reflection(k, 524, hall, 0.34, 760),
    ripples(k, 600, 548, 1100, 200, 2415, k.light.glint, 0.5),
    riverBoat(k, 470, 640, 1.3, -0.15, '#f2a32b', true),
    lamps(k, triples('640 700 1, 720 676 0.8, 350 720 1, 800 730 1.1, 260 690 0.8')),
    // the parapet of the near bank
    fill('M740 820V752H1220V820z', k.paint('#b5744a', -0.3)),
    rect(728, 740, 492, 18, k.paint('#d9a06c', -0.2)),
    peacock(k, 880, 738, 1.3, -0.08),
    bough(k, 1230, -10, 330, 2416, -1, '#4a6a3a', -0.5),
  )
}

const kevadia = (k: Kit): string =>
  layers(
    sky(k, 560, { x: 270, y: 180, r: 54 }),
    cumulus(k, 900, 190, 240, 2431),
    cumulus(k, 160, 330, 170, 2432),
    hills(k, { seed: 2433, y: 430, roll: 46, colour: '#7a96a8', distance: 0.56, swells: 3, bottom: 600 }),
    hills(k, { seed: 2434, y: 486, roll: 36, colour: '#6f9070', distance: 0.36, swells: 4, bottom: 600 }),
    land(k, pairs('-40 560, 200 530, 420 548, 640 540, 900 520, 1240 548'), '#5f8a4f', 0.18, 620),
    // the dam upstream
    fill('M930 520L950 470H1240V540z', k.paint('#cfc8ba', 0.34)),
    fill(
      each(spread(970, 1210, 9), (x) => d`M${x - 9} 536v-48h18v48z`),
      k.paint('#f4fbf6', 0.2),
    ),
    water(k, 590, 820, 270),
    fill(
      `M300 640L${curve(pairs('300 640, 380 600, 480 582, 600 578, 720 582, 830 600, 900 640'))}z`,
      k.paint('#7f9a5a', 0.02),
    ),
    reflection(k, 640, statueOfUnity(k, 600, 600, 1.06, 0.02), 0.26, 800),
    statueOfUnity(k, 600, 604, 1.06, 0.02),
    each(spread(350, 850, 11), (x, i) =>
      Math.abs(x - 600) < 150
        ? ''
        : broadleaf(k, { x, y: 630, h: 44 + ((i * 23) % 22), seed: 2435 + i, distance: 0.06 }, '#4f7f42', 1.2),
    ),
    // the bridge of the island
    stroke('M-20 616Q160 590 340 628', k.paint('#e9dfca', 0.06), 14),
    stroke('M60 606v40M160 602v44M260 610v36', k.paint('#cfc3aa', 0.08), 9),
    ripples(k, 620, 650, 1000, 130, 2450, k.light.glint, 0.5),
    skiffs(k, triples('860 680 1.1, 990 650 0.8'), 0),
    fill(`M-20 820L${curve(pairs('-20 770, 240 752, 520 772, 820 760, 1220 742'))}V820z`, k.paint('#5f7f3f', -0.15)),
    flowers(k, 2451, 150, 764, 812, ['#d94f8a', '#f2b53a', '#fdf6f0'], 2.4),
    woman(k, { x: 330, y: 790, h: 116, cloth: '#c8553d', trim: '#f2c14a' }),
    man(k, { x: 390, y: 794, h: 122, trim: '#f2a32b' }),
    broadleaf(k, { x: 1110, y: 810, h: 330, seed: 2452, distance: -0.3 }, '#4a7038', 1.1),
  )

const bhubaneswar = (k: Kit): string =>
  layers(
    sky(k, 600, { x: 900, y: 240, r: 66 }),
    streaks(k, quads('90 140 420 10, 620 100 360 8')),
    flock(k, 300, 230, 28),
    hills(k, { seed: 2461, y: 500, roll: 16, colour: '#8f8a7a', distance: 0.56 }),
    // the bend of the Daya, where Kalinga was lost
    fill(`M-20 560L${curve(pairs('-20 560, 200 548, 380 566, 240 590, -20 610'))}z`, k.gradient(k.light.water)),
    fill(`M1220 540L${curve(pairs('1220 540, 1040 548, 900 566, 1060 584, 1220 600'))}z`, k.gradient(k.light.water)),
    land(
      k,
      pairs('-40 720, 120 680, 260 612, 400 566, 520 556, 700 556, 820 570, 960 620, 1080 684, 1240 716'),
      '#8a9a58',
      0.08,
    ),
    each(
      quads('240 624 90 0, 320 600 70 1, 930 612 84 2, 1010 646 100 3, 160 668 110 4, 1100 696 120 5'),
      ([x, y, h, i]) => broadleaf(k, { x, y, h, seed: 2462 + i, distance: 0.1 }, i % 2 ? '#5f7f45' : '#4f7542', 1.2),
    ),
    dhauli(k, 600, 590, 1.16, 0),
    fill('M540 588H660L740 820H440z', k.paint('#dfc298', 0)),
    each(spread(612, 800, 9), (y) =>
      stroke(d`M${532 - (y - 588) * 0.43} ${y}H${668 + (y - 588) * 0.36}`, k.shaded('#dfc298', 0, 0.22), 3),
    ),
    // Ashoka's elephant, coming out of its rock
    at(
      330,
      742,
      fill('M-110 6Q-120-70-50-92Q30-110 84-78Q126-50 124 6z', k.paint('#9a8a80', -0.06)) +
        fill('M40-88Q126-60 124 6H70Q90-40 40-88z', k.shaded('#9a8a80', -0.06, 0.3)) +
        fill(
          'M-118 6Q-126-40-108-66Q-84-92-50-84Q-24-76-24-44Q-26-14-46-4L-50 6H-72L-70-8Q-84-10-88-22L-92 6z',
          k.paint('#b5a595', -0.06),
        ) +
        fill('M-52-72Q-28-70-28-42Q-34-22-50-26Q-60-44-52-72z', k.shaded('#b5a595', -0.06, 0.26)) +
        circle(-90, -56, 3, k.shaded('#5a4a4a', 0, 0.5)),
      1.1,
    ),
    woman(k, { x: 560, y: 766, h: 112, cloth: '#f2a32b', trim: '#c8553d' }),
    man(k, { x: 628, y: 742, h: 106, cloth: '#c86a2a', trim: '#c86a2a' }),
    palm(k, { x: 1090, y: 830, h: 400, seed: 2470, distance: -0.4 }, -30),
    grass(k, 2471, -20, 420, 90, 816, 70, '#5a6a34', -0.3),
    grass(k, 2472, 760, 1220, 90, 816, 70, '#5a6a34', -0.3),
  )

const velankanniScene = (k: Kit): string =>
  layers(
    sky(k, 620, { x: 960, y: 170, r: 52 }),
    cumulus(k, 230, 200, 240, 2481),
    cumulus(k, 1010, 330, 170, 2482),
    flock(k, 320, 320, 26),
    rect(-20, 560, 1240, 60, k.gradient(k.light.water)),
    each(
      quads('90 606 200 20, 190 612 240 -26, 280 616 180 14, 930 616 190 -16, 1020 610 250 24, 1120 606 200 -20'),
      ([x, y, h, lean], i) => palm(k, { x, y, h, seed: 2483 + i, distance: 0.1 }, lean),
    ),
    rect(-20, 612, 1240, 210, k.paint('#e9d3a8', 0.02)),
    ellipse(600, 616, 330, 20, k.light.shade, 0.2),
    velankanni(k, 600, 614, 1.26, 0),
    fill('M520 614H680L800 820H400z', k.paint('#d9b98a', -0.02)),
    stroke('M520 614L400 820M680 614L800 820', k.paint('#f6ecd4', 0), 5),
    // stalls of wax and flowers
    each(
      [
        [190, '#2f7fa5'],
        [330, '#c8553d'],
        [880, '#f2a32b'],
        [1020, '#5c7f3b'],
      ] as const,
      ([x, cloth]) =>
        at(
          x,
          700,
          rect(-52, -44, 104, 44, k.paint('#8a5a3f', -0.04)) +
            fill('M-66-92H66L56-66H-56z', k.paint(cloth)) +
            fill('M-38-92h22l-3 26h-20zM16-92h22l1 26h-20z', k.paint('#fdf6e6')) +
            stroke('M-54-66V-40M54-66V-40', k.paint('#5a4034'), 4) +
            each(range(6), (i) => circle(-40 + i * 16, -48, 7, k.paint(['#f2c14a', '#d94f8a', '#fdf6f0'][i % 3]!))),
        ),
    ),
    woman(k, { x: 560, y: 736, h: 112, cloth: '#2f7fa5', trim: '#fdf6e6' }),
    woman(k, { x: 630, y: 720, h: 104, cloth: '#f2a32b', trim: '#c8553d' }),
    man(k, { x: 700, y: 766, h: 124, cloth: '#f2a32b', trim: '#f2a32b' }),
    sitter(k, { x: 820, y: 776, h: 70, cloth: '#c9487a' }),
    mist(k, 616, 20, 0.3),
  )

export const brajAndBeyond: Record<string, Place> = {
  'mathura-vrindavan': {
    hour: 'dawnPeach',
    alt: 'The cenotaphs of Kusum Sarovar across the tank, a peacock on the near wall',
    subject: [480, 120, 980, 590],
    draw: mathura,
  },
  'ahmedabad-kevadia': {
    hour: 'noonAzure',
    alt: 'The Statue of Unity on its island in the Narmada below wooded hills',
    subject: [440, 50, 760, 500],
    draw: kevadia,
  },
  'bhubaneswar-dhauli': {
    hour: 'goldenMarigold',
    alt: 'The white peace pagoda of Dhauli on its hill above the Daya river',
    subject: [360, 110, 840, 580],
    draw: bhubaneswar,
  },
  velankanni: {
    hour: 'noonTeal',
    alt: 'The white twin spires of the basilica of Velankanni by the sea',
    subject: [420, 60, 780, 530],
    draw: velankanniScene,
  },
}
