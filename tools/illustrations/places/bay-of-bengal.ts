import { dhow, skiffs } from '../kit/boats.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import {
  at,
  circle,
  curve,
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
import { forest, palm } from '../kit/trees.ts'
import { breakers, surf, water } from '../kit/water.ts'
import { lighthouse } from '../landmarks/coast.ts'
import { kursura } from '../landmarks/kursura.ts'
import { layers, type Place } from './place.ts'

const vizag = (k: Kit): string =>
  layers(
    sky(k, 400, { x: 300, y: 250, r: 60 }),
    streaks(k, quads('90 110 420 10, 640 150 420 9')),
    flock(k, 430, 190, 26),
    // the Eastern Ghats, and the Dolphin's Nose above the harbour mouth
    hills(k, { seed: 2201, y: 352, roll: 34, colour: '#6f86a0', distance: 0.6, swells: 3, bottom: 410 }),
    water(k, 396, 640, 300),
    land(k, pairs('540 430, 650 410, 710 330, 780 270, 900 262, 1010 250, 1120 214, 1240 190'), '#57785e', 0.26, 430),
    land(k, pairs('560 440, 690 384, 800 350, 930 352, 1080 320, 1240 300'), '#456b52', 0.14, 440),
    lighthouse(k, 800, 268, 0.46, 0.2),
    each(
      triples('640 410 1, 690 404 0.7, 1000 398 0.9, 1080 394 0.8'),
      ([x, y, s]) =>
        rect(x, y - 26 * s, 30 * s, 28 * s, k.paint('#f3e6cf', 0.2)) +
        rect(x + 34 * s, y - 40 * s, 24 * s, 42 * s, k.paint('#e7c9a4', 0.2)),
    ),
    skiffs(k, triples('150 440 0.9, 460 430 0.7')),
    dhow(k, 210, 500, 0.62, 0, '#fdf0d4'),
    breakers(k, triples('260 520 220, 520 486 180, 90 570 240')),
    surf(k, pairs('-40 690, 160 660, 380 610, 620 560, 860 500, 1040 450, 1240 424'), '#e8c48e', 830, 2),
    // the beach road
    fill(
      `M-20 820L${curve(pairs('-20 802, 240 786, 520 760, 800 730, 1040 708, 1220 700'))}V820z`,
      k.paint('#6f7a86', -0.12),
    ),
    stroke(`M${curve(pairs('-20 802, 240 786, 520 760, 800 730, 1040 708, 1220 700'))}`, k.paint('#f3e6cf'), 7),
    each(spread(60, 1180, 15), (x) => rect(x, 786 - x * 0.066, 14, 12, k.paint('#c8553d', -0.05))),
    ellipse(610, 690, 400, 22, k.light.shade, 0.24),
    kursura(k, 620, 690, 1.12, -0.02),
    woman(k, { x: 330, y: 740, h: 84, cloth: '#c9487a', trim: '#f2c14a' }),
    man(k, { x: 380, y: 742, h: 90, trim: '#f2a32b' }),
    woman(k, { x: 900, y: 716, h: 80, cloth: '#1f7a78', trim: '#f2a32b' }),
    palm(k, { x: 1170, y: 840, h: 560, seed: 2202, distance: -0.4 }, -30),
    palm(k, { x: 60, y: 840, h: 470, seed: 2203, distance: -0.4 }, 50),
  )

/** A beach boat of the Coromandel: sheer planks, a painted bow. */
const beachBoat = (k: Kit, x: number, y: number, s: number, hull: string, band: string, flip = 1): string =>
  at(
    x,
    y,
    fill('M-190-66Q-150-14-90-4H96Q168-16 214-104Q220-116 206-112Q150-70 90-62H-120Q-160-60-184-74z', k.paint(hull)) +
      fill('M-186-62Q-150-14-90-4H96Q150-12 188-62Q140-34 90-30H-100Q-150-34-186-62z', k.shaded(hull, 0, 0.3)) +
      fill('M-184-74Q-160-60-120-62H90Q150-70 206-112L200-96Q150-56 92-50H-122Q-160-50-187-66z', k.paint(band)) +
      circle(164, -62, 9, k.paint('#fdf6e6')) +
      circle(166, -62, 4.4, k.paint('#241c30')) +
      fill('M-118-62h196l-14 8h-170z', k.shaded(hull, 0, 0.55)) +
      stroke('M-70-62V-92M-70-92L60-66', k.paint('#7a5236'), 5) +
      fill('M-60-64Q-30-98 20-70Q36-64 40-62H-60z', k.paint('#5a9a8f')) +
      stroke('M-50-66q14-18 30-20M-30-64q14-18 34-16M-6-64q12-12 26-10', k.shaded('#5a9a8f', 0, 0.3), 2),
    s * flip,
    s,
  )

const suryalanka = (k: Kit): string => {
  const hauler = (x: number, y: number, cloth: string, trim: string, h = 122) =>
    man(k, { x, y, h, cloth, trim, flip: true })
  return layers(
    sky(k, 400, { x: 560, y: 330, r: 72 }),
    streaks(k, quads('120 130 420 10, 560 90 420 10, 760 190 340 8')),
    flock(k, 760, 230, 26),
    water(k, 396, 700, 560),
    skiffs(k, triples('240 420 0.8, 560 410 0.6, 1020 424 0.9')),
    breakers(k, triples('140 450 240, 620 470 280, 930 490 220')),
    surf(k, pairs('-40 560, 200 548, 480 566, 760 548, 1000 560, 1240 540'), '#e3bd88', 830, 3),
    // wet sand that mirrors the sky
    fill('M-20 600Q300 574 620 604T1220 590V650Q800 640 560 656T-20 640z', k.light.glint, 0.28),
    // the rope of the shore seine, and those who haul it
    stroke('M-20 470Q160 520 300 608T560 668T840 676', k.paint('#6a4a3a', -0.1), 4),
    hauler(330, 690, '#faf0dc', '#c8553d'),
    hauler(400, 702, '#5f86b0', '#f2a32b', 126),
    hauler(470, 712, '#faf0dc', '#1f7a78', 128),
    beachBoat(k, 880, 700, 1.28, '#2f7fa5', '#f2b53a'),
    beachBoat(k, 230, 778, 1.1, '#c8553d', '#fdf0d4', -1),
    woman(k, { x: 640, y: 752, h: 138, cloth: '#c9487a', trim: '#f2c14a' }, true),
    woman(k, { x: 700, y: 762, h: 138, cloth: '#5c7f3b', trim: '#f2a32b' }, true),
    palm(k, { x: 1130, y: 840, h: 640, seed: 2211, distance: -0.6 }, -60),
    palm(k, { x: 1190, y: 840, h: 500, seed: 2212, distance: -0.6 }, 30),
    grass(k, 2213, 940, 1220, 50, 812, 90, '#5a5a30', -0.6),
  )
}

/** A flamingo, 190 high at scale 1, looking left; its feet at (x, y). */
const flamingo = (k: Kit, x: number, y: number, s: number, distance: number, bent = false, flip = 1): string => {
  const [pink, rose, dark] = [k.paint('#f6a9a4', distance), k.paint('#e5636d', distance), k.paint('#3a2a3a', distance)]
  const neck = bent
    ? stroke('M-26-84C-54-96-64-60-56-26C-51-6-46 8-50 20', pink, 8) +
      circle(-51, 19, 8, pink) +
      fill('M-54 16L-44 26Q-42 34-48 38L-52 32L-58 26z', rose) +
      fill('M-48 38L-44 30L-40 36z', dark)
    : stroke('M-26-84C-50-96-56-118-40-128C-28-136-38-152-48-148', pink, 8) +
      circle(-48, -148, 8.6, pink) +
      fill('M-54-154L-66-146Q-70-138-64-132L-60-140L-50-144z', rose) +
      fill('M-64-132L-67-141L-60-139z', dark)
  const body =
    neck +
    fill('M-36-84C-30-102 4-106 30-92C48-84 56-70 62-60C44-60 36-52 10-52C-14-52-34-62-36-84z', pink) +
    fill('M-10-92C10-102 40-88 62-60C46-62 30-58 14-62C0-66-14-78-10-92z', rose) +
    fill('M26-66C40-68 52-64 62-60C48-58 40-52 30-54z', dark) +
    circle(bent ? -50 : -49, bent ? 18 : -149, 1.6, dark)
  return at(
    x,
    y,
    stroke(bent ? 'M-2-92L0 0M10-92L22-44L8-8' : 'M0-92V0M12-92L16 0', rose, 3.4) +
      stroke(bent ? 'M0 0h-11' : 'M0 0h-11M16 0h-11', rose, 3) +
      at(0, -36, body),
    s * flip,
    s,
  )
}

/** Kalijai's shrine on its island in Chilika. */
const kalijai = (k: Kit): string =>
  land(k, pairs('60 440, 150 424, 250 416, 330 440'), '#5a7a4a', 0.2, 444) +
  rect(176, 392, 46, 32, k.paint('#fdf3e2', 0.12)) +
  fill('M168 394H230L214 370H184z', k.paint('#c8553d', 0.12)) +
  stroke('M199 370v-24', k.paint('#5a4034', 0.1), 2) +
  fill('M199 347q14 0 22 8q-12 2-22 5z', k.paint('#e07b3a', 0.1)) +
  each(range(5), (i) =>
    palm(k, { x: 110 + i * 48, y: 428, h: 66 + (i % 3) * 18, seed: 2223 + i, distance: 0.16 }, i % 2 ? 8 : -8),
  )

/** The sand bar between a lagoon and the sea, planted with casuarinas. */
const casuarinas = (k: Kit): string =>
  land(k, pairs('-40 440, 200 428, 480 426, 700 438'), '#d9c094', 0.3, 444) +
  forest(k, 2240, -20, 560, 34, 54, 0.34, () => 432, '#4f7a62')

/** Flamingos in the shallows of a lagoon; `farShore` is what stands across the water. */
const lagoon =
  (farShore: (k: Kit) => string) =>
  (k: Kit): string =>
    layers(
      sky(k, 430, { x: 880, y: 200, r: 54 }),
      streaks(k, quads('60 150 440 12, 560 110 420 9, 700 240 360 8')),
      flock(k, 420, 190, 34, 0.1),
      hills(k, { seed: 2221, y: 392, roll: 34, colour: '#6d86a0', distance: 0.58, swells: 4, bottom: 446 }),
      hills(k, { seed: 2222, y: 420, roll: 14, colour: '#57806f', distance: 0.36, swells: 5, bottom: 446 }),
      water(k, 436, 820, 880),
      farShore(k),
      dhow(k, 1010, 520, 0.92, -0.1, '#fdf0d4'),
      skiffs(k, triples('560 466 0.8, 700 456 0.6')),
      // shallows, where the birds stand mirrored
      fill('M-20 640Q300 600 620 632T1220 616V820H-20z', k.light.glint, 0.2),
      `<g opacity=".3">${at(0, 1320, flamingo(k, 470, 660, 1.35, 0) + flamingo(k, 640, 660, 1.65, 0, false, -1) + flamingo(k, 800, 660, 1.4, 0, true), 1, -1)}</g>`,
      flamingo(k, 300, 590, 0.8, 0.12, true),
      flamingo(k, 380, 580, 0.8, 0.12, false, -1),
      flamingo(k, 900, 582, 0.84, 0.12),
      flamingo(k, 970, 592, 0.8, 0.12, true, -1),
      flamingo(k, 470, 664, 1.35, 0),
      flamingo(k, 800, 664, 1.4, 0, true),
      flamingo(k, 640, 668, 1.65, -0.02, false, -1),
      grass(k, 2231, -20, 280, 60, 812, 150, '#4a6a4a', -0.5),
      grass(k, 2232, 980, 1220, 50, 812, 140, '#4a6a4a', -0.5),
    )

export const bayOfBengal: Record<string, Place> = {
  'vizag-araku': {
    hour: 'dawnMist',
    alt: 'The submarine Kursura ashore on the beach of Visakhapatnam, below the Dolphin’s Nose',
    subject: [360, 440, 860, 710],
    draw: vizag,
  },
  suryalanka: {
    hour: 'dawnRose',
    alt: 'Fishermen haul in their net beside painted boats on the beach of Suryalanka',
    subject: [640, 300, 1140, 760],
    draw: suryalanka,
  },
  'gopalpur-chilika': {
    hour: 'noonTeal',
    alt: 'Tall flamingos in the shallows of Chilika, the island of Kalijai behind them',
    subject: [390, 380, 880, 680],
    draw: lagoon(kalijai),
  },
  pulicat: {
    hour: 'dawnRose',
    alt: 'Flamingos in the shallows of Pulicat lake at sunrise',
    subject: [390, 380, 880, 680],
    draw: lagoon(casuarinas),
  },
}
