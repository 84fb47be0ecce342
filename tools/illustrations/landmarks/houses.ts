import { arch, chhatri, columns, cusped, dome, merlons, round, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { between } from '../kit/random.ts'
import { at, both, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** Mandu's Jahaz Mahal, the ship palace between its lakes: 640 wide and 190 high at scale 1. */
export function jahazMahal(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#c48a68'
  return at(
    x,
    y,
    rect(-310, -92, 620, 92, t.lit(stone)) +
      rect(170, -92, 140, 92, t.dark(stone, 0.16)) +
      fill(
        each(spread(-280, 280, 15), (ax) => arch(ax, -8, 27, 60)),
        t.window,
      ) +
      stroke(
        each(spread(-280, 280, 15), (ax) => arch(ax, -8, 34, 68)),
        t.dark(stone, 0.3),
        1.6,
      ) +
      fill('M-322-92H322L312-102H-312z', t.dark(stone, 0.3)) +
      fill(merlons(-310, 310, -101, 8), t.lit('#d39a76')) +
      both(
        rect(226, -140, 76, 40, t.lit('#d39a76')) +
          fill(
            each([244, 264, 284], (ax) => arch(ax, -104, 13, 28)),
            t.window,
          ) +
          fill('M218-140H310L300-148H228z', t.dark(stone, 0.24)) +
          dome(t, 264, -146, 62, 46, '#d8a683', 16),
      ) +
      rect(-68, -138, 136, 38, t.lit('#d39a76')) +
      fill(
        each([-48, -24, 0, 24, 48], (ax) => arch(ax, -104, 15, 28)),
        t.window,
      ) +
      fill('M-78-138H78L66-148H-66z', t.dark(stone, 0.24)) +
      fill('M-56-148Q-40-196 0-198Q40-196 56-148z', t.lit('#d8a683')) +
      fill('M16-148Q30-180 0-198Q40-196 56-148z', t.dark('#d8a683', 0.24)) +
      both(chhatri(t, 138, -102, 44, '#d39a76')) +
      rect(-320, -8, 640, 8, t.dark(stone, 0.36)) +
      rect(-44, -92, 88, 92, t.lit('#cc9470')) +
      fill(arch(0, 0, 52, 78), t.dark(stone, 0.62)),
    s,
  )
}

/** A Chettinad merchant's mansion: 560 wide and 300 high at scale 1. */
export function chettinadHouse(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const cream = '#f6e3b8'
  const tile = '#c0613f'
  const pale = '#fff5dc'
  const blues = ['#2f7f8f', '#c8553d', '#5c7f3b']
  const bay = (bx: number, by: number, h: number, i: number) =>
    rect(bx - 19, by - h, 38, h, t.lit(pale)) +
    fill(cusped(bx, by, 30, h * 0.94), t.dark('#8a6a50', 0.4)) +
    fill(d`M${bx - 11} ${by}v${-h * 0.6}h22v${h * 0.6}z`, t.lit(blues[i % 3]!)) +
    stroke(d`M${bx} ${by}v${-h * 0.6}`, t.dark('#3a2a28', 0.4), 1.6)
  return at(
    x,
    y,
    rect(-270, -200, 540, 200, t.lit(cream)) +
      rect(150, -200, 120, 200, t.dark(cream, 0.14)) +
      each(spread(-238, -96, 4), (bx, i) => bay(bx, -110, 70, i)) +
      each(spread(96, 238, 4), (bx, i) => bay(bx, -110, 70, i + 1)) +
      rect(-278, -106, 556, 7, t.lit(pale)) +
      fill('M-282-206H282L262-236H-262z', t.lit(tile)) +
      stroke(
        each(spread(-270, 270, 46), (rx) => d`M${rx} -207L${rx * 0.95} -235`),
        t.dark(tile, 0.3),
        1.8,
      ) +
      rect(-286, -210, 572, 7, t.lit(pale)) +
      both(
        fill(columns(88, 252, 0, 78, 12, 5), t.lit('#3f2a26')) +
          fill(
            each(spread(88, 252, 5), (cx) => d`M${cx - 11} -78h22v8h-22zM${cx - 10} 0h20v-8h-20z`),
            t.lit(pale),
          ),
      ) +
      both(
        fill('M74-84H282L270-108H80z', t.lit(tile)) +
          stroke(
            each(spread(84, 272, 16), (rx) => d`M${rx} -85l-4 -22`),
            t.dark(tile, 0.3),
            1.8,
          ),
      ) +
      // the gate pavilion
      rect(-76, -256, 152, 256, t.lit(pale)) +
      rect(36, -256, 40, 256, t.dark(pale, 0.12)) +
      each(
        [-48, 0, 48],
        (bx, i) =>
          fill(cusped(bx, -134, 32, 74), t.dark('#8a6a50', 0.4)) + rect(bx - 16, -146, 32, 12, t.lit(blues[i]!)),
      ) +
      rect(-84, -262, 168, 9, t.lit(tile)) +
      rect(-80, -122, 160, 8, t.lit(tile)) +
      fill('M-70-262Q-52-300 0-304Q52-300 70-262z', t.lit(cream)) +
      fill('M-40-268Q0-292 40-268z', t.lit('#2f7f8f')) +
      circle(0, -296, 9, t.lit('#f2a32b')) +
      both(fill('M62-262q4-26 14-30q8 10 6 30z', t.lit('#d98a8a'))) +
      fill(cusped(0, 0, 84, 112), t.dark('#5a3a30', 0.2)) +
      rect(-28, -86, 56, 86, t.lit('#6b4030')) +
      stroke('M0-86V0M-20-74V-8M20-74V-8M-28-44H28', t.dark('#3a2420', 0.3), 2.4) +
      stroke('M-28-92q7 12 14 0t14 0t14 0t14 0', t.lit('#f2a32b'), 5) +
      rect(-290, -6, 580, 6, t.dark(cream, 0.4)),
    s,
  )
}

/** A street front of Puducherry's White Town, 320 wide and 300 high at scale 1. */
export function frenchHouse(
  k: Kit,
  x: number,
  y: number,
  s: number,
  wall: string,
  shutter: string,
  distance = 0,
  flip = 1,
): string {
  const t = tones(k, distance)
  const white = '#fff7e6'
  const window = (wx: number, wy: number) =>
    fill(round(wx, wy, 34, 72), t.lit(white)) +
    fill(round(wx, wy, 26, 66), t.window) +
    fill(d`M${wx - 29} ${wy}v-58h14v58zM${wx + 15} ${wy}v-58h14v58z`, t.lit(shutter)) +
    stroke(
      each([-48, -36, -24, -12], (o) => d`M${wx - 27} ${wy + o}h10M${wx + 17} ${wy + o}h10`),
      t.dark(shutter, 0.3),
      1.6,
    )
  return at(
    x,
    y,
    rect(-160, -280, 320, 280, t.lit(wall)) +
      rect(84, -280, 76, 280, t.dark(wall, 0.13)) +
      each([-110, -36, 38, 112], (wx) => window(wx, -160)) +
      stroke(
        'M-136-160H-84M-62-160H-10M12-160H64M86-160H138M-136-178H-84M-62-178H-10M12-178H64M86-178H138' +
          each(
            [-136, -122, -110, -98, -84, -62, -48, -36, -24, -10, 12, 26, 38, 50, 64, 86, 100, 112, 124, 138],
            (bx) => d`M${bx} -160v-18`,
          ),
        t.dark('#3a3a48', 0.3),
        2,
      ) +
      each([-110, 38, 112], (wx) => window(wx, -18)) +
      fill(round(-36, 0, 60, 106), t.lit(white)) +
      fill(round(-36, 0, 48, 98), t.lit(shutter)) +
      stroke('M-36 0V-98M-60-50H-12', t.dark(shutter, 0.35), 2) +
      rect(-168, -134, 336, 8, t.lit(white)) +
      rect(-170, -288, 340, 12, t.lit(white)) +
      rect(-160, -308, 320, 20, t.lit(wall)) +
      fill(
        each(spread(-144, 144, 17), (bx) => d`M${bx - 4} -290v-14h8v14z`),
        t.lit(white),
      ) +
      rect(-164, -312, 328, 6, t.lit(white)) +
      rect(-160, -12, 320, 12, t.dark(wall, 0.34)),
    s * flip,
    s,
  )
}

/** Bougainvillea falling over a wall from (x, y). */
export function bougainvillea(
  k: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  colour = '#c9487a',
  distance = 0,
): string {
  const random = k.random(seed)
  const petal = (count: number, size: number) =>
    each(range(count), () => {
      const fx = random()
      const px = x + (fx - 0.5) * w
      const py = y + random() ** 1.6 * h * (0.4 + 0.6 * Math.sin(Math.PI * fx))
      const r = size * between(random, 0.6, 1.2)
      return d`M${px} ${py}q${-r} ${-r * 0.4} ${-r * 0.2} ${-r * 1.2}q${r * 1.2} ${r * 0.1} ${r * 0.2} ${r * 1.2}q${r * 1.2} ${-r * 0.4} ${r * 1.1} ${r * 0.7}q${-r} ${r * 0.5} ${-r * 1.1} ${-r * 0.7}z`
    })
  return (
    fill(petal(40, w * 0.06), k.paint('#4a6f3a', distance)) +
    fill(petal(70, w * 0.05), k.shaded(colour, distance, 0.2)) +
    fill(petal(60, w * 0.045), k.paint(colour, distance))
  )
}
