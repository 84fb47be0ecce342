import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { hills, land } from '../kit/land.ts'
import type { LightName } from '../kit/light.ts'
import { paraglider } from '../kit/outdoors.ts'
import { walker, woman } from '../kit/people.ts'
import { flowers, grass } from '../kit/plants.ts'
import { cumulus, mist, sky, streaks } from '../kit/sky.ts'
import { at, d, each, fill, pairs, quads, rect, stroke, triples } from '../kit/svg.ts'
import { broadleaf } from '../kit/trees.ts'
import { ripples, water } from '../kit/water.ts'
import { bayOfBengal } from './bay-of-bengal.ts'
import { wildCovers } from './covers-in-the-wild.ts'
import { dryForests } from './dry-forests.ts'
import { garhwalAndKullu } from './garhwal-and-kullu.ts'
import { layers, type Place } from './place.ts'
import { southernHills } from './southern-hills.ts'

// Forests, rivers and shores that look like those of a place already drawn: the same drawing in another light, with
// words of its own. What stands in it stands at both.

/** A drawn place in another light, under other words. */
const like = (place: Place | undefined, hour: LightName, alt: string): Place => ({ ...place!, hour, alt })

const dzukou = (k: Kit): string => {
  /** Smooth hills, close together, under dwarf bamboo. */
  const mounds = (list: string, colour: string, distance: number) =>
    each(quads(list), ([x, y, w, h]) => {
      const dome = d`M${x - w} ${y}C${x - w * 0.6} ${y - h * 0.3} ${x - w * 0.42} ${y - h} ${x} ${y - h}S${x + w * 0.6} ${y - h * 0.3} ${x + w} ${y}z`
      const shade = d`M${x + w * 0.06} ${y - h}C${x + w * 0.42} ${y - h} ${x + w * 0.6} ${y - h * 0.3} ${x + w} ${y}H${x + w * 0.2}C${x + w * 0.36} ${y - h * 0.3} ${x + w * 0.2} ${y - h * 0.7} ${x + w * 0.06} ${y - h}z`
      return fill(dome, k.paint(colour, distance)) + fill(shade, k.shaded(colour, distance, 0.26))
    })
  return layers(
    sky(k, 420, { x: 320, y: 180, r: 52 }),
    cumulus(k, 860, 190, 320, 5301),
    mounds('120 470 330 190, 520 470 340 230, 900 470 330 200, 1180 470 260 230', '#6f9f86', 0.5),
    mist(k, 440, 40, 0.7),
    rect(-20, 460, 1240, 110, k.paint('#6fa05a', 0.36)),
    mounds('-20 560 300 170, 300 560 260 190, 640 560 300 150, 980 560 280 210, 1240 560 220 170', '#6fa05a', 0.28),
    rect(-20, 552, 1240, 110, k.paint('#82b054', 0.18)),
    mounds('140 660 260 140, 470 662 240 132, 820 664 260 144, 1120 660 260 160', '#82b054', 0.1),
    land(k, pairs('-40 650, 240 640, 560 652, 900 640, 1240 650'), '#8fb84e', 0.02),
    // the stream that winds over the valley floor
    fill(
      'M668 642C600 656 560 664 640 684S820 716 700 748S420 790 440 830H640C640 800 900 770 860 726S660 690 700 672S760 652 690 642z',
      k.gradient([
        [0, k.paint('#cfe6e0', 0.1)],
        [1, k.paint('#5fa3a8', 0)],
      ]),
    ),
    // the lilies of the valley, pale pink
    each(
      triples(
        '120 770 1.5, 210 730 1.1, 300 790 1.6, 330 718 1, 930 770 1.5, 1010 728 1.1, 1090 786 1.7, 1150 740 1.2, 240 690 0.8, 980 684 0.8, 60 716 1',
      ),
      ([x, y, s]) =>
        at(
          x,
          y,
          stroke('M0 20V-14', k.paint('#5f8f3a', 0), 3.4) +
            fill(
              'M0-8C-16-14-22-28-20-38Q-10-36-4-28Q-6-40 2-48Q10-40 8-28Q14-36 24-38C26-28 18-14 4-8z',
              k.paint('#f6c6d4', 0),
            ) +
            fill('M-2-12Q-6-26 2-40Q8-26 4-12z', k.paint('#fdeef0', 0)),
          s,
        ),
    ),
    flowers(k, 5310, 120, 660, 800, ['#f6b6c8', '#faf5ec', '#f6d65a'], 0.9),
    walker(k, { x: 556, y: 728, h: 120, cloth: '#c8553d', trim: '#1d2440' }),
    walker(k, { x: 480, y: 744, h: 126, cloth: '#f2a32b', trim: '#1f7a78' }),
    grass(k, 5311, -20, 1220, 150, 828, 60, '#5f8a34', -0.25),
  )
}

const pawna = (k: Kit): string =>
  layers(
    sky(k, 520, { x: 830, y: 250, r: 64 }),
    streaks(k, quads('80 120 400 9, 560 90 420 9')),
    flock(k, 300, 300, 24),
    // forts stand on flat tops about the lake
    fill('M-20 500L60 430L140 400L200 330L330 326L360 360L470 410L560 470L660 490V520H-20z', k.paint('#7a8f7a', 0.46)),
    fill('M-20 500L60 430L140 400L200 330L224 330L260 420L380 500z', k.paint('#8fa584', 0.44)),
    fill('M560 520L700 450L780 400L812 344L960 340L984 376L1070 420L1240 440V520z', k.paint('#6f8a70', 0.36)),
    fill('M560 520L700 450L780 400L812 344L836 343L850 420L820 520z', k.paint('#86a07a', 0.34)),
    stroke(
      'M214 360H340M190 396Q280 386 400 404M830 376H970M800 420Q900 408 1040 430',
      k.shaded('#6f8a70', 0.4, 0.3),
      5,
      0.5,
    ),
    hills(k, { seed: 5401, y: 494, roll: 8, colour: '#6a9060', distance: 0.28, swells: 6, bottom: 540 }),
    water(k, 510, 640, 830),
    ripples(k, 620, 522, 900, 90, 5402, k.light.glint, 0.5),
    land(k, pairs('-40 590, 200 580, 420 606, 700 634, 960 612, 1240 586'), '#86a050', 0.1),
    paraglider(k, 560, 330, 1.8, ['#c8553d', '#f2a32b', '#faf0dc'], -6),
    paraglider(k, 900, 210, 0.9, ['#1f7a78', '#faf0dc', '#f2a32b'], 8, 0.16),
    paraglider(k, 250, 230, 0.7, ['#f2a32b', '#c8553d', '#faf0dc'], -4, 0.24),
    land(k, pairs('-40 690, 260 664, 560 690, 860 716, 1240 680'), '#93a652', 0),
    walker(k, { x: 700, y: 730, h: 124, cloth: '#c8553d', trim: '#1d2440' }),
    woman(k, { x: 770, y: 740, h: 122, cloth: '#1f7a78', trim: '#f2a32b' }),
    // the wind sock at the take-off
    stroke('M960 740V640', k.paint('#5a4034', -0.1), 4) +
      fill('M960 640q40 -8 76 8v18q-38 -4 -76 10z', k.paint('#e07b3a')),
    broadleaf(k, { x: 110, y: 770, h: 380, seed: 5403, distance: -0.35 }, '#4f7a3f', 0.9),
    grass(k, 5404, -20, 1220, 150, 828, 64, '#6f8a38', -0.25),
  )

export const kindredCountry: Record<string, Place> = {
  'forest-pool': like(dryForests.tadoba, 'noonTeal', 'A tiger cools in a forest pool among bamboo'),
  'forest-road': like(
    wildCovers['kanha-in-a-borrowed-blanket'],
    'winter',
    'Travellers in a jeep watch a tiger cross a forest road',
  ),
  dudhwa: like(dryForests.kanha, 'dawnMist', 'A swamp deer stag in the grassland of Dudhwa'),
  bandipur: like(dryForests.corbett, 'goldenMarigold', 'Elephants at the water in the forest of Bandipur'),
  vagamon: like(southernHills.munnar, 'dawnPeach', 'Tea pickers on the slopes of Vagamon'),
  kolad: like(southernHills.dandeli, 'noonTeal', 'Kayaks on the Kundalika between the forests of Kolad'),
  'digha-mandarmani': like(
    bayOfBengal.suryalanka,
    'goldenMarigold',
    'Fishermen haul in their net beside painted boats on the beach of Digha',
  ),
  dooars: like(
    wildCovers['rhino-grass-and-river-island'],
    'dawnMist',
    'Rhinos in the river grass of the Dooars, a boat going over to the far bank',
  ),
  'jibhi-tirthan': like(
    garhwalAndKullu['kasol-parvati'],
    'dawnPeach',
    'A plank bridge over the Tirthan among deodars, with tents on the bank',
  ),
  'dzukou-kohima': {
    hour: 'noonAzure',
    alt: 'Walkers among lilies and round green hills in the valley of Dzukou',
    subject: [400, 420, 800, 760],
    draw: dzukou,
  },
  'kamshet-pawna': {
    hour: 'goldenMarigold',
    alt: 'Paragliders over Pawna lake and the flat-topped hills about Kamshet',
    subject: [300, 130, 800, 500],
    draw: pawna,
  },
}
