import { arch, chhatri, cusped, dome, finial, merlons, round, tones } from '../kit/architecture.ts'
import type { Kit } from '../kit/kit.ts'
import { between } from '../kit/random.ts'
import { at, both, d, each, fill, range, rect, spread, stroke } from '../kit/svg.ts'

const white = '#faf0e0'

/** Udaipur's Lake Palace: 620 wide and 170 high at scale 1, its walls rising from the water at (x, y). */
export function lakePalace(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const pane = k.light.lamp ?? t.dark('#8a7a86', 0.4)
  const block = (left: number, w: number, h: number) =>
    rect(left, -h, w, h, t.lit(white)) +
    rect(left + w * 0.72, -h, w * 0.28, h, t.dark(white, 0.13)) +
    rect(left - 3, -h - 4, w + 6, 6, t.dark(white, 0.18)) +
    fill(merlons(left, left + w, -h - 3, 7), t.lit(white)) +
    fill(
      each(range(Math.floor(w / 22)), (i) =>
        arch(left + 14 + i * ((w - 20) / Math.floor(w / 22)), -h * 0.46, 10, h * 0.34),
      ),
      pane,
    ) +
    fill(
      each(range(Math.floor(w / 22)), (i) => cusped(left + 14 + i * ((w - 20) / Math.floor(w / 22)), -4, 12, h * 0.3)),
      t.dark('#8a7a86', 0.3),
    )
  return at(
    x,
    y,
    block(-300, 600, 54) +
      block(-262, 120, 84) +
      block(110, 150, 88) +
      block(-118, 210, 100) +
      block(-60, 96, 128) +
      chhatri(t, -290, -54, 38, white) +
      chhatri(t, 290, -54, 38, white) +
      chhatri(t, -250, -86, 36, white) +
      chhatri(t, -154, -86, 36, white) +
      dome(t, -202, -88, 46, 36, white) +
      chhatri(t, 124, -90, 34, white) +
      chhatri(t, 246, -90, 34, white) +
      dome(t, 186, -92, 50, 40, white) +
      chhatri(t, -104, -102, 32, white) +
      chhatri(t, 80, -102, 32, white) +
      chhatri(t, -48, -130, 30, white) +
      chhatri(t, 24, -130, 30, white) +
      dome(t, -12, -132, 54, 46, white) +
      rect(-312, -6, 624, 6, t.dark(white, 0.3)),
    s,
  )
}

/** Mehrangarh on its rock: 640 wide and 330 high at scale 1, the foot of the cliff at (x, y). */
export function mehrangarh(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const stone = '#b86f4e'
  const wall = '#cf8a62'
  const pane = k.light.lamp ?? t.dark(stone, 0.66)
  const tower = (tx: number, w: number, top: number, foot: number) =>
    fill(d`M${tx - w / 2 - 5} ${foot}L${tx - w / 2} ${top}h${w}L${tx + w / 2 + 5} ${foot}z`, t.lit(wall)) +
    fill(
      d`M${tx + w * 0.12} ${foot}L${tx + w * 0.12} ${top}H${tx + w / 2}L${tx + w / 2 + 5} ${foot}z`,
      t.dark(stone, 0.26),
    ) +
    fill(merlons(tx - w / 2 - 3, tx + w / 2 + 3, top, 8), t.lit(wall)) +
    rect(tx - w / 2 - 4, top + 6, w + 8, 4, t.dark(stone, 0.3))
  const palace = (left: number, w: number, top: number, foot: number) => {
    const rows = Math.max(1, Math.floor((foot - top) / 34))
    const cols = Math.max(2, Math.floor(w / 22))
    return (
      rect(left, top, w, foot - top, t.lit('#dc9b70')) +
      rect(left + w * 0.74, top, w * 0.26, foot - top, t.dark(stone, 0.2)) +
      rect(left - 4, top - 4, w + 8, 6, t.dark(stone, 0.14)) +
      each(range(rows), (r) => {
        const ry = top + 28 + r * 34
        const xs = spread(left + 13, left + w - 13, cols)
        return (
          fill(
            each(xs, (px) => cusped(px, ry, 11, 18)),
            pane,
          ) +
          fill(
            each(xs, (px) => d`M${px - 9} ${ry - 17}q9 -8 18 0zM${px - 8} ${ry + 4}h16v-4h-16z`),
            t.lit('#eebb90'),
          )
        )
      })
    )
  }
  return at(
    x,
    y,
    fill('M-400 0L-352-58L-330-70L-318-104L-286-118H292L306-96L336-78L352-40L400 0z', t.dark('#9c5f48', 0.1)) +
      fill(
        'M-352-58L-330-70L-318-104L-286-118H-180L-210-80L-196-40L-230 0H-400zM-110-118H10L-30-72L-6-40L-40 0H-150L-118-60zM90-118H200L176-70L196-30L170 0H70L96-60z',
        t.lit('#c07a58'),
        0.85,
      ) +
      palace(-60, 128, -304, -150) +
      palace(60, 96, -272, -150) +
      palace(-158, 106, -258, -150) +
      palace(152, 84, -232, -150) +
      palace(-226, 74, -222, -150) +
      each([-40, 4, 48], (cx) => chhatri(t, cx, -306, 28, '#dc9b70')) +
      each([84, 134], (cx) => chhatri(t, cx, -274, 26, '#dc9b70')) +
      each([-140, -84], (cx) => chhatri(t, cx, -260, 26, '#dc9b70')) +
      each([174, 216], (cx) => chhatri(t, cx, -234, 24, '#dc9b70')) +
      chhatri(t, -190, -224, 26, '#dc9b70') +
      rect(-300, -178, 606, 74, t.lit(wall)) +
      fill(merlons(-300, 306, -178, 9), t.lit(wall)) +
      rect(-300, -170, 606, 4, t.dark(stone, 0.3)) +
      tower(-300, 56, -192, -74) +
      tower(-196, 50, -196, -98) +
      tower(-96, 54, -200, -98) +
      tower(10, 50, -194, -92) +
      tower(112, 58, -202, -96) +
      tower(214, 50, -192, -96) +
      tower(304, 54, -188, -66),
    s,
  )
}

/** Jodhpur's blue houses, piled in rows between two heights. */
export function blueCity(k: Kit, seed: number, top: number, bottom: number, distance: number): string {
  const random = k.random(seed)
  const blues = ['#5f8fc4', '#7aa6d2', '#4a78b0', '#93b8da', '#6a9ac8', '#e9e2d2', '#84aed6']
  const rows = 6
  return each(range(rows), (r) => {
    const f = r / (rows - 1)
    const near = distance * (1 - f)
    const t = tones(k, near)
    const size = 34 + f * 54
    const y = top + (bottom - top) * f ** 1.2
    let x = -random() * size
    let row = ''
    while (x < k.width + 10) {
      const w = size * between(random, 0.8, 1.5)
      const h = size * between(random, 0.75, 1.4)
      const blue = blues[Math.floor(random() * blues.length)]!
      const lip = rect(x - 1, y - h - 3, w + 2, 4, t.dark(blue, 0.12))
      const openings = each(range(Math.max(1, Math.floor(w / 26))), (i) =>
        round(x + w * ((i + 0.5) / Math.max(1, Math.floor(w / 26))) - w * 0.08, y - h * 0.42, size * 0.16, size * 0.3),
      )
      row +=
        rect(x, y - h, w, h + 60, t.lit(blue)) +
        rect(x + w * 0.68, y - h, w * 0.32, h + 60, t.dark(blue, 0.2)) +
        lip +
        fill(openings, k.light.lamp && random() > 0.45 ? k.light.lamp : t.dark('#2f4a7a', 0.4))
      if (random() > 0.82)
        row +=
          rect(x + w * 0.2, y - h - size * 0.34, w * 0.4, size * 0.34, t.lit('#f3ead8')) +
          fill(round(x + w * 0.4, y - h, size * 0.14, size * 0.22), t.dark('#2f4a7a', 0.4))
      x += w + 1
    }
    return row
  })
}

/** Jaisalmer's golden fort, bastion upon bastion: 700 wide and 260 high at scale 1, the foot of its hill at (x, y). */
export function sonarQila(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const gold = '#e7b266'
  const pane = k.light.lamp ?? t.dark('#8a5a3a', 0.5)
  const bastion = (bx: number, w: number, top: number, foot: number) =>
    fill(
      d`M${bx - w / 2 - 7} ${foot}L${bx - w / 2} ${top}q${w / 2} 8 ${w} 0L${bx + w / 2 + 7} ${foot}q${-w / 2 - 7} 10 ${-w - 14} 0z`,
      t.lit(gold),
    ) +
    fill(
      d`M${bx + w * 0.08} ${foot + 5}L${bx + w * 0.08} ${top + 3}Q${bx + w * 0.3} ${top + 3} ${bx + w / 2} ${top}L${bx + w / 2 + 7} ${foot}z`,
      t.dark(gold, 0.26),
    ) +
    fill(merlons(bx - w / 2 - 1, bx + w / 2 + 1, top + 2, 7), t.lit('#f0c27c')) +
    stroke(d`M${bx - w / 2 - 2} ${top + 14}q${w / 2} 8 ${w + 4} 0`, t.dark(gold, 0.34), 2)
  const house = (left: number, w: number, h: number) =>
    rect(left, -140 - h, w, h + 10, t.lit('#efc07c')) +
    rect(left + w * 0.7, -140 - h, w * 0.3, h + 10, t.dark(gold, 0.2)) +
    rect(left - 2, -142 - h, w + 4, 4, t.dark(gold, 0.3)) +
    fill(
      each(range(Math.max(1, Math.floor(h / 22))), (r) =>
        each(range(Math.max(1, Math.floor(w / 16))), (c) => arch(left + 9 + c * 15, -122 - h + r * 22, 7, 12)),
      ),
      pane,
    )
  const spire = (px: number, h: number) =>
    fill(
      d`M${px - 16} -150C${px - 16} ${-150 - h * 0.6} ${px - 6} ${-150 - h * 0.9} ${px} ${-150 - h}C${px + 6} ${-150 - h * 0.9} ${px + 16} ${-150 - h * 0.6} ${px + 16} -150z`,
      t.lit('#f6d49a'),
    ) + finial(t, px, -148 - h, 22)
  return at(
    x,
    y,
    fill('M-420 0Q-360-30-330-66Q-300-90-270-92H276Q320-86 350-56T430 0z', t.dark('#c98f52', 0.06)) +
      fill(
        'M-330-66Q-300-90-270-92H-120Q-180-60-200 0H-420Q-360-30-330-66zM20-92H140Q110-50 130 0H10Q-10-50 20-92z',
        t.lit('#dba35e'),
        0.8,
      ) +
      spire(-126, 106) +
      spire(-96, 84) +
      house(-246, 54, 42) +
      house(-196, 60, 66) +
      house(-70, 70, 104) +
      house(-2, 56, 76) +
      house(52, 62, 92) +
      house(112, 54, 52) +
      house(164, 62, 70) +
      chhatri(t, -36, -246, 30, '#f0c27c') +
      chhatri(t, 82, -234, 28, '#f0c27c') +
      chhatri(t, 196, -212, 26, '#f0c27c') +
      rect(-282, -152, 562, 70, t.lit('#dfa95e')) +
      fill(merlons(-282, 280, -152, 7), t.lit('#f0c27c')) +
      each(spread(-276, 276, 9), (bx) => bastion(bx, 50, -160, -70)) +
      rect(-330, -48, 660, 26, t.lit('#d49c58')) +
      each(spread(-318, 318, 8), (bx) => bastion(bx, 44, -64, -12)),
    s,
  )
}

/** A royal cenotaph at Orchha: 150 wide and 300 high at scale 1. */
export function cenotaph(k: Kit, x: number, y: number, s = 1, distance = 0): string {
  const t = tones(k, distance)
  const ochre = '#d9ab74'
  return at(
    x,
    y,
    rect(-86, -20, 172, 20, t.dark(ochre, 0.26)) +
      rect(-72, -96, 144, 78, t.lit(ochre)) +
      rect(30, -96, 42, 78, t.dark(ochre, 0.2)) +
      fill(arch(0, -18, 40, 62) + arch(-50, -18, 24, 46) + arch(50, -18, 24, 46), t.dark(ochre, 0.6)) +
      fill('M-84-96H84L74-104H-74z', t.dark(ochre, 0.2)) +
      rect(-64, -156, 128, 54, t.lit(ochre)) +
      rect(26, -156, 38, 54, t.dark(ochre, 0.2)) +
      fill(
        each([-44, -15, 15, 44], (ax) => arch(ax, -104, 16, 38)),
        t.dark(ochre, 0.58),
      ) +
      fill('M-76-156H76L66-164H-66z', t.dark(ochre, 0.2)) +
      both(chhatri(t, 56, -162, 34, ochre)) +
      rect(-34, -182, 68, 20, t.dark(ochre, 0.1)) +
      fill('M-38-182C-42-232-18-262 0-288C18-262 42-232 38-182z', t.lit(ochre)) +
      fill('M10-182C18-232 10-262 0-288C18-262 42-232 38-182z', t.dark(ochre, 0.24)) +
      stroke('M-20-182C-24-226-12-258 0-288M4-182V-280', t.dark(ochre, 0.36), 1.6) +
      finial(t, 0, -284, 34),
    s,
  )
}
