import { riverBoat } from '../kit/boats.ts'
import { mix } from '../kit/colour.ts'
import { birds } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import { man, umbrella, woman } from '../kit/people.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { at, d, each, ellipse, fill, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { broadleaf } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { dwarkadhish } from '../landmarks/pilgrim-shrines.ts'
import { prayagrajFort } from '../landmarks/prayagraj-fort.ts'
import { layers, type Place } from './place.ts'

/** Gulls on the water, as they winter at river mouths and confluences: [x, y, size]. */
const gulls = (k: Kit, list: readonly (readonly [number, number, number])[]): string =>
  each(list, ([x, y, s]) =>
    at(
      x,
      y,
      fill('M-16-4Q-6-14 8-12Q12-20 19-17L24-14L18-12Q16-2 4 0H-8Q-14-1-22-6z', k.paint('#fffdf5')) +
        fill('M-16-4Q-6-12 6-9Q-2-3-10-2z', k.paint('#a9b2bd')) +
        fill('M19-17l6 3l-6 1z', k.paint('#d9482f')),
      s,
    ),
  )

/** Where the pale water of the Ganga lies. */
const GANGA =
  'M1240 436H960Q860 446 806 470C850 500 742 540 690 572C740 600 590 640 520 680C540 710 340 780 270 830H1240z'

/** Long low waves, darker and lighter than the water. */
const waves = (k: Kit): string => {
  const random = k.random(4511)
  const line = () =>
    each(range(40), () => {
      const t = random()
      const [x, w] = [300 + random() * 940, 40 + t * 130]
      return d`M${x} ${480 + t * 330}q${w / 2} ${-3 - t * 5} ${w} 0q${-w / 2} ${3 + t * 5} ${-w} 0z`
    })
  return fill(line(), k.light.glint, 0.5) + fill(line(), k.light.water[3]![1], 0.26)
}

const prayagraj = (k: Kit): string => {
  const fort = prayagrajFort(k, 640, 432, 1, 0.1)
  const boat = riverBoat(k, 620, 650, 1.3, -0.12, '#c8553d')
  const flagged = (x: number, y: number, h: number, colour: string) =>
    stroke(d`M${x} ${y}v${-h}`, k.paint('#6b4a3a', 0.1), 2.4) +
    fill(
      d`M${x} ${y - h}q${h * 0.24} 4 ${h * 0.44} ${h * 0.14}q${-h * 0.2} 0 ${-h * 0.44} ${h * 0.12}z`,
      k.paint(colour, 0.06),
    )
  const tents = (x: number, y: number, s: number) =>
    fill(
      d`M${x - 22 * s} ${y}l${4 * s} ${-20 * s}l${18 * s} ${-12 * s}l${18 * s} ${12 * s}l${4 * s} ${20 * s}z`,
      k.paint('#fbf3e2', 0.12),
    ) + fill(d`M${x} ${y - 32 * s}l${18 * s} ${12 * s}l${4 * s} ${20 * s}h${-14 * s}z`, k.shaded('#fbf3e2', 0.12, 0.22))
  return layers(
    sky(k, 440, { x: 330, y: 300, r: 64 }),
    streaks(k, quads('90 120 400 10, 660 90 440 9')),
    hills(k, { seed: 4501, y: 412, roll: 6, colour: '#8f9a82', distance: 0.56, bottom: 460 }),
    each(
      triples('20 430 60, 90 432 50, 170 430 66, 250 432 54, 1010 432 60, 1090 430 70, 1170 432 56'),
      ([x, y, h], i) => broadleaf(k, { x, y, h, seed: 4502 + i, distance: 0.42 }, '#6a8a5a', 1.1),
    ),
    fort,
    water(k, 430, 830, 330),
    reflection(k, 434, fort, 0.26, 560),
    // the Ganga, pale with silt, comes in from the right and runs beside the green Yamuna
    fill(
      GANGA,
      k.gradient([
        [0, mix(k.light.water[0]![1], k.paint('#f0dcb4', 0.2), 0.5)],
        [0.35, mix(k.light.water[1]![1], k.paint('#d6c49c', 0.1), 0.62)],
        [1, mix(k.light.water[2]![1], k.paint('#b8b08c', 0), 0.5)],
      ]),
    ),
    k.clipped(GANGA, waves(k)),
    fill(
      'M806 470C850 500 742 540 690 572C740 600 590 640 520 680C540 710 340 780 270 830H282C356 782 566 712 540 682C612 642 764 602 708 573C762 541 872 501 822 468z',
      k.light.glint,
      0.35,
    ),
    // the sands where the pilgrims camp
    land(k, pairs('860 470, 960 446, 1080 440, 1240 434'), '#ecd6a8', 0.1, 476),
    each(triples('930 456 0.8, 984 450 0.9, 1040 452 0.8, 1096 448 1, 1150 450 0.9, 1196 446 0.8'), ([x, y, s]) =>
      tents(x, y, s),
    ),
    each(quads('958 456 70 0, 1016 452 84 1, 1072 450 74 2, 1126 450 88 0, 1180 448 76 1'), ([x, y, h, c]) =>
      flagged(x, y, h, ['#e07b3a', '#c8553d', '#f2a32b'][c]!),
    ),
    each(quads('300 520 0.5 0, 420 506 0.42 1, 240 566 0.6 2'), ([x, y, s, c]) =>
      riverBoat(k, x, y, s, 0.1, ['#1f7a78', '#c8553d', '#2f6f9f'][c]!, c !== 1),
    ),
    riverBoat(k, 880, 560, 0.72, 0, '#1f7a78', true, -1),
    reflection(k, 674, boat, 0.26),
    boat,
    ripples(k, 620, 690, 760, 80, 4520, k.light.glint, 0.5),
    gulls(k, triples('300 700 1.2, 400 742 1.5, 820 736 1.5, 930 700 1.2, 1040 760 1.6, 180 750 1.5, 700 770 1.7')),
    each(triples('480 720 9, 260 790 12, 880 780 12'), ([x, y, r]) =>
      each(range(6), (i) =>
        ellipse(x + Math.cos(i) * r, y + Math.sin(i) * r * 0.4, r * 0.5, r * 0.3, k.paint('#f2a32b')),
      ),
    ),
  )
}

const dwarka = (k: Kit): string => {
  const house = (x: number, y: number, w: number, h: number, wall: string) =>
    rect(x, y - h, w, h, k.paint(wall, 0.12)) +
    rect(x + w * 0.7, y - h, w * 0.3, h, k.shaded(wall, 0.12, 0.16)) +
    fill(
      each(range(Math.floor(w / 34)), (i) => d`M${x + 14 + i * 34} ${y - h + 44}v-18q7 -8 14 0v18z`),
      k.light.lamp ?? k.shaded('#6a5a5a', 0.1, 0.5),
    ) +
    rect(x - 3, y - h - 5, w + 6, 7, k.shaded(wall, 0.12, 0.24))
  const town = each(
    [
      [-20, 100, 90, '#e8c9a0'],
      [80, 96, 120, '#f0e0c4'],
      [176, 110, 84, '#d9a890'],
      [286, 90, 108, '#eadcc0'],
      [850, 104, 110, '#f0e0c4'],
      [954, 110, 84, '#e0b896'],
      [1064, 96, 120, '#eadcc0'],
      [1160, 100, 92, '#d9b08a'],
    ] as const,
    ([x, w, h, wall]) => house(x, 596, w, h, wall),
  )
  return layers(
    sky(k, 600, { x: 260, y: 200, r: 58 }),
    cumulus(k, 1000, 250, 300, 4601, 0.8),
    streaks(k, quads('60 330 320 8, 520 60 340 8')),
    birds(k, triples('330 330 34, 390 300 26, 860 210 32, 930 240 26'), 0.2),
    town,
    dwarkadhish(k, 626, 594, 1.02, -0.02),
    // the steps of Gomti ghat
    each(range(6), (i) =>
      rect(-20, 590 + i * 13, 1240, 14, i % 2 ? k.shaded('#d3bd98', 0, 0.16) : k.paint('#dcc8a4', 0)),
    ),
    each(triples('160 640 84, 220 646 80, 420 632 74, 900 640 82, 1010 646 80'), ([x, y, h], i) =>
      i % 2
        ? man(k, { x, y, h, trim: '#f2a32b', flip: i > 2 })
        : woman(k, { x, y, h, cloth: ['#c8553d', '#1f7a78', '#c9487a'][i % 3]!, trim: '#f2c14a' }),
    ),
    umbrella(k, { x: 320, y: 646, h: 84, cloth: '#e9c98a' }),
    water(k, 664, 830, 260),
    reflection(k, 664, dwarkadhish(k, 626, 664, 1.02, -0.02), 0.2),
    ripples(k, 600, 684, 1100, 130, 4610, k.light.glint, 0.55),
    gulls(k, triples('250 720 1.4, 340 756 1.6, 860 726 1.4, 960 770 1.7, 1080 730 1.4, 120 770 1.6')),
    riverBoat(k, 560, 750, 1, -0.12, '#c8553d', true),
  )
}

export const pilgrimRivers: Record<string, Place> = {
  prayagraj: {
    hour: 'dawnPeach',
    alt: 'Boats where the Ganga meets the Yamuna at Prayagraj, below the Mughal fort',
    subject: [390, 280, 890, 690],
    draw: prayagraj,
  },
  'dwarka-somnath': {
    hour: 'noonTeal',
    alt: 'The flag on the spire of Dwarkadhish temple above the Gomti at Dwarka',
    subject: [400, 112, 904, 590],
    draw: dwarka,
  },
}
