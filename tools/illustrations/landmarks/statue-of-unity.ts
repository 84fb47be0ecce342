import { tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

/** The Statue of Unity on its star-shaped base: 150 wide and 520 high at scale 1, the foot of the base at (x, y). */
export function statueOfUnity(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const bronze = '#a58464'
  return at(
    x,
    y,
    // base and plinth
    fill('M-132 0L-112-44H112L132 0z', t.lit('#d8c6a8')) +
      fill('M40 0L34-44H112L132 0z', t.dark('#d8c6a8', 0.2)) +
      fill(
        each(spread(-96, 96, 9), (px) => d`M${px - 6} -6v-28h12v28z`),
        t.dark('#8a7a6a', 0.3),
      ) +
      rect(-84, -92, 168, 50, t.lit('#cdb998')) +
      rect(22, -92, 62, 50, t.dark('#cdb998', 0.22)) +
      rect(-92, -98, 184, 8, t.dark('#cdb998', 0.14)) +
      stroke('M-84-76H84M-84-60H84', t.dark('#cdb998', 0.3), 2) +
      // sandals and the folds of the dhoti
      fill('M-52-98Q-56-110-40-112H-8V-98zM8-98V-112H38Q56-110 52-98z', t.dark(bronze, 0.34)) +
      fill(
        'M-46-110C-50-170-52-220-48-262H48C52-220 50-170 46-110Q24-104 4-112V-170L-4-170V-112Q-24-104-46-110z',
        t.lit(bronze),
      ) +
      fill('M10-262C16-220 12-160 4-112Q24-104 46-110C50-170 52-220 48-262z', t.dark(bronze, 0.2)) +
      stroke(
        'M-34-112C-36-170-34-220-28-258M-20-110C-22-170-18-220-10-258M24-110C26-170 26-220 22-258M36-112C40-170 38-220 36-258',
        t.dark(bronze, 0.4),
        3,
      ) +
      // the long coat and the arms at his sides
      fill(
        'M-54-240C-58-300-62-360-50-396C-40-412-22-418 0-418S40-412 50-396C62-360 58-300 54-240Q0-228-54-240z',
        t.lit(bronze),
      ) +
      fill(
        'M8-418C40-416 48-404 52-392C62-360 58-300 54-240Q34-234 14-234C20-300 20-360 8-418z',
        t.dark(bronze, 0.24),
      ) +
      fill(
        'M-54-392C-70-370-72-320-66-268Q-64-250-54-250Q-46-254-48-268C-52-310-50-350-44-384zM54-392C70-370 72-320 66-268Q64-250 54-250Q46-254 48-268C52-310 50-350 44-384z',
        t.dark(bronze, 0.14),
      ) +
      fill('M60-372C70-350 72-310 66-268Q64-250 54-250Q58-300 60-372z', t.dark(bronze, 0.36)) +
      // the shawl over the shoulders, hanging at the front
      fill(
        'M-52-394C-44-414-20-424 0-424C10-400-6-360-22-330C-34-300-40-270-40-214L-62-218C-66-290-66-350-52-394z',
        t.lit('#b8966f'),
      ) +
      fill(
        'M52-394C44-414 20-424 0-424C-4-404 12-380 24-352C34-320 40-290 40-222L58-226C64-290 66-350 52-394z',
        t.lit('#b8966f'),
      ) +
      stroke(
        'M-14-412C-24-370-44-330-50-220M-30-408C-40-370-56-320-58-222M16-412C30-370 44-330 48-226',
        t.dark(bronze, 0.34),
        2.6,
      ) +
      stroke('M4-392V-250M4-380h.1M4-356h.1M4-332h.1M4-308h.1', t.dark(bronze, 0.4), 2.4) +
      // neck and head
      fill('M-15-414V-440H15V-414Q0-404-15-414z', t.dark(bronze, 0.22)) +
      fill('M-26-458C-30-488-18-506 0-506S30-488 26-458C24-438 14-424 0-424S-24-438-26-458z', t.lit(bronze)) +
      fill('M8-506C22-500 30-484 26-458C24-438 14-424 2-424C14-440 18-480 8-506z', t.dark(bronze, 0.24)) +
      fill('M-27-462q-7-2-6 8q1 10 8 10zM27-462q7-2 6 8q-1 10-8 10z', t.dark(bronze, 0.16)) +
      fill('M-28-470C-30-498-16-510 0-510S30-498 28-470C22-486 12-492 0-492S-22-486-28-470z', t.dark(bronze, 0.3)) +
      stroke('M-18-468Q-12-474-6-468M6-468Q12-474 18-468M-8-440Q0-436 8-440', t.dark(bronze, 0.5), 2.6) +
      stroke('M-15-461h7M8-461h7', t.dark(bronze, 0.6), 3) +
      fill('M-3-466L-6-450Q0-446 6-450L3-466z', t.dark(bronze, 0.12)),
    s,
  )
}
