import type { Kit } from '../kit/kit.ts'
import { man } from '../kit/people.ts'
import { at, circle, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

/**
 * A Chinese fishing net on its timber jetty: 560 wide and 460 high at scale 1; (x, y) is where the jetty meets the water.
 * `raised` 0 is dipped, 1 is high.
 */
export function chineseNet(k: Kit, x: number, y: number, s = 1, distance = -0.4, raised = 1, flip = 1): string {
  const wood = k.paint('#5f4232', distance)
  const dark = k.shaded('#4a3328', distance, 0.4)
  const apex = [210, -350 - raised * 50] as const
  const drop = 200 - raised * 20
  const corners = [
    [30, apex[1] + drop],
    [370, apex[1] + drop - 14],
    [110, apex[1] + drop + 66],
    [420, apex[1] + drop + 54],
  ] as const
  const bow = ([cx, cy]: readonly [number, number]) =>
    d`M${apex[0]} ${apex[1]}Q${(apex[0] + cx) / 2 + (cx - apex[0]) * 0.16} ${apex[1] + (cy - apex[1]) * 0.12} ${cx} ${cy}`
  const [a, b, c, e] = corners
  const belly = [225, a[1] + 168] as const
  const edge = (p: readonly [number, number], q: readonly [number, number], sag: number) =>
    d`${p[0]} ${p[1]}Q${(p[0] + q[0]) / 2} ${(p[1] + q[1]) / 2 + sag} ${q[0]} ${q[1]}`
  const netting = d`M${edge(a, b, 46)}Q${b[0] + 44} ${b[1] + 46} ${e[0]} ${e[1]}Q${belly[0] + 110} ${belly[1] - 4} ${belly[0]} ${belly[1]}Q${c[0] + 20} ${belly[1] - 20} ${c[0]} ${c[1]}Q${a[0] + 20} ${a[1] + 50} ${a[0]} ${a[1]}z`
  const mesh =
    each(range(8), (i) => {
      const f = (i + 1) / 9
      return d`M${a[0] + (b[0] - a[0]) * f} ${a[1] + 46 * 2 * f * (1 - f)}Q${belly[0] + (f - 0.5) * 90} ${belly[1] - 60} ${c[0] + (e[0] - c[0]) * f} ${c[1] + (belly[1] - c[1]) * Math.sin(Math.PI * f) * 0.86}`
    }) +
    each(
      range(4),
      (i) =>
        d`M${a[0] + 14 * i} ${a[1] + 16 * (i + 1)}Q${belly[0]} ${a[1] + 60 + i * 32} ${b[0] + 9 * i} ${b[1] + 16 * (i + 1)}`,
    )
  return at(
    x,
    y,
    stroke(
      each(spread(-250, 20, 7), (px) => d`M${px} -36V${40}`),
      dark,
      9,
    ) +
      stroke('M-236-30L-190 34M-130-30L-96 34M-40-30L-6 34', dark, 5) +
      rect(-300, -46, 340, 13, wood) +
      stroke('M-300-78H20M-300-46V-80M-230-46V-80M-150-46V-80M-70-46V-80M10-46V-80', wood, 4) +
      // the great frame leans out from the jetty's head, stones hang behind
      stroke(
        d`M0 -44L${apex[0]} ${apex[1]}M46 -40L${apex[0]} ${apex[1]}M24 -42L${apex[0] - 20} ${apex[1] + 34}`,
        wood,
        9,
      ) +
      stroke('M20-92L74-96M64-150L104-156M106-214L136-218', wood, 5) +
      stroke(d`M0 -44L-120 -300L${apex[0]} ${apex[1]}M46 -40L-120 -300`, wood, 7) +
      stroke('M-120-300L-262-66M-120-300L-210-60', dark, 2) +
      stroke('M-252-82V-58M-226-90V-58M-200-96V-58M-176-104V-58', dark, 1.6) +
      each([-252, -226, -200, -176], (px, i) => circle(px, -50 + (i % 2) * 4, 11, k.paint('#8a7a70', distance))) +
      fill(netting, k.paint('#e9d3a8', distance * 0.4), 0.34) +
      stroke(mesh, k.paint('#6a5044', distance), 1.1, 0.75) +
      stroke(netting, k.paint('#5f4232', distance), 2) +
      stroke(each(corners, bow), wood, 5) +
      man(k, { x: -96, y: -46, h: 84, cloth: '#faf0dc', trim: '#c8553d', distance }) +
      man(k, { x: -150, y: -46, h: 80, cloth: '#1f7a78', trim: '#f2a32b', distance, flip: true }),
    s * flip,
    s,
  )
}
