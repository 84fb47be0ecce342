import type { Kit } from './kit.ts'
import { at, circle, d, each, fill, rect, stroke } from './svg.ts'

/** An open safari jeep with its passengers; 200 long. */
export const jeep = (k: Kit, x: number, y: number, s: number, distance = 0, flip = 1): string =>
  at(
    x,
    y,
    each(
      [
        [-40, '#f2a32b'],
        [-8, '#c8553d'],
        [26, '#faf0dc'],
      ] as const,
      ([px, c]) =>
        fill(d`M${px - 12} -50q0 -26 12 -28q12 2 12 28z`, k.paint(c, distance)) +
        circle(px, -86, 9, k.paint('#8d5b3d', distance)) +
        fill(d`M${px - 14} -88q14 -16 28 0z`, k.paint('#8a7a4a', distance)),
    ) +
      fill('M-98-54H40L58-40L96-36Q104-34 104-26V-12H-100z', k.paint('#6a7a4a', distance)) +
      fill('M-100-26H104V-12H-100z', k.shaded('#6a7a4a', distance, 0.35)) +
      stroke('M44-54L58-84', k.paint('#3a3a30', distance), 4) +
      each(
        [-62, 66],
        (wx) =>
          circle(wx, -12, 19, k.shaded('#3a3430', distance, 0.3)) + circle(wx, -12, 9, k.paint('#b5a88a', distance)),
      ),
    s * flip,
    s,
  )

/** A mountain bus with its painted band and a loaded roof, running left; 220 long. */
export const bus = (k: Kit, x: number, y: number, s: number, colour = '#2f6f9f', distance = 0, flip = 1): string =>
  at(
    x,
    y,
    fill('M-70-112h34v-16h-34zM-30-112h40v-24h-40zM20-112h46v-18h-46z', k.paint('#a9764e', distance)) +
      fill('M-60-112v-10h24v10zM-22-112v-18h24v18z', k.paint('#c8553d', distance)) +
      stroke('M-84-112V-122H90V-112', k.paint('#3a3a48', distance), 3) +
      fill('M-112-26V-84Q-110-112-88-112H100Q110-112 110-100V-26z', k.paint(colour, distance)) +
      fill('M-112-56H110V-40H-112z', k.paint('#f2c14a', distance)) +
      rect(-112, -38, 222, 5, k.paint('#c8553d', distance)) +
      fill(
        each([-52, -20, 12, 44, 76], (wx) => d`M${wx - 13} -66v-32h26v32z`),
        k.light.lamp ?? k.shaded('#6a8a9a', distance, 0.3),
      ) +
      fill('M-112-66V-84Q-111-98-102-100H-78V-66z', k.shaded('#6a8a9a', distance, 0.25)) +
      rect(84, -26, 26, 4, k.shaded(colour, distance, 0.4)) +
      circle(-108, -38, 6, k.light.lamp ?? k.paint('#fff3cf', distance)) +
      each(
        [-68, 66],
        (wx) =>
          circle(wx, -18, 18, k.shaded('#3a3430', distance, 0.3)) + circle(wx, -18, 8, k.paint('#d9cdb5', distance)),
      ),
    s * flip,
    s,
  )

/** A horse and its two-wheeled tonga, going right; 230 long. */
export const tonga = (k: Kit, x: number, y: number, s: number, distance = 0): string =>
  at(
    x,
    y,
    fill('M74-36L68-2H73L84-36zM104-38L112-2H117L114-40z', k.shaded('#6b4a38', distance, 0.4)) +
      fill(
        'M58-62C60-76 76-80 92-78C104-78 110-80 114-86L124-108L132-114L137-108L151-94Q152-87 146-86L135-91L128-72C126-60 120-52 114-48L120-26L116 0H110L112-24L102-44C92-42 80-42 74-44L66-26L70 0H64L60-26L62-46C56-52 56-58 58-62z',
        k.paint('#7a523c', distance),
      ) +
      fill('M132-114Q114-108 106-80L118-86zM58-62Q46-58 48-36Q56-48 60-54z', k.paint('#3a2a28', distance)) +
      stroke('M100-66L-10-46M90-78Q96-60 92-44', k.paint('#5a4034', distance), 4) +
      fill('M-70-40H0L10-64H-60z', k.paint('#1f7a78', distance)) +
      stroke('M-62-64V-116M4-64V-112', k.paint('#5a4034', distance), 3) +
      fill('M-76-112Q-30-138 20-108L16-102H-72z', k.paint('#c8553d', distance)) +
      circle(-30, -26, 29, k.paint('#8a5a3a', distance)) +
      circle(-30, -26, 22, k.paint('#e0c49a', distance)) +
      stroke('M-30-54V2M-58-26H-2M-50-46L-10-6M-50-6L-10-46', k.paint('#8a5a3a', distance), 4),
    s,
  )
