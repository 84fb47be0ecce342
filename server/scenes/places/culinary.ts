import { arch, pennant, tones } from '../kit/architecture.ts'
import { houseboat, riverBoat, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, mountains, strokes } from '../kit/land.ts'
import { man, picker, umbrella, woman } from '../kit/people.ts'
import { flowers, grass, shrubs } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, circle, d, each, ellipse, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf, palm } from '../kit/trees.ts'
import { tonga } from '../kit/vehicles.ts'
import { reflection, ripples, water, waterfall } from '../kit/water.ts'
import { howrahBridge } from '../landmarks/bridges.ts'
import { bazaar, charminar } from '../landmarks/charminar.ts'
import { chettinadHouse, jahazMahal } from '../landmarks/houses.ts'
import { chineseNet } from '../landmarks/kochi.ts'
import { imambara, jamaMasjid, rumiDarwaza } from '../landmarks/mughal.ts'
import { blueCity, mehrangarh } from '../landmarks/rajput.ts'
import { layers, type Place } from './place.ts'

/** Steam off a pot, in curls. */
export const steam = (k: Kit, x: number, y: number, s: number): string =>
  stroke(
    d`M${x} ${y}q${-12 * s} ${-20 * s} 0 ${-38 * s}t0 ${-38 * s}M${x + 18 * s} ${y + 4}q${-12 * s} ${-18 * s} 0 ${-34 * s}t0 ${-36 * s}M${x - 18 * s} ${y + 4}q${-12 * s} ${-18 * s} 0 ${-34 * s}t0 ${-30 * s}`,
    k.paint('#fffaf0'),
    4 * s,
    0.55,
  )

/** A cook behind his stall: a cart under an awning, a great pot, a lamp. */
export const stall = (k: Kit, x: number, y: number, s: number, cloth: string, distance = -0.05, flip = 1): string =>
  at(
    x,
    y,
    man(k, { x: 24, y: -4, h: 136, cloth: '#faf0dc', trim: cloth, distance, flip: true }) +
      stroke('M-96 0V-168M96 0V-168', k.paint('#5a4034', distance), 6) +
      fill('M-118-150L-92-186H92L118-150z', k.paint(cloth, distance)) +
      fill(
        each([-70, -24, 22, 68], (ax) => d`M${ax - 11} -186h22l5 36h-32z`),
        k.paint('#faf0dc', distance),
      ) +
      fill(
        each(range(8), (i) => d`M${-118 + i * 29.5} -150q15 16 29.5 0z`),
        k.paint(cloth, distance),
      ) +
      (k.light.lamp ? circle(-60, -120, 66, k.glow(k.light.lamp, 0.7)) : '') +
      stroke('M-60-150V-128', k.paint('#3a2a28', distance), 2) +
      fill('M-70-118q10-16 20 0z', k.light.lamp ?? k.paint('#f2a32b', distance)) +
      rect(-104, -64, 208, 50, k.paint('#8a5a3a', distance)) +
      rect(-110, -70, 220, 9, k.paint('#a9764e', distance)) +
      fill(
        each([-80, -40, 0, 40, 80], (px) => d`M${px - 14} -56h28v34h-28z`),
        k.paint('#6b4430', distance),
      ) +
      fill('M-78-70Q-92-108-62-110H-22Q8-108-6-70z', k.paint('#b5793f', distance)) +
      fill('M-40-70Q-26-100-38-110H-22Q8-108-6-70z', k.shaded('#b5793f', distance, 0.3)) +
      ellipse(-42, -110, 22, 5, k.paint('#e9c98a', distance)) +
      steam(k, -42, -120, 0.9) +
      fill('M40-70h60q-4 -14 -14 -16h-32q-10 2 -14 16z', k.paint('#d9d2c4', distance)) +
      fill('M50-84q4-16 12-10q4-14 12-2q10-8 12 12z', k.paint('#e9a14a', distance)) +
      each(
        [-70, 70],
        (wx) => circle(wx, -4, 17, k.paint('#4a3a34', distance)) + circle(wx, -4, 10, k.paint('#a9764e', distance)),
      ),
    s * flip,
    s,
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
    bough(k, 1230, 20, 460, 1105, -1, '#3f5a38', -0.6),
  )

const hyderabad = (k: Kit): string =>
  layers(
    sky(k, 620, { x: 840, y: 400, r: 92, rings: 3 }),
    streaks(k, quads('90 140 420 11, 720 110 400 10')),
    flock(k, 330, 210, 26),
    charminar(k, 600, 640, 1.34, 0.08),
    bazaar(k, -60, 660, 1.26, 0, 1),
    bazaar(k, 1260, 660, 1.26, 0, -1),
    rect(-20, 640, 1240, 180, k.paint('#a5806e')),
    fill('M420 640H780L1100 820H100z', k.paint('#bd9580')),
    k.light.lamp ? circle(600, 700, 420, k.glow(k.light.lamp, 0.22)) : '',
    each(triples('520 668 60, 560 662 54, 650 666 58, 690 674 64, 600 660 50'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, trim: '#faf0dc' })
        : woman(k, { x, y, h, cloth: ['#c8553d', '#1f7a78', '#5c7f3b'][i % 3]! }),
    ),
    stall(k, 280, 770, 1.1, '#1f7a78'),
    stall(k, 930, 772, 1.14, '#c8553d', -0.05, -1),
    man(k, { x: 440, y: 778, h: 138, cloth: '#e9dcc2', trim: '#faf0dc', distance: -0.15 }),
    woman(k, { x: 740, y: 782, h: 136, cloth: '#f2a32b', trim: '#c8553d', distance: -0.15 }),
    // strings of bulbs over the street
    each(
      quads('-20 300 620 250, 1220 290 600 250'),
      ([x1, y1, x2, y2]) =>
        stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 130} ${x2} ${y2 + 160}`, k.paint('#2a2440'), 1.6) +
        `<path d="${d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 130} ${x2} ${y2 + 160}`}" fill="none" stroke="${k.light.lamp ?? k.paint('#f2a32b')}" stroke-width="8" stroke-linecap="round" stroke-dasharray=".1 30"/>`,
    ),
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
    sky(k, 560, { x: 620, y: 400, r: 88, rings: 3 }),
    streaks(k, quads('60 120 440 10, 700 160 420 9')),
    flock(k, 260, 200, 28),
    each(range(16), (i) =>
      rect(-20 + i * 78, 500 - ((i * 37) % 50), 70, 120, k.paint(['#a58a9a', '#b3989f', '#8f7f98'][i % 3]!, 0.4)),
    ),
    fill('M960 470Q1000 400 1040 470V540H960zM990 420L1000 388L1010 420z', k.paint('#e9dcd2', 0.34)),
    water(k, 540, 820, 620),
    howrahBridge(k, 600, 500, 1.12, 0.04),
    reflection(k, 556, howrahBridge(k, 600, 556, 1.12, 0.04), 0.16, 760),
    ripples(k, 620, 570, 1000, 200, 1121, k.light.glint, 0.5),
    ferry(830, 620, 1.05),
    riverBoat(k, 330, 628, 0.9, -0.2, '#c8553d', true),
    skiffs(k, [[560, 580, 0.8]]),
    steps(k),
    // the flower sellers of Mullick ghat
    each(
      pairs('210 772, 290 784, 880 778, 970 788'),
      ([x, y], i) =>
        fill(d`M${x - 34} ${y}q4 26 34 26q30 0 34 -26z`, k.paint('#b98a56', -0.1)) +
        fill(d`M${x - 36} ${y}q8 -26 36 -26q28 0 36 26z`, k.paint(i % 2 ? '#e8612f' : '#f7b733', -0.05)) +
        stroke(
          d`M${x - 24} ${y - 6}h.1M${x - 8} ${y - 14}h.1M${x + 10} ${y - 8}h.1M${x + 22} ${y - 4}h.1`,
          k.paint('#ffd86b'),
          9,
        ),
    ),
    woman(k, { x: 140, y: 778, h: 150, cloth: '#c8553d', trim: '#faf0dc', distance: -0.15 }),
    woman(k, { x: 370, y: 784, h: 152, cloth: '#faf0dc', trim: '#c8553d', distance: -0.15 }),
    man(k, { x: 1060, y: 784, h: 156, trim: '#f2a32b', flip: true, distance: -0.15 }),
  )
}

const steps = (k: Kit): string =>
  each(range(4), (i) =>
    rect(-20, 720 + i * 26, 1240, 27, i % 2 ? k.shaded('#8a6a70', -0.2, 0.2) : k.paint('#a5838a', -0.2)),
  )

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

const mandu = (k: Kit): string => {
  const palace = jahazMahal(k, 600, 520, 1.26, 0.02)
  return layers(
    sky(k, 520, { x: 330, y: 330, r: 84, rings: 3 }),
    streaks(k, quads('560 120 460 11, 90 190 300 8')),
    flock(k, 780, 210, 28),
    hills(k, { seed: 1141, y: 460, roll: 24, colour: '#7a5a72', distance: 0.46, bottom: 540 }),
    each(triples('60 524 150, 150 520 120, 1060 522 140, 1150 526 170'), ([x, y, h], i) =>
      broadleaf(k, { x, y, h, seed: 1142 + i, distance: 0.16 }, '#5f7a4a'),
    ),
    palace,
    water(k, 520, 820, 330),
    reflection(k, 522, palace, 0.42, 800),
    ripples(k, 600, 530, 1100, 250, 1146, k.light.glint, 0.5),
    each(range(18), (i) => {
      const [x, y, r] = [40 + ((i * 173) % 1150), 690 + ((i * 47) % 100), 26 + ((i * 17) % 24)]
      return fill(
        d`M${x - r} ${y}a${r} ${r * 0.3} 0 1 1 ${r * 2} 0a${r} ${r * 0.3} 0 1 1 ${-r * 1.7} ${r * 0.18}l${r * 0.7} ${-r * 0.2}z`,
        k.paint(i % 2 ? '#4f7a4a' : '#3f6a48', -0.2),
      )
    }),
    each(triples('250 720 1.1, 520 756 1.3, 860 730 1.2, 1010 776 1.4'), ([x, y, s]) =>
      at(
        x,
        y,
        fill('M0 0Q-30-6-26-26Q-14-20-8-8Q-14-30 0-40Q14-30 8-8Q14-20 26-26Q30-6 0 0z', k.paint('#f2a8b0')) +
          fill('M0 0Q-12-14 0-34Q12-14 0 0z', k.paint('#fde0dc')),
        s,
      ),
    ),
    bough(k, 1230, 10, 600, 1147, -1, '#33513a', -0.75),
    grass(k, 1148, -20, 260, 40, 812, 120, '#3a5a3a', -0.7),
  )
}

const kochi = (k: Kit): string =>
  layers(
    sky(k, 540, { x: 330, y: 440, r: 96, rings: 3 }),
    streaks(k, quads('90 130 460 12, 620 90 460 10, 160 260 320 8')),
    flock(k, 200, 230, 28),
    hills(k, { seed: 1151, y: 520, roll: 6, colour: '#5a4a6a', distance: 0.4, bottom: 545 }),
    each(range(10), (i) =>
      palm(k, { x: 30 + i * 66, y: 534, h: 54 + ((i * 23) % 30), seed: 1152 + i, distance: 0.2 }, (i % 2 ? 1 : -1) * 8),
    ),
    water(k, 538, 820, 330),
    houseboat(k, 260, 590, 0.66, -0.1),
    chineseNet(k, 1150, 610, 0.52, -0.05, 0.7, -1),
    chineseNet(k, 470, 700, 1.28, -0.5, 1),
    ripples(k, 600, 600, 1100, 190, 1163, k.light.glint, 0.4),
    riverBoat(k, 850, 730, 1.05, -0.4, '#c8553d'),
    boulders(k, 1164, triples('60 800 80, 180 816 60, 300 822 50'), '#4a3a4a', -0.5),
    palm(k, { x: 40, y: 830, h: 560, seed: 1165 }, 90),
  )

const chettinad = (k: Kit): string =>
  layers(
    sky(k, 640, { x: 980, y: 170, r: 54 }),
    cumulus(k, 190, 190, 220, 1171),
    hills(k, { seed: 1172, y: 560, roll: 8, colour: '#6f9a5a', distance: 0.3 }),
    each(quads('80 640 330 30, 1130 640 360 -40, 1040 640 260 24'), ([x, y, h, lean], i) =>
      palm(k, { x, y, h, seed: 1173 + i, distance: 0.1 }, lean),
    ),
    chettinadHouse(k, 600, 660, 1.62, 0),
    rect(-20, 656, 1240, 170, k.paint('#d9a878')),
    // Athangudi tiles, in perspective
    k.clipped(
      'M-20 664H1220V820H-20z',
      each(range(4), (r) => {
        const y = 664 + r * r * 9 + r * 22
        const h = 26 + r * 17
        return each(range(27), (i) => {
          const w = 66 + r * 26
          const x = 600 + (i - 13) * w
          const c = ['#c8553d', '#f3e3c2', '#2f7f8f', '#f2b53a'][(i + r) % 4]!
          return (
            fill(d`M${x - w / 2} ${y}h${w - 3}v${h - 3}h${-w + 3}z`, k.paint(c)) +
            fill(
              d`M${x - 1} ${y + h * 0.12}l${w * 0.3} ${h * 0.36}l${-w * 0.3} ${h * 0.36}l${-w * 0.3} ${-h * 0.36}z`,
              k.paint(['#f3e3c2', '#c8553d', '#f3e3c2', '#5a3a30'][(i + r) % 4]!),
            )
          )
        })
      }),
    ),
    rect(-20, 650, 1240, 16, k.paint('#f1dfc0')),
    woman(k, { x: 440, y: 752, h: 158, cloth: '#c8553d', trim: '#f2a32b', distance: -0.08 }, true),
    woman(k, { x: 770, y: 758, h: 156, cloth: '#5c7f3b', trim: '#c8553d', distance: -0.08 }),
    man(k, { x: 840, y: 754, h: 160, trim: '#faf0dc', distance: -0.08, flip: true }),
    bough(k, -20, 10, 420, 1176, 1, '#3f6a3a', -0.6),
  )

const jodhpur = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 250, y: 200, r: 64 }),
    cumulus(k, 1010, 190, 220, 1181),
    flock(k, 860, 150, 26),
    mehrangarh(k, 640, 470, 1.12, 0.1),
    blueCity(k, 1182, 470, 800, 0.28),
    woman(k, { x: 300, y: 712, h: 88, cloth: '#f2a32b', trim: '#c8553d' }),
    woman(k, { x: 880, y: 740, h: 104, cloth: '#c8553d', trim: '#faf0dc' }),
    man(k, { x: 940, y: 744, h: 106, trim: '#f2a32b' }),
    stroke('M80 640Q220 690 370 646M700 600Q820 640 960 604', k.paint('#2a2440'), 1.6),
    each(
      [
        [120, 654, '#c8553d'],
        [170, 664, '#faf0dc'],
        [222, 668, '#f2a32b'],
        [280, 664, '#d98a8a'],
        [740, 612, '#c8553d'],
        [800, 620, '#f2a32b'],
        [860, 618, '#faf0dc'],
      ] as const,
      ([x, y, c]) => fill(d`M${x} ${y}h34l3 34q-20 8 -40 0z`, k.paint(c)),
    ),
    // mirchi bada, to begin with: a terrace, a kadhai
    fill('M-20 820V770H1220V820z', k.paint('#35507a', -0.5)),
    pennant(tones(k, 0), 640, 130, 40),
  )

const coorg = (k: Kit): string => {
  const cherries = (x: number, y: number, s: number, flip: number) =>
    at(
      x,
      y,
      stroke('M0 0Q120-30 260-130', k.paint('#5a4034', -0.4), 9) +
        each(
          triples('40 -12 30, 100 -34 10, 150 -62 34, 200 -92 6, 70 -20 -60, 130 -50 -70, 190 -84 -60, 240 -116 -20'),
          ([lx, ly, turn]) =>
            at(
              lx,
              ly,
              fill('M0 0Q26-34 96-30Q70 14 0 0z', k.paint('#3f6f3f', -0.25)) +
                stroke('M0 0Q40-20 86-27', k.paint('#6f9a55', -0.2), 2.4),
              1.2,
              1.2,
              turn,
            ),
        ) +
        each(
          pairs('60 -18, 72 -6, 52 -2, 118 -40, 132 -30, 112 -24, 176 -74, 190 -64, 170 -58, 226 -106, 236 -94'),
          ([cx, cy], i) =>
            circle(cx, cy, 11, k.paint(i % 4 === 2 ? '#e9a14a' : '#c23b34', -0.06)) +
            circle(cx - 3, cy - 4, 3, k.paint('#f2a08a')),
        ),
      s * flip,
      s,
    )
  return layers(
    sky(k, 560, { x: 330, y: 170, r: 54 }),
    mountains(k, {
      seed: 1190,
      peaks: pairs('160 230, 520 190, 900 250'),
      base: 520,
      rock: '#5f8f8a',
      distance: 0.6,
      drop: 0.4,
    }),
    hills(k, { seed: 1191, y: 330, roll: 60, colour: '#5f8f86', distance: 0.6, swells: 3 }),
    mist(k, 380, 60, 0.9),
    hills(k, { seed: 1192, y: 380, roll: 44, colour: '#4a8060', distance: 0.4, swells: 4 }),
    each(range(15), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 92, y: 520 + ((i * 13) % 16), h: 210 + ((i * 41) % 70), seed: 1193 + i, distance: 0.22 },
        i % 2 ? '#4a8048' : '#5a8f4f',
        0.72,
      ),
    ),
    fill('M560 430Q640 380 760 390T940 440V640H540z', k.shaded('#5a6a58', 0.1, 0.25)),
    waterfall(k, 740, 420, 640, 130, 1209),
    fill(
      'M600 640Q740 620 880 640L960 700Q740 720 540 700z',
      k.gradient([
        [0, k.paint('#cfe4dc')],
        [1, k.paint('#5f9a94')],
      ]),
    ),
    boulders(k, 1210, triples('590 660 40, 640 690 28, 880 660 46, 930 690 30, 740 706 24'), '#6f7a72', -0.05),
    // the coffee, row on row in the shade
    shrubs(k, 1212, 676, 44, '#47803f', -0.02),
    shrubs(k, 1213, 712, 56, '#3f7038', -0.06),
    woman(k, { x: 390, y: 726, h: 118, cloth: '#c8553d', trim: '#f2a32b' }, true),
    picker(k, { x: 500, y: 744, h: 122, cloth: '#d98a8a', trim: '#1f7a78' }),
    umbrella(k, { x: 800, y: 736, h: 100, cloth: '#f2a32b' }),
    shrubs(k, 1214, 770, 76, '#3a6a36', -0.16),
    cherries(-30, 800, 1.5, 1),
    cherries(1230, 740, 1.4, -1),
    flowers(k, 1260, 24, 770, 812, ['#fdf6f0'], 2),
  )
}

export const culinary: Record<string, Place> = {
  lucknow: { hour: 'noonTeal', alt: 'A kebab stall before the Rumi Darwaza in Lucknow', draw: lucknow },
  hyderabad: { hour: 'afterglow', alt: 'The Charminar at dusk above the lamps of Laad bazaar', draw: hyderabad },
  kolkata: { hour: 'duskRose', alt: 'Howrah bridge at sunset, with flower sellers on the ghat', draw: kolkata },
  'old-delhi': { hour: 'dawnRose', alt: 'Kites over the Jama Masjid and the food stalls of Old Delhi', draw: oldDelhi },
  indore: { hour: 'duskViolet', alt: 'The ship palace of Mandu mirrored in its lake', draw: mandu },
  kochi: { hour: 'duskViolet', alt: 'Chinese fishing nets at Fort Kochi against the setting sun', draw: kochi },
  chettinad: {
    hour: 'noonAzure',
    alt: 'A merchant mansion of Chettinad behind a floor of Athangudi tiles',
    draw: chettinad,
  },
  jodhpur: { hour: 'noonAzure', alt: 'Mehrangarh fort above the blue houses of Jodhpur', draw: jodhpur },
  coorg: { hour: 'monsoon', alt: 'Coffee in the shade by a waterfall in Coorg', draw: coorg },
}
