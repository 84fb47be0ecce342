import type { Kit } from './kit.ts'
import { at, circle, d, each, fill, range, stroke } from './svg.ts'

/** A tiger walking to the right: 260 long and 100 high at scale 1, its feet at (x, y). */
export function tiger(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string {
  const coat = '#e08a34'
  const lit = k.paint(coat, distance)
  const dark = k.shaded(coat, distance, 0.42)
  const black = k.shaded('#3a2620', distance, 0.6)
  const cream = k.paint('#fbeed6', distance)
  // each stripe hangs from the back: x, top, length, lean
  const stripes: [number, number, number, number][] = [
    [-84, -72, 26, -6],
    [-72, -78, 34, -7],
    [-58, -80, 38, -6],
    [-43, -79, 30, -4],
    [-29, -77, 36, -3],
    [-14, -75, 28, -2],
    [0, -74, 36, 0],
    [14, -75, 28, 2],
    [28, -78, 36, 3],
    [42, -82, 30, 4],
    [56, -85, 36, 4],
    [68, -88, 24, 4],
  ]
  const legBars = each(
    [
      [-70, -28, 14],
      [-66, -18, 12],
      [56, -30, 14],
      [58, -20, 11],
      [54, -40, 15],
      [-76, -40, 16],
    ],
    ([lx, ly, w]) => d`M${lx!} ${ly!}q${w! / 2} 4 ${w!} -1q${-w! / 2} 7 ${-w!} 1z`,
  )
  return at(
    x,
    y,
    stroke('M-90-60C-112-54-122-30-138-34S-150-54-140-58', lit, 9) +
      stroke('M-112-46l6 9M-126-33l1 8M-142-38l-6 4M-147-52l-6-2', black, 4) +
      fill('M34-32L20-4Q20 0 26 0H42L54-32zM-62-32L-88-8Q-92 0-84 0H-70L-44-28z', dark) +
      fill(
        'M-94-64C-84-84-52-82-22-76C10-72 40-82 60-88C72-96 86-100 98-98C114-96 124-84 127-72C133-66 133-55 124-51C112-46 102-45 94-47C88-38 76-34 68-32L66-14L74-5Q75 0 68 0H51L47-27C28-22-10-22-40-30L-52-16L-44-5Q-43 0-50 0H-68L-72-18C-90-28-100-46-94-64z',
        lit,
      ) +
      fill(
        'M-40-30C-10-22 28-22 47-27L46-34C20-30-14-31-40-37zM94-47C104-45 112-46 124-51Q116-58 104-58Q92-58 84-66Q82-50 94-47z',
        cream,
      ) +
      fill(
        each(
          stripes,
          ([sx, sy, length, lean]) =>
            d`M${sx - 3} ${sy}Q${sx + lean - 3} ${sy + length * 0.5} ${sx + lean * 1.6} ${sy + length}Q${sx + lean + 4} ${sy + length * 0.45} ${sx + 4} ${sy - 1}z`,
        ) + legBars,
        black,
      ) +
      fill('M84-96C82-106 92-108 96-99zM104-98C106-107 115-104 114-95z', lit) +
      fill('M86-97C85-103 91-104 94-99zM106-98C107-103 112-102 112-97z', black) +
      fill(
        'M92-92q5 4 9 1q-4 7-9-1zM90-84q8 3 13-1q-5 7-13 1zM84-74q6 4 14 0q-6 7-14 0zM84-62q7 3 14-2q-5 8-14 2z',
        black,
      ) +
      fill('M104-82q8-6 12 1q-6 5-12-1z', cream) +
      circle(110, -80, 2.6, black) +
      fill('M122-71q8 1 7 6q-4 3-8-1z', black) +
      stroke('M125-62Q122-56 113-56', black, 1.8),
    s * flip,
    s,
  )
}

/** An Asiatic lion at rest on a rock, looking right: 260 long and 130 high at scale 1. */
export function lion(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string {
  const coat = '#d9a35a'
  const lit = k.paint(coat, distance)
  const dark = k.shaded(coat, distance, 0.34)
  const mane = k.paint('#8a5a34', distance)
  const deep = k.shaded('#6b4128', distance, 0.4)
  return at(
    x,
    y,
    stroke('M-112-14C-140-6-150 14-136 34', lit, 7) +
      fill('M-140 30q-8 16 4 24q14-4 12-22z', deep) +
      fill('M-120 0C-130-34-110-62-76-66C-40-70 0-72 30-78L66-40L60 0z', lit) +
      fill('M-120 0C-126-30-112-50-92-52C-70-50-58-30-60-12L-30-8Q-22 0-32 0z', dark) +
      fill('M-116-2C-120-28-108-46-92-48C-74-46-62-28-66-12L-36-8Q-28 0-38 0z', lit) +
      fill('M-60-12Q-10-4 40-10L40 0H-30z', dark) +
      fill('M34-34C50-30 58-16 62-12L116-12Q126-10 124-2Q122 0 114 0H40z', lit) +
      // the mane, thinner on the crown than an African lion's, so that the ears show
      fill(
        'M22-70C14-92 28-118 54-126C74-134 100-126 108-108C116-92 108-74 106-62C104-40 90-22 74-12C66-22 52-20 46-26C34-34 24-50 22-70z',
        deep,
      ) +
      fill(
        'M30-72C24-92 36-112 56-118C78-124 96-116 102-102C108-90 100-74 98-62C94-46 86-34 76-26C70-34 58-32 52-36C40-44 32-56 30-72z',
        mane,
      ) +
      fill('M62-122C56-136 72-142 78-128z', lit) +
      fill('M66-122C62-131 71-135 75-127z', deep) +
      fill(
        'M58-84C56-104 74-116 92-112C106-108 110-98 112-90L128-76Q132-66 122-62C112-58 104-54 96-50C80-50 60-62 58-84z',
        lit,
      ) +
      fill('M96-50C104-54 112-58 122-62Q130-66 128-72Q112-68 102-72Q90-64 96-50z', k.paint('#f6e2bb', distance)) +
      fill('M96-50Q92-36 80-28Q72-40 76-56z', deep) +
      fill('M118-80L129-76Q130-70 124-69z', k.shaded('#3a2620', distance, 0.6)) +
      stroke('M124-68Q118-62 108-62', k.shaded('#3a2620', distance, 0.6), 2) +
      fill('M96-92q8-6 13 1q-7 4-13-1z', k.shaded('#3a2620', distance, 0.6)) +
      stroke('M104-6h.1M112-6h.1', dark, 3),
    s * flip,
    s,
  )
}

/** A leopard stretched along a bough, its tail hanging: 230 long at scale 1; the bough is at y. */
export function leopard(k: Kit, x: number, y: number, s: number, distance = 0, flip = 1, melanistic = false): string {
  const coat = melanistic ? '#3a3a4a' : '#e2ab55'
  const lit = k.paint(coat, distance)
  const black = k.shaded('#2c1f22', distance, 0.6)
  const random = k.random(81)
  const spots = each(range(54), () => {
    const px = -92 + random() * 150
    const py = -14 - random() * 30 - Math.max(0, px) * 0.08
    return d`M${px} ${py}h${random() * 2.4}`
  })
  return at(
    x,
    y,
    stroke('M-96-18C-120-6-112 40-124 74Q-128 90-138 86', lit, 8) +
      fill(
        'M-104-2C-112-34-88-50-58-48C-20-46 20-50 52-58C60-72 78-78 92-72C104-68 110-58 112-50C116-42 110-34 100-34C88-32 80-34 74-30C60-18 40-10 20-8L24 30Q20 38 12 34L4-4H-56L-44 34Q-50 42-58 34L-76-2z',
        lit,
      ) +
      (melanistic ? '' : stroke(spots, black, 4.6)) +
      fill('M64-70C60-80 70-84 76-74zM88-74C92-84 102-78 98-68z', lit) +
      fill('M84-62q6-4 9 1q-5 3-9-1z', melanistic ? k.paint('#f2c53b', distance) : black) +
      fill('M108-50q6 2 3 6q-4 1-6-3z', black) +
      (melanistic ? '' : stroke('M66-62h.1M72-52h.1M62-50h.1M78-44h.1M70-66h.1', black, 4)),
    s * flip,
    s,
  )
}
