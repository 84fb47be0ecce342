import type { Kit } from './kit.ts'
import type { Wind } from './motion.ts'
import { at, d, each, fill, stroke } from './svg.ts'

/** Birds on the wing: [x, y, span]; `beat` says where in its stroke each bird's wing is. */
export const birds = (
  k: Kit,
  list: readonly (readonly [number, number, number])[],
  distance = -0.2,
  beat?: Wind,
): string =>
  fill(
    each(list, ([x, y, s], i) => {
      const up = s * (beat ? 0.16 + 0.18 * beat(i) : i % 3 === 1 ? 0.12 : 0.3)
      return d`M${x} ${y}Q${x - s * 0.2} ${y - up} ${x - s * 0.5} ${y - up * 0.7}Q${x - s * 0.22} ${y - up * 0.55} ${x} ${y + s * 0.1}Q${x + s * 0.22} ${y - up * 0.55} ${x + s * 0.5} ${y - up * 0.9}Q${x + s * 0.2} ${y - up * 1.1} ${x} ${y}z`
    }),
    k.paint('#3a3048', distance),
  )

/** A flock in a loose line. */
export const flock = (k: Kit, x: number, y: number, span: number, distance = -0.1, beat?: Wind): string =>
  birds(
    k,
    [
      [x, y, span],
      [x + span * 1.5, y - span * 0.5, span * 0.9],
      [x + span * 2.7, y + span * 0.3, span * 0.8],
      [x - span * 1.2, y + span * 0.7, span * 0.75],
      [x + span * 4.1, y - span * 0.9, span * 0.7],
    ],
    distance,
    beat,
  )

/** A camel, walking to the right; 100 units high at the head. */
export const camel = (
  k: Kit,
  x: number,
  y: number,
  s: number,
  distance = -0.3,
  rider = true,
  saddle = '#c8553d',
  flip = 1,
): string => {
  const hide = k.paint('#b57f4e', distance)
  const dark = k.shaded('#b57f4e', distance, 0.4)
  return at(
    x,
    y,
    fill('M-34-46L-40-20L-37 0H-31L-31-20L-24-42zM22-44L26-22L22 0H28L34-22L34-46z', dark) +
      fill(
        'M-46-54C-52-66-38-72-28-74C-22-88-6-92 4-76C16-72 26-72 32-66C42-66 44-78 50-90C54-98 62-98 68-95C76-94 80-90 79-87C76-84 70-85 64-84C62-70 54-52 38-46L30-24L34 0H27L22-22L18-44C4-40-16-40-24-44L-26-22L-22 0H-29L-34-22L-38-40C-46-34-44-20-48-18C-50-26-48-44-46-54z',
        hide,
      ) +
      fill('M50-90L48-99L54-95z', hide) +
      fill('M-30-72C-20-90 0-94 10-74L14-54Q-8-46-28-54z', k.paint(saddle, distance)) +
      fill('M-29-60Q-8-52 13-60L14-54Q-8-46-28-54z', k.paint('#f2a32b', distance)) +
      (rider
        ? fill('M-18-82C-20-104-12-114-4-116C6-112 8-100 6-84L16-66L10-62L-4-78z', k.paint('#faf0dc', distance)) +
          fill('M-13-122a8 8 0 1 0 16 0a8 8 0 1 0-16 0z', k.paint('#6b3f2c', distance)) +
          fill(
            'M-15-123C-18-136 6-138 6-124Q-4-130-9-122Q-14-112-17-106Q-18-116-15-123z',
            k.paint('#f2a32b', distance),
          ) +
          stroke('M4-104Q22-96 52-88', k.paint('#3a2a28', distance), 1.6)
        : ''),
    s * flip,
    s,
  )
}

/** An Asian elephant, walking to the right; about 100 units high. */
export const elephant = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1, tusks = true): string => {
  const hide = '#7d7482'
  const lit = k.paint(hide, distance)
  const dark = k.shaded(hide, distance, 0.4)
  return at(
    x,
    y,
    fill('M-44-46L-48-2H-32L-26-40zM20-40L24-2H40L40-46z', dark) +
      fill(
        'M-66-58C-70-84-48-98-20-98C2-98 14-94 26-96C34-108 52-112 64-102C76-96 80-82 82-66C84-44 86-28 92-16Q96-8 90-6Q82-6 78-18C74-30 72-42 68-48C62-42 54-42 48-44L44-24L44 0H28L26-30C10-34-12-34-24-32L-30-20L-30 0H-48L-50-28C-56-38-62-44-64-52C-68-42-68-30-71-22Q-74-26-72-36z',
        lit,
      ) +
      fill('M30-98C44-104 52-92 50-78C48-62 40-54 32-58C24-66 20-88 30-98z', dark) +
      fill('M-48-6h18v6h-18zM28-6h16v6H28z', k.shaded(hide, distance, 0.25)) +
      (tusks ? fill('M68-56Q78-46 92-48Q80-38 66-48z', k.paint('#fbf3e2', distance)) : '') +
      fill('M62-80a2.6 2.6 0 1 0 .1 0z', k.light.shade),
    s * flip,
    s,
  )
}

/** The one-horned rhinoceros, walking to the right; about 90 units high. */
export const rhino = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string => {
  const hide = '#86807e'
  const lit = k.paint(hide, distance)
  const dark = k.shaded(hide, distance, 0.42)
  return at(
    x,
    y,
    fill('M-46-34L-50-2H-34L-28-30zM18-30L22-2H38L36-34z', dark) +
      fill(
        'M-74-52C-76-74-56-86-36-84C-24-92-4-90 8-84C22-90 40-86 48-76C56-80 60-86 64-90C66-84 66-78 70-74C78-70 88-64 96-58C100-74 104-80 112-86C112-72 112-62 108-52C110-44 106-36 98-36C86-36 74-40 66-44C58-38 50-34 44-32L42-16L46 0H26L24-26C6-22-18-22-30-26L-34-14L-32 0H-54L-54-24C-64-30-72-40-74-52z',
        lit,
      ) +
      fill(
        'M-38-84C-34-62-36-40-44-24Q-54-24-60-30C-48-46-46-66-50-81zM8-84C2-66 2-42 10-24L24-26C14-44 14-66 22-86zM46-78C38-68 40-48 50-36L58-40C50-50 50-66 56-78z',
        dark,
        0.75,
      ) +
      fill('M-34-30Q-10-14 12-28Q4-24-10-24z', dark) +
      fill('M50-78L48-92Q56-90 60-80z', dark) +
      fill('M78-60a2.4 2.4 0 1 0 .1 0z', k.light.shade) +
      fill('M-74-54Q-80-40-76-30Q-72-38-71-46z', dark) +
      stroke('M88-44Q98-42 106-45', dark, 2),
    s * flip,
    s,
  )
}

/** A swamp deer stag (barasingha), head up; about 120 units high with antlers. */
export const stag = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1, antlers = true): string => {
  const coat = '#b5713f'
  const lit = k.paint(coat, distance)
  const dark = k.shaded(coat, distance, 0.4)
  return at(
    x,
    y,
    fill('M-32-40L-36-20L-32 0H-28L-28-20L-22-38zM14-38L18-18L16 0H20L24-18L24-40z', dark) +
      fill(
        'M-44-56C-44-66-32-68-20-66C-6-64 8-66 16-68C24-74 26-86 30-94L36-98C44-98 52-92 58-86C58-82 52-82 46-82C42-70 38-52 26-44L24-22L26 0H21L18-22L12-40C-4-38-18-38-26-40L-32-20L-28 0H-33L-38-20L-38-38C-42-42-44-48-44-56z',
        lit,
      ) +
      fill('M-44-58Q-52-52-48-44Q-44-48-42-52z', k.paint('#f3e2c4', distance)) +
      fill('M32-96L20-102Q26-92 34-92z', dark) +
      fill('M42-91a1.8 1.8 0 1 0 .1 0z', k.light.shade) +
      fill('M30-90Q26-70 18-62L24-50Q34-60 38-80z', dark, 0.5) +
      (antlers
        ? stroke(
            'M34-97C22-108 14-124 20-140M22-114C14-118 8-126 8-134M19-126C24-132 26-138 26-144M38-98C40-112 52-122 50-142M42-110C50-112 58-120 60-128M50-128C46-134 44-140 44-146',
            k.paint('#e9cfa0', distance),
            3,
          )
        : ''),
    s * flip,
    s,
  )
}
