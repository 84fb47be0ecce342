import { dome, merlons, round, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, ellipse, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/** A gateway of Warangal fort, twin pillars and two lintels: 450 wide and 380 high at scale 1, its foot at (x, y). */
export function kakatiyaTorana(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#9b918c'
  const shaft = (left: number) =>
    rect(left, -216, 32, 216, t.lit(stone)) +
    rect(left + 20, -216, 12, 216, t.dark(stone, 0.3)) +
    fill(
      each([-58, -118, -172], (cy) => d`M${left + 4} ${cy}h12v-34h-12z`),
      t.dark(stone, 0.18),
    )
  const side =
    shaft(82) +
    shaft(124) +
    rect(72, -20, 94, 20, t.dark(stone, 0.14)) +
    rect(78, -34, 82, 14, t.lit('#aaa09a')) +
    each([-100, -160], (cy) => rect(78, cy, 82, 9, t.lit('#aaa09a')) + rect(78, cy + 9, 82, 4, t.dark(stone, 0.4))) +
    rect(74, -222, 90, 10, t.dark(stone, 0.2)) +
    // angled brackets, carved into scrolls, inward and outward
    fill('M82-146C72-150 70-162 62-168C58-182 46-190 38-196C34-208 26-216 14-222H82z', t.dark(stone, 0.16)) +
    fill('M156-146C166-150 168-162 176-168C180-182 192-190 200-196C204-208 210-216 216-222H156z', t.dark(stone, 0.34)) +
    stroke('M80-158q-6 10-12 2M72-182q-6 10-14 2M60-204q-6 10-16 0', t.dark(stone, 0.46), 3) +
    // the upper frame
    rect(66, -304, 30, 54, t.lit(stone)) +
    rect(84, -304, 12, 54, t.dark(stone, 0.3)) +
    fill('M66-272C56-276 46-286 30-304H66zM96-272C108-276 118-288 134-304H96z', t.dark(stone, 0.2)) +
    fill('M58-250h46l-4-10H62z', t.dark(stone, 0.1)) +
    // a swan at the end of the lintel
    fill(
      'M150-250C154-268 176-272 192-264C198-274 194-284 202-292C212-298 222-290 224-282L212-282C208-272 212-258 200-250zM158-262Q146-268 140-284Q152-282 160-272Q152-292 158-298Q168-286 170-266z',
      t.lit('#aaa09a'),
    ) +
    fill('M168-258Q184-262 196-254Q184-250 168-250z', t.dark(stone, 0.34)) +
    each([182, 198, 214], (px) => fill(d`M${px - 5} -221h10q1 9 -5 15q-6 -6 -5 -15z`, t.dark(stone, 0.28)))
  const rosettes = (from: number, to: number, cy: number, count: number, r: number) =>
    fill(
      each(
        spread(from, to, count),
        (cx) => d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`,
      ),
      t.dark(stone, 0.36),
    )
  return at(
    x,
    y,
    both(side) +
      rect(-226, -250, 452, 28, t.lit(stone)) +
      rect(-226, -228, 452, 7, t.dark(stone, 0.36)) +
      rosettes(-206, 206, -239, 19, 6) +
      fill('M-12-304V-286Q-22-270-10-250H10Q22-270 12-286V-304z', t.lit(stone)) +
      stroke('M-8-292H8M-13-276H13', t.dark(stone, 0.4), 3) +
      rect(-148, -326, 296, 22, t.lit(stone)) +
      rect(-148, -309, 296, 6, t.dark(stone, 0.36)) +
      rosettes(-132, 132, -316, 13, 4.5) +
      fill('M-156-326H156L146-336H-146z', t.dark(stone, 0.14)) +
      each([-130, -66, 0, 66, 130], (px) => {
        const h = px === 0 ? 46 : 34
        return (
          fill(d`M${px - 10} -336q-8 ${-h * 0.5} 10 ${-h}q18 ${h * 0.5} 10 ${h}z`, t.lit('#aaa09a')) +
          fill(d`M${px} -336q8 ${-h * 0.5} 0 ${-h}q18 ${h * 0.5} 10 ${h}z`, t.dark(stone, 0.28))
        )
      }),
    s,
  )
}

/** Gommateshwara above the wall that hides him below the waist: 250 wide and 310 high at scale 1, the wall's top at y. */
export function gommateshwara(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const granite = '#b3a79c'
  const creeper = t.dark('#7f8a6a', 0.3)
  const arm =
    fill(
      'M74-198C104-200 124-182 125-150C127-100 124-50 120 8H88C90-40 96-84 91-128C86-150 76-176 74-198z',
      t.lit(granite),
    ) +
    stroke(
      'M90-2C118-14 124-22 122-30C92-42 92-50 94-56C122-66 126-74 124-82C96-94 94-100 96-108C122-116 126-124 125-132',
      creeper,
      4,
    ) +
    each(
      [
        [104, -8, 1],
        [106, -36, -1],
        [108, -62, 1],
        [110, -88, -1],
        [112, -112, 1],
      ] as const,
      ([lx, ly, f]) => fill(d`M${lx} ${ly}q${f * 4} -12 ${f * 14} -10q${f * 2} 10 ${-f * 14} 10z`, creeper),
    )
  const body = fill(
    'M-1-214H24C26-204 52-202 80-198C96-180 94-150 88-122C82-92 74-72 72-44C71-24 73-8 76 8H-1z',
    t.lit(granite),
  )
  const curls = [0, 1, 2, 3].map((row) =>
    each(spread(-(38 - row * row * 3), 38 - row * row * 3, 8 - row), (cx) =>
      circle(cx, -292 - row * 9, 6.4, row % 2 ? t.lit('#a09488') : t.dark('#a09488', 0.16)),
    ),
  )
  return at(
    x,
    y,
    both(arm) +
      fill('M104-190C118-180 124-168 125-150C127-100 124-50 120 8H106C112-60 118-130 104-190z', t.dark(granite, 0.22)) +
      both(body) +
      fill(
        'M14-208C40-200 60-204 80-198C96-180 94-150 88-122C82-92 74-72 72-44C71-24 73-8 76 8H46C36-50 60-110 52-160C46-184 30-196 14-208z',
        t.dark(granite, 0.2),
      ) +
      stroke(
        'M-62-140C-40-120-12-124 0-138C12-124 40-120 62-140M0-126V-52M-30-46Q0-30 30-46',
        t.dark(granite, 0.34),
        3,
      ) +
      ellipse(0, -40, 4, 5, t.dark(granite, 0.4)) +
      fill('M-24-208V-240H24V-208Q0-196-24-208z', t.dark(granite, 0.18)) +
      stroke('M-23-226Q0-216 23-226M-24-216Q0-205 24-216', t.dark(granite, 0.36), 2.4) +
      both(
        fill('M36-278C48-284 52-268 49-250C47-236 46-226 42-220C36-226 36-246 35-258z', t.lit(granite)) +
          stroke('M43-268Q46-250 42-232', t.dark(granite, 0.34), 2.6),
      ) +
      fill('M-41-276C-41-312-22-326 0-326S41-312 41-276C41-246 24-222 0-222S-41-246-41-276z', t.lit('#bdb1a6')) +
      fill('M16-322C34-316 41-300 41-276C41-246 24-222 4-222C26-240 32-284 16-322z', t.dark(granite, 0.2)) +
      curls.join('') +
      stroke('M-27-272Q-17-262-8-270M8-270Q17-262 27-272', t.dark(granite, 0.55), 3) +
      stroke(
        'M-29-283Q-18-291-6-282M6-282Q18-291 29-283M0-280V-255Q4-250 8-254M0-255Q-4-250-8-254',
        t.dark(granite, 0.4),
        2.6,
      ) +
      stroke('M-14-240Q-7-236 0-239Q7-236 14-240Q7-231 0-231Q-7-231-14-240', t.dark(granite, 0.5), 2.4),
    s,
  )
}

/** Mahmud Gawan's college at Bidar from the street, its one minaret on the right: 450 wide and 400 high at scale 1. */
export function gawanMadrasa(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#c39a72'
  const tiles = ['#2f8f9a', '#f7ecd2', '#3f6fb0', '#e0b048']
  const front = 'M-218 0V-58L-196-66L-190-112L-166-118L-160-164L-128-172L-118-214H120V0z'
  const bay = (bx: number) =>
    each([-10, -82, -154], (foot, i) => {
      const h = i === 0 ? 62 : 54
      return (
        rect(bx - 28, foot - h - 8, 56, h + 10, t.dark(stone, 0.12)) +
        fill(round(bx, foot, 42, h), t.dark(stone, 0.34)) +
        fill(round(bx, foot, 28, h - 12), t.window)
      )
    })
  const tower = 'M122-80L128-330H174L180-80z'
  const chevrons = (top: number, bottom: number) =>
    each(range(Math.round((bottom - top) / 13)), (i) =>
      stroke(`${d`M112 ${top + i * 13}`}${each(range(5), () => 'l8-11l8 11')}`, t.lit(tiles[i % 4]!), 5.6),
    )
  const gallery = (cy: number, w: number) =>
    fill(
      d`M${151 - w * 0.7} ${cy}C${151 - w * 0.8} ${cy - 12} ${151 - w} ${cy - 12} ${151 - w} ${cy - 22}H${151 + w}C${151 + w} ${cy - 12} ${151 + w * 0.8} ${cy - 12} ${151 + w * 0.7} ${cy}z`,
      t.dark(stone, 0.2),
    ) +
    rect(151 - w, cy - 34, w * 2, 13, t.lit('#d0a980')) +
    stroke(
      each(spread(151 - w + 5, 151 + w - 5, 7), (px) => d`M${px} ${cy - 33}v10`),
      t.dark(stone, 0.36),
      2,
    )
  return at(
    x,
    y,
    // the court beyond the fallen half, and the dome over a lecture hall
    rect(-262, -112, 150, 112, t.dark('#a98766', 0.12)) +
      fill(
        each(spread(-242, -150, 4), (bx) => round(bx, -58, 20, 36) + round(bx, -8, 20, 38)),
        t.dark(stone, 0.46),
      ) +
      rect(-252, -134, 76, 24, t.lit('#b5926e')) +
      dome(t, -214, -132, 72, 54, '#b89a78', 14) +
      k.clipped(
        front,
        fill(front, t.lit(stone)) +
          each([-184, -122, -60, 2, 64], bay) +
          // glazed tiles are left beside the minaret only
          rect(92, -206, 26, 122, t.lit(tiles[0]!)) +
          each([-190, -162, -134, -106], (cy) => fill(d`M105 ${cy - 11}l9 11l-9 11l-9 -11z`, t.lit(tiles[1]!))) +
          fill('M-40-214H120V-202H-30L-34-206z', t.lit(tiles[2]!)) +
          stroke('M-24-208h10m6 0h14m8 0h8m6 0h16m6 0h10m8 0h12m6 0h14', t.lit(tiles[1]!), 3.4) +
          rect(36, -144, 6, 56, t.lit(tiles[3]!)) +
          rect(-220, -8, 340, 8, t.dark(stone, 0.3)),
      ) +
      stroke('M-196-66L-190-112M-160-164L-128-172L-118-214M-166-118L-190-112', t.dark(stone, 0.42), 3) +
      fill(merlons(-30, 116, -213, 10), t.lit('#cfa67e')) +
      // the minaret on its octagonal foot
      fill('M106 0V-84H196V0z', t.lit('#b88e68')) +
      fill('M168 0V-84H196V0zM106 0V-84H118V0z', t.dark(stone, 0.24)) +
      rect(102, -92, 98, 10, t.dark(stone, 0.16)) +
      fill(tower, t.lit('#d0b08a')) +
      k.clipped(tower, chevrons(-196, -92) + chevrons(-282, -226)) +
      fill('M158-80L160-330H174L180-80z', t.dark(stone, 0.3), 0.75) +
      gallery(-200, 40) +
      gallery(-288, 36) +
      fill(
        each([138, 151, 164], (px) => round(px, -306, 8, 18)),
        t.dark(stone, 0.4),
      ) +
      rect(124, -336, 54, 8, t.dark(stone, 0.16)) +
      dome(t, 151, -336, 54, 44, '#d0b08a', 16),
    s,
  )
}
