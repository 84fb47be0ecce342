import { arch, chhatri, dome, finial, merlons, minaret, onion, steps, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const red = '#bb5a42'
const marble = '#faf1e2'

/** Old Delhi's Jama Masjid: 620 wide and 350 high at scale 1, with its steps, standing on (x, y). */
export function jamaMasjid(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const striped = (dx: number, dy: number, w: number, h: number) =>
    dome(t, dx, dy, w, h, marble, h * 0.36) +
    stroke(
      each(
        [-0.62, -0.3, 0, 0.3, 0.62],
        (f) =>
          d`M${dx + f * w * 0.42} ${dy}C${dx + f * w * 0.62} ${dy - h * 0.36} ${dx + f * w * 0.4} ${dy - h * 0.7} ${dx + f * w * 0.06} ${dy - h * 0.92}`,
      ),
      t.dark('#4a3a44', 0.2),
      w * 0.022,
      0.75,
    )
  return at(
    x,
    y,
    both(
      minaret(t, 262, -50, 28, 262, [0.3, 0.6, 0.95], '#c8694f', marble) +
        stroke(d`M256 -50V-308M268 -50V-308`, t.lit(marble), 1.8),
    ) +
      both(striped(122, -176, 118, 112) + rect(80, -182, 84, 16, t.lit(red))) +
      rect(-50, -206, 100, 30, t.lit(red)) +
      striped(0, -204, 140, 132) +
      rect(-246, -178, 492, 128, t.lit(red)) +
      rect(140, -178, 106, 128, t.dark(red, 0.18)) +
      fill(merlons(-244, 244, -178, 11), t.lit(red)) +
      both(
        fill(
          each([84, 122, 160, 198, 232], (ax) => d`M${ax - 16} -62v-84h32v84z`),
          t.lit('#d9846a'),
        ) +
          fill(
            each([84, 122, 160, 198, 232], (ax) => arch(ax, -50, 27, 84)),
            t.dark(red, 0.62),
          ),
      ) +
      rect(-60, -218, 120, 168, t.lit('#cc6f54')) +
      fill(arch(0, -50, 92, 148), t.lit(marble)) +
      fill(arch(0, -50, 80, 138), t.dark(red, 0.62)) +
      fill(arch(0, -50, 44, 74), t.dark(red, 0.8)) +
      stroke('M-246-164H-60M60-164H246M-54-212H54V-56M-54-212V-56', t.lit(marble), 2.2) +
      both(chhatri(t, 57, -216, 20, red, marble)) +
      steps(t, -250, 250, -50, 0, 7, '#c9785c', 60),
    s,
  )
}

/** Lucknow's Rumi Darwaza: 330 wide and 380 high at scale 1, standing on (x, y). */
export function rumiDarwaza(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const ochre = '#e6c48e'
  const petals = each(range(19), (i) => {
    const a = Math.PI * (1 + i / 18)
    const [c, sn] = [Math.cos(a), Math.sin(a)]
    const [px, py] = [c * 118, -150 + sn * 126]
    return d`M${px - sn * 9} ${py + c * 9}Q${px + c * 30 - sn * 7} ${py + sn * 30 + c * 7} ${px + c * 31} ${py + sn * 31}Q${px + c * 30 + sn * 7} ${py + sn * 30 - c * 7} ${px + sn * 9} ${py - c * 9}z`
  })
  const ribs = each(range(11), (i) => {
    const a = Math.PI * (1 + (i + 0.5) / 11)
    return d`M0 -118L${Math.cos(a) * 108} ${-150 + Math.sin(a) * 116}`
  })
  return at(
    x,
    y,
    both(
      rect(118, -208, 52, 208, t.lit(ochre)) +
        rect(150, -208, 20, 208, t.dark(ochre, 0.2)) +
        fill(
          each([-18, -84, -150], (ay) => arch(144, ay, 24, 46)),
          t.dark(ochre, 0.5),
        ) +
        stroke('M116-68H172M116-136H172', t.dark(ochre, 0.35), 3) +
        rect(114, -214, 60, 8, t.dark(ochre, 0.14)) +
        chhatri(t, 144, -212, 46, ochre),
    ) +
      fill(petals, t.lit('#f3d9a8')) +
      fill('M-126 0V-150C-126-226-70-284 0-284S126-226 126-150V0z', t.lit(ochre)) +
      fill('M-110 0V-150C-110-218-62-268 0-268S110-218 110-150V0z', t.dark(ochre, 0.2)) +
      fill('M-108 0V-150C-108-216-60-266 0-266S108-216 108-150V-118H-108z', t.dark(ochre, 0.42)) +
      stroke(ribs, t.lit('#f3d9a8'), 2.6, 0.75) +
      fill('M-44-118C-44-150-24-168 0-168S44-150 44-118z', t.dark(ochre, 0.6)) +
      rect(-108, -120, 216, 120, t.dark(ochre, 0.26)) +
      fill(arch(0, 0, 84, 106), t.lit('#f3d9a8')) +
      fill(arch(0, 0, 70, 96), t.dark(ochre, 0.72)) +
      fill(arch(-76, 0, 32, 74) + arch(76, 0, 32, 74), t.dark(ochre, 0.62)) +
      stroke('M-108-112H108', t.lit('#f3d9a8'), 3) +
      rect(-40, -318, 80, 14, t.dark(ochre, 0.2)) +
      rect(-34, -352, 68, 36, t.lit(ochre)) +
      fill(
        each([-22, 0, 22], (ax) => arch(ax, -318, 14, 28)),
        t.dark(ochre, 0.6),
      ) +
      fill('M-42-352H42L34-360H-34z', t.dark(ochre, 0.2)) +
      fill(onion(0, -358, 66, 48), t.lit(ochre)) +
      finial(t, 0, -402, 30) +
      circle(0, -292, 11, t.lit('#f3d9a8')),
    s,
  )
}

/** The long hall of the Bara Imambara, with its turrets and fretted skyline. */
export function imambara(k: Kit, x: number, y: number, s: number, distance: number): string {
  const t = tones(k, distance)
  const ochre = '#e3c695'
  return at(
    x,
    y,
    rect(-240, -96, 480, 96, t.lit(ochre)) +
      fill(
        each(spread(-210, 210, 9), (ax) => arch(ax, 0, 34, 66)),
        t.dark(ochre, 0.5),
      ) +
      fill(merlons(-240, 240, -96, 12), t.lit(ochre)) +
      each(spread(-200, 200, 6), (cx) => chhatri(t, cx, -104, 28, ochre)) +
      both(rect(236, -120, 36, 120, t.lit(ochre)) + chhatri(t, 254, -118, 44, ochre)),
    s,
  )
}
