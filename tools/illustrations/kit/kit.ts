import { mix, multiply } from './colour.ts'
import { type Light, type LightName, lights, type Stop } from './light.ts'
import { type Random, randomFrom } from './random.ts'

/** The context of every drawing function: size, light, colours in that light, and seeded random numbers. */
export interface Kit {
  width: number
  height: number
  light: Light
  /** A separate random sequence for each seed, so that a change of one element does not change the others. */
  random(seed: number): Random
  /** A colour in the light of the picture: `distance` 1 is fully haze, -1 is a black foreground. */
  paint(local: string, distance?: number): string
  /** The colour of the shaded side of an object. */
  shaded(local: string, distance?: number, depth?: number): string
  /** A vertical gradient over the bounding box of the filled shape. */
  gradient(stops: readonly Stop[]): string
  /** A soft round glow, from `opacity` at the centre to nothing. */
  glow(colour: string, opacity: number): string
  /** Shows `body` only inside `data`. */
  clipped(data: string, body: string): string
  /** The content of `<defs>`, to be read after drawing. */
  definitions(): string
}

export function kitFor(hour: LightName, seed: number, width = 1200, height = 800): Kit {
  const light: Light = lights[hour]
  const definitions: ((id: string) => string)[] = []
  const ids = new Map<string, string>()
  const define = (body: (id: string) => string): string => {
    const key = body('')
    const id = ids.get(key) ?? `d${definitions.push(body) - 1}`
    ids.set(key, id)
    return `url(#${id})`
  }

  const paint = (local: string, distance = 0): string => {
    const seen = multiply(local, light.ambient)
    return distance >= 0 ? mix(seen, light.haze, distance) : mix(seen, light.shade, -distance)
  }

  return {
    width,
    height,
    light,
    random: (own) => randomFrom(Math.imul(seed ^ (own * 0x9e3779b9), 0x85ebca6b)),
    paint,
    shaded: (local, distance = 0, depth = 0.4) =>
      mix(paint(local, distance), light.shade, depth * (1 - Math.max(0, distance) * 0.6)),
    gradient: (stops) => {
      const inner = stops.map(([at, colour]) => `<stop offset="${+at.toFixed(2)}" stop-color="${colour}"/>`).join('')
      return define((id) => `<linearGradient id="${id}" x2="0" y2="1">${inner}</linearGradient>`)
    },
    glow: (colour, opacity) =>
      define(
        (id) =>
          `<radialGradient id="${id}">${[
            [0, 1],
            [0.25, 0.62],
            [0.5, 0.27],
            [0.75, 0.07],
            [1, 0],
          ]
            .map(
              ([at, part]) =>
                `<stop offset="${at}" stop-color="${colour}" stop-opacity="${+(opacity * part!).toFixed(3)}"/>`,
            )
            .join('')}</radialGradient>`,
      ),
    clipped: (data, body) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`)}">${body}</g>`,
    definitions: () => definitions.map((body, i) => body(`d${i}`)).join(''),
  }
}
