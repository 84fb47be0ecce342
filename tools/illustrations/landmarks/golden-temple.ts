import { arch, chhatri, dome, finial, floodlit, onion, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { at, both, circle, d, each, fill, rect, spread, stroke } from '../kit/svg.ts'

const gold = '#f0b53a'
const marble = '#fbf1df'

/** The Harmandir Sahib and its causeway, which runs off to the left: 300 wide and 300 high at scale 1, its foot in the water at (x, y). */
export function goldenTemple(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = floodlit(k, distance)
  const pane = k.light.lamp ?? t.dark('#7a4a20', 0.5)
  const windows = (wy: number, n: number, w: number, h: number, reach = 118) =>
    fill(
      each(spread(-reach, reach, n), (wx) => arch(wx, wy, w, h)),
      pane,
    )
  return at(
    x,
    y,
    causeway(k, distance) +
      rect(-170, -12, 340, 12, t.dark(marble, 0.16)) +
      stroke(
        'M-166-12V-26M-140-12V-26M-114-12V-26M114-12V-26M140-12V-26M166-12V-26M-166-25H-108M108-25H166',
        t.lit(marble),
        2,
      ) +
      rect(-138, -84, 276, 72, t.lit(marble)) +
      rect(70, -84, 68, 72, t.dark(marble, 0.18)) +
      windows(-16, 7, 24, 46) +
      rect(-32, -78, 64, 66, t.lit('#e5a52e')) +
      fill(arch(0, -12, 44, 58), pane) +
      rect(-144, -92, 288, 9, t.lit('#e5a52e')) +
      // the gilded storeys
      rect(-134, -150, 268, 58, t.lit(gold)) +
      rect(66, -150, 68, 58, t.dark(gold, 0.2)) +
      windows(-98, 9, 17, 38) +
      stroke('M-134-144H134M-134-96H134', t.dark(gold, 0.35), 1.6) +
      fill('M-150-150Q0-158 150-150L144-160H-144z', t.lit('#ffd469')) +
      fill(
        each([-56, 0, 56], (bx) => d`M${bx - 22} -112h44v-30h-44zM${bx - 26} -142q26 -20 52 0z`),
        t.lit('#ffd469'),
      ) +
      fill(
        each([-64, -56, -48, -8, 0, 8, 48, 56, 64], (bx) => arch(bx, -116, 6, 20)),
        pane,
      ) +
      rect(-124, -176, 248, 18, t.dark(gold, 0.12)) +
      both(
        fill(
          each([34, 54, 74, 94], (dx) => onion(dx, -176, 14, 15)),
          t.lit('#ffd469'),
        ),
      ) +
      both(chhatri(t, 118, -160, 46, gold)) +
      rect(-72, -214, 144, 40, t.lit(gold)) +
      rect(34, -214, 38, 40, t.dark(gold, 0.2)) +
      windows(-178, 7, 11, 26, 58) +
      fill('M-82-212Q0-220 82-212L76-222H-76z', t.lit('#ffd469')) +
      both(chhatri(t, 70, -214, 26, gold)) +
      // the low lotus dome
      fill('M-60-222C-76-252-48-284 0-290C48-284 76-252 60-222z', t.lit(gold)) +
      fill('M20-222C44-250 30-280 0-290C48-284 76-252 60-222z', t.dark(gold, 0.2)) +
      stroke(
        'M-36-222C-50-252-30-280 0-290M-12-222C-18-252-10-280 0-290M12-222C18-252 10-280 0-290M36-222C50-252 30-280 0-290',
        t.dark(gold, 0.34),
        1.6,
      ) +
      fill(
        each(spread(-54, 54, 9), (px) => d`M${px - 8} -222q8 -16 16 0z`),
        t.lit('#ffd469'),
      ) +
      finial(t, 0, -286, 44, '#ffe08a'),
    s,
  )
}

function causeway(k: Kit, distance: number): string {
  const t = tones(k, distance)
  const posts = spread(-640, -190, 10)
  return (
    rect(-700, -10, 560, 10, t.dark(marble, 0.2)) +
    rect(-700, -14, 560, 5, t.lit(marble)) +
    stroke(`${each(spread(-690, -180, 24), (px) => d`M${px} -14v-11`)}M-700-25H-170`, t.lit(marble), 2) +
    stroke(
      each(posts, (px) => d`M${px} -14v-44`),
      t.lit('#e5a52e'),
      3,
    ) +
    each(
      posts,
      (px) =>
        (k.light.lamp ? circle(px, -62, 22, k.glow(k.light.lamp, 0.7)) : '') +
        circle(px, -62, 5.5, k.light.lamp ?? t.lit('#fffaf0')),
    )
  )
}

/** The white arcades that shut in the pool. */
export function parikrama(k: Kit, y: number, distance: number, h = 60): string {
  const t = tones(k, distance)
  return (
    rect(-20, y - h, k.width + 40, h, t.lit(marble)) +
    fill(
      each(spread(10, k.width - 10, 34), (x) => arch(x, y, 20, h * 0.66)),
      k.light.lamp ?? t.dark(marble, 0.42),
    ) +
    rect(-20, y - h - 4, k.width + 40, 6, t.dark(marble, 0.2)) +
    each([130, 330, 870, 1080], (x) => chhatri(t, x, y - h, 36, marble)) +
    dome(t, 60, y - h - 30, 60, 52, marble) +
    rect(36, y - h - 34, 48, 34, t.lit(marble))
  )
}
