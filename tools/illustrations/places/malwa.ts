import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills } from '../kit/land.ts'
import { man, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { sky, streaks } from '../kit/sky.ts'
import { stall } from '../kit/stall.ts'
import { at, d, each, ellipse, fill, quads, range, rect, spread, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf } from '../kit/trees.ts'
import { reflection, ripples, water } from '../kit/water.ts'
import { jahazMahal } from '../landmarks/houses.ts'
import { rajwada } from '../landmarks/rajwada.ts'
import { layers, type Place } from './place.ts'

/** Old houses of the bazaar, with timber balconies: each is 120 wide. */
const bazaarHouse = (k: Kit, x: number, y: number, h: number, wall: string, i: number): string => {
  const window = k.light.lamp ?? k.shaded('#5a3a3a', 0.16, 0.6)
  return (
    rect(x, y - h, 120, h, k.paint(wall, 0.16)) +
    rect(x + 88, y - h, 32, h, k.shaded(wall, 0.16, 0.2)) +
    fill(
      each(range(Math.floor(h / 70)), (row) =>
        each([26, 60, 94], (wx) => d`M${x + wx - 10} ${y - 40 - row * 64}v-26q10 -12 20 0v26z`),
      ),
      window,
    ) +
    rect(x - 6, y - h * (i % 2 ? 0.52 : 0.6), 132, 9, k.shaded('#8a5236', 0.16, 0.1)) +
    stroke(
      each(spread(x, x + 120, 13), (bx) => d`M${bx} ${y - h * (i % 2 ? 0.52 : 0.6)}v-18`),
      k.shaded('#8a5236', 0.16, 0.1),
      2.4,
    ) +
    rect(x - 4, y - h - 8, 128, 10, k.shaded(wall, 0.16, 0.3))
  )
}

const indore = (k: Kit): string => {
  const lamp = k.light.lamp ?? '#ffd27a'
  const string = (from: number, to: number, y: number, sag: number) =>
    stroke(d`M${from} ${y}Q${(from + to) / 2} ${y + sag} ${to} ${y}`, k.light.shade, 1.6, 0.7) +
    each(spread(0.06, 0.94, 13), (f) => {
      const [lx, ly] = [from + (to - from) * f, y + sag * 2 * f * (1 - f) + 5]
      return ellipse(lx, ly, 12, 12, k.glow(lamp, 0.5)) + ellipse(lx, ly, 3.6, 4.6, lamp)
    })
  return layers(
    sky(k, 620, { x: 270, y: 250, r: 60 }),
    streaks(k, quads('620 110 440 10, 80 150 340 8')),
    flock(k, 900, 190, 26),
    hills(k, { seed: 4401, y: 590, roll: 6, colour: '#7a5a62', distance: 0.4, bottom: 700 }),
    each(
      quads('-40 640 250 0, 84 640 200 1, 206 640 236 2, 880 640 230 1, 1004 640 196 0, 1128 640 256 2'),
      ([x, y, h, i]) => bazaarHouse(k, x, y, h, ['#d9a878', '#c98a74', '#cfb58a'][i]!, i),
    ),
    rajwada(k, 604, 656, 1.26, 0),
    fill('M-20 830V640H1220V830z', k.paint('#b08a72', -0.08)),
    rect(-20, 636, 1240, 18, k.shaded('#b08a72', 0, 0.24)),
    string(-20, 312, 420, 66),
    string(896, 1230, 424, 70),
    stall(k, 250, 762, 1, '#c8553d', -0.08),
    stall(k, 960, 762, 1, '#1f7a78', -0.08, -1),
    woman(k, { x: 470, y: 742, h: 108, cloth: '#c9487a', trim: '#f2c14a' }),
    man(k, { x: 520, y: 748, h: 114, trim: '#f2a32b' }),
    man(k, { x: 720, y: 740, h: 110, cloth: '#bcd8d6', trim: '#c8553d', flip: true }),
    woman(k, { x: 770, y: 748, h: 110, cloth: '#1f7a78', trim: '#f2a32b' }),
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

export const malwa: Record<string, Place> = {
  indore: {
    hour: 'afterglow',
    alt: 'The seven storeys of Rajwada palace in Indore, food stalls on its square at dusk',
    subject: [356, 180, 852, 655],
    draw: indore,
  },
  'mandu-maheshwar': {
    hour: 'duskViolet',
    alt: 'The ship palace of Mandu mirrored in its lake',
    subject: [370, 270, 860, 620],
    draw: mandu,
  },
}
