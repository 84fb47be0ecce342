import { riverBoat } from '../kit/boats.ts'
import { mix } from '../kit/colour.ts'
import { flock } from '../kit/creatures.ts'
import type { Kit } from '../kit/kit.ts'
import { boulders, hills, land } from '../kit/land.ts'
import { umbrella, walker, woman } from '../kit/people.ts'
import { grass } from '../kit/plants.ts'
import { between } from '../kit/random.ts'
import { cumulus, sky, streaks } from '../kit/sky.ts'
import { curve, d, each, ellipse, fill, type Point, pairs, quads, range, rect, stroke, triples } from '../kit/svg.ts'
import { bough, broadleaf } from '../kit/trees.ts'
import { layers, type Place } from './place.ts'

/** A fall that keeps to the rock: a white band along `line` (x, y, width), with threads of shadow and of light in it. */
function cascade(k: Kit, seed: number, line: readonly (readonly [number, number, number])[]): string {
  const random = k.random(seed)
  const along = (f: number) => line.map(([x, y, w]): Point => [x + (w * f) / 2, y])
  const threads = (count: number) =>
    each(range(count), () => {
      const f = between(random, -0.9, 0.9)
      const from = Math.floor(random() * (line.length - 2))
      return `M${curve(along(f).slice(from, from + 3))}`
    })
  return (
    fill(`M${curve(along(-1))}L${curve(along(1).reverse())}z`, k.paint('#fffdf5', 0.06)) +
    stroke(threads(Math.round(line[1]![2] / 5)), k.paint('#a9c9c6', 0.1), 2.4, 0.7) +
    stroke(threads(5), '#ffffff', 2, 0.8)
  )
}

const jog = (k: Kit): string =>
  layers(
    sky(k, 300),
    cumulus(k, 260, 130, 300, 4901, 0.9),
    cumulus(k, 940, 110, 360, 4902, 0.9),
    flock(k, 620, 120, 24),
    hills(k, { seed: 4903, y: 190, roll: 24, colour: '#5f8f78', distance: 0.5, swells: 4, bottom: 320 }),
    each(range(24), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 54, y: 270 + Math.sin(i * 2.3) * 6, h: 66 + ((i * 29) % 30), seed: 4904 + i, distance: 0.24 },
        '#4f8250',
        1.05,
      ),
    ),
    // the wall of the gorge
    fill('M-20 246Q300 256 620 246T1220 240V300H-20z', k.paint('#5f8f50', 0.16)),
    fill('M-20 272Q200 256 380 264L470 256L640 262L820 254Q1040 266 1220 262V830H-20z', k.paint('#8a7466', 0.08)),
    fill(
      'M240 330Q300 322 380 330L384 372L300 380L236 366zM850 320Q960 312 1030 326L1016 366L900 372L846 356zM170 430Q250 420 340 432L330 470L200 476zM880 440Q980 430 1060 444L1040 486L900 484zM220 560Q300 552 380 562L372 604L240 610zM860 570Q960 560 1040 572L1030 612L880 616z',
      k.paint('#9c8676', 0.08),
    ),
    fill(
      'M-20 262L90 258L150 420L120 620L210 830H-20zM1220 254L1110 258L1050 430L1090 620L1010 830H1220z',
      k.shaded('#6f6a58', 0.06, 0.3),
    ),
    fill(
      'M392 262L420 262L436 420L424 640L384 640L400 430zM520 258L596 260L586 420L612 660L548 660L560 420zM664 262L712 258L700 440L730 660L668 660L678 430zM790 252L820 250L832 420L820 650L770 650L786 420z',
      k.shaded('#8a7466', 0.08, 0.36),
    ),
    stroke(
      'M160 360Q300 350 392 372M206 500Q300 488 400 506M836 380Q940 366 1046 384M830 520Q940 506 1080 524M440 460L540 452M600 500L668 492M724 470L784 462',
      k.shaded('#8a7466', 0.08, 0.4),
      3,
      0.6,
    ),
    // moss on the ledges
    fill(
      'M170 352q60 -14 120 2q-40 14 -120 -2zM860 372q70 -16 150 0q-60 14 -150 0zM230 492q60 -12 110 4q-50 10 -110 -4zM880 512q60 -14 130 2q-60 12 -130 -2z',
      k.paint('#6a8f4a', 0.06),
    ),
    // Raja in one leap, Roarer slanting into him, Rocket in jets, Rani spread over her rocks
    cascade(k, 4931, triples('566 256 26, 570 312 30, 548 390 36, 512 460 38, 482 540 34, 474 690 30')),
    cascade(k, 4930, triples('448 254 30, 452 360 38, 450 480 46, 454 590 52, 452 716 66')),
    cascade(k, 4932, triples('650 258 12, 652 330 17, 649 420 22, 653 520 28, 650 610 34, 652 716 48')),
    each(triples('644 352 15, 658 440 17, 645 536 20, 660 610 22'), ([x, y, r]) =>
      ellipse(x, y, r * 0.9, r * 1.5, k.glow('#fffdf5', 0.9)),
    ),
    cascade(k, 4934, triples('724 254 20, 728 330 24, 716 420 30, 728 510 30, 716 610 40, 726 716 50')),
    cascade(k, 4933, triples('772 252 50, 776 320 60, 764 390 56, 784 460 74, 770 540 76, 790 620 96, 780 716 118')),
    // rocks that part the queen’s water
    fill(
      'M752 330Q766 352 758 398Q744 372 752 330zM790 420Q806 446 796 500Q780 466 790 420zM744 516Q758 540 750 584Q736 556 744 516zM800 556Q822 586 812 650Q790 606 800 556z',
      k.shaded('#8a7466', 0.06, 0.36),
    ),
    rect(-20, 690, 1240, 140, k.paint('#6f8f86', 0.1)),
    // spray at the bottom, and the bow in it
    ...['#d9584a', '#f2b84a', '#7fb26a', '#4f9fb5', '#7a6aa8'].map((colour, i) =>
      stroke(d`M${330 + i * 8} 720A${300 - i * 8} ${250 - i * 8} 0 0 1 ${930 - i * 8} 720`, colour, 8, 0.22),
    ),
    ellipse(600, 716, 460, 76, k.glow(k.light.cloud, 0.95)),
    ellipse(450, 690, 170, 60, k.glow(k.light.cloud, 0.9)),
    ellipse(756, 690, 180, 60, k.glow(k.light.cloud, 0.9)),
    // the terrace on the far side of the gorge
    land(
      k,
      pairs('-40 736, 160 724, 330 748, 480 790, 620 806, 780 790, 930 752, 1080 730, 1240 740'),
      '#5a7a44',
      -0.2,
    ),
    umbrella(k, { x: 232, y: 772, h: 118, cloth: '#c8553d' }),
    walker(k, { x: 950, y: 786, h: 118, cloth: '#f2a32b', trim: '#1f7a78' }),
    woman(k, { x: 1010, y: 790, h: 116, cloth: '#c9487a', trim: '#f2c14a' }),
    bough(k, -10, 20, 320, 4940, 1, '#33513a', -0.7),
    grass(k, 4941, -20, 420, 60, 826, 80, '#44662f', -0.4),
    grass(k, 4942, 820, 1220, 60, 826, 80, '#44662f', -0.4),
  )

const chitrakote = (k: Kit): string => {
  const random = k.random(5001)
  /** The lip of the falls, a horseshoe open towards the viewer: t from one end to the other. */
  const lip = (t: number): Point => {
    const a = Math.PI * (1 - t)
    const ragged = Math.sin(t * 37) * 5 + Math.sin(t * 83 + 1) * 3
    return [600 + Math.cos(a) * 490, 436 - Math.sin(a) * 112 + ragged]
  }
  const foot = (t: number): Point => {
    const [x, y] = lip(t)
    return [600 + (x - 600) * 0.95, y + 160 + Math.abs(t - 0.5) * 150 + Math.sin(t * 61) * 7]
  }
  const onRock = (t: number, f: number): Point => {
    const [[x, y], [fx, fy]] = [lip(t), foot(t)]
    return [x + (fx - x) * f, y + (fy - y) * f]
  }
  /** One of the veils between two rocks, from its share of the lip down to its share of the foot. */
  const veil = (from: number, to: number) => {
    const along = range(6).map((i) => from + ((to - from) * i) / 5)
    const line = (points: Point[]) => points.map(([x, y]) => d`${x} ${y}`).join('L')
    const threads = (count: number) =>
      each(range(count), () => {
        const t = between(random, from, to)
        const [a, b] = [between(random, 0, 0.4), between(random, 0.5, 1)]
        return `M${line([onRock(t, a), onRock(t + between(random, -0.004, 0.004), b)])}`
      })
    const wide = Math.max(3, Math.round((to - from) * 110))
    return (
      fill(`M${line(along.map(lip))}L${line([...along].reverse().map(foot))}z`, k.paint('#f3e0c2', 0.06)) +
      stroke(threads(wide), k.paint('#c79a6e', 0.04), 3, 0.7) +
      stroke(threads(wide), '#fffaf0', 3.4, 0.85)
    )
  }
  const veils = pairs(
    '0.02 0.075, 0.085 0.13, 0.15 0.2, 0.208 0.236, 0.252 0.33, 0.338 0.362, 0.374 0.47, 0.476 0.56, 0.572 0.655, 0.664 0.69, 0.706 0.775, 0.786 0.82, 0.838 0.9, 0.912 0.935, 0.944 0.98',
  )
  const edge = range(61).map((i) => lip(i / 60))
  const bottom = range(61).map((i) => foot(i / 60))
  return layers(
    sky(k, 330, { x: 850, y: 150, r: 56 }),
    streaks(k, quads('120 90 400 9, 500 150 320 8')),
    flock(k, 360, 150, 24),
    hills(k, { seed: 5002, y: 236, roll: 16, colour: '#7a9a72', distance: 0.5, swells: 5, bottom: 340 }),
    each(range(20), (i) =>
      broadleaf(
        k,
        { x: -20 + i * 66, y: 300, h: 56 + ((i * 31) % 28), seed: 5003 + i, distance: 0.34 },
        '#5f8a50',
        1.1,
      ),
    ),
    // the Indravati above the falls, brown with the rains
    fill(
      'M-20 300H1220V460H-20z',
      k.gradient([
        [0, mix(k.light.water[0]![1], k.paint('#d9b184', 0.2), 0.5)],
        [1, mix(k.light.water[1]![1], k.paint('#c79a6e'), 0.5)],
      ]),
    ),
    fill(
      each(range(24), () => {
        const [x, y, w] = [random() * 1200, between(random, 306, 360), between(random, 40, 140)]
        return d`M${x} ${y}q${w / 2} -4 ${w} 0q${-w / 2} 4 ${-w} 0z`
      }),
      k.light.glint,
      0.4,
    ),
    // the cliff
    fill(`M-20 420L${edge.map(([x, y]) => d`${x} ${y}`).join('L')}L1220 420V830H-20z`, k.shaded('#8a6248', 0.04, 0.2)),
    fill(
      `M100 430L${bottom.map(([x, y]) => d`${x} ${y}`).join('L')}L1100 430L1220 470V830H-20V470z`,
      k.paint('#8a6248', -0.04),
    ),
    // ledges of the rock between the veils
    stroke(
      each(
        [0.3, 0.6, 0.84],
        (f) =>
          `M${range(41)
            .map((i) => onRock(i / 40, f))
            .map(([x, y]) => d`${x} ${y}`)
            .join('L')}`,
      ),
      k.shaded('#8a6248', 0, 0.56),
      4,
    ),
    ...veils.map(([from, to]) => veil(from, to)),
    // the pool
    fill(
      `M${bottom.map(([x, y]) => d`${x} ${y}`).join('L')}L1220 720V830H-20V720z`,
      k.gradient([
        [0, mix(k.light.water[0]![1], k.paint('#e3c7a0', 0.1), 0.6)],
        [0.4, mix(k.light.water[1]![1], k.paint('#b78a62'), 0.35)],
        [1, mix(k.light.water[2]![1], k.paint('#8a6a54'), 0.2)],
      ]),
    ),
    each(range(13), (i) => {
      const [x, y] = foot(0.04 + i * 0.077)
      return ellipse(x, y + 2, 96, 40, k.glow('#fff9ea', 0.95))
    }),
    fill(
      each(range(30), () => {
        const t = random()
        const [x, y, w] = [120 + random() * 960, 600 + t * 190, 50 + t * 120]
        return d`M${x} ${y}q${w / 2} ${-3 - t * 4} ${w} 0q${-w / 2} ${3 + t * 4} ${-w} 0z`
      }),
      k.light.glint,
      0.45,
    ),
    // banks of rock with forest on them
    fill('M-20 400Q60 404 104 432L80 560L130 640L90 830H-20z', k.paint('#7a5644', -0.2)),
    fill('M1220 400Q1140 404 1096 432L1120 560L1070 640L1110 830H1220z', k.paint('#7a5644', -0.26)),
    each(quads('30 412 150 0, 1170 412 160 1, 88 436 70 2, 1110 436 74 3'), ([x, y, h, i]) =>
      broadleaf(k, { x, y, h, seed: 5040 + i, distance: -0.1 }, '#4f7a3f', 1.1),
    ),
    // a boat with visitors below the falls
    riverBoat(k, 600, 690, 0.95, -0.1, '#c8553d'),
    boulders(k, 5050, triples('60 800 90, 170 826 60, 1130 806 90, 1040 830 56'), '#6a4c40', -0.3),
    grass(k, 5051, -20, 260, 40, 826, 90, '#4f6a34', -0.4),
    grass(k, 5052, 960, 1220, 40, 826, 90, '#4f6a34', -0.4),
  )
}

export const greatFalls: Record<string, Place> = {
  'jog-falls': {
    hour: 'monsoon',
    alt: 'The four leaps of Jog Falls in the rains, seen across the gorge',
    subject: [400, 240, 830, 700],
    draw: jog,
  },
  bastar: {
    hour: 'noonTeal',
    alt: 'The horseshoe of Chitrakote falls in Bastar, a boat below',
    subject: [350, 300, 850, 720],
    draw: chitrakote,
  },
}
