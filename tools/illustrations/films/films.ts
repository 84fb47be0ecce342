import { fileURLToPath } from 'node:url'
import { heroCoast } from '../heroes/coast.ts'
import type { HeroLayer } from '../heroes/layer.ts'
import { heroValley } from '../heroes/valley.ts'
import { type Kit, kitFor } from '../kit/kit.ts'
import type { LightName } from '../kit/light.ts'
import { seedOf } from '../kit/random.ts'

/** An animated loop of a hero picture. The still picture, which is shown until the film plays, is its first frame. */
export interface Film {
  name: string
  hour: LightName
  layers: (k: Kit, moment: number) => HeroLayer[]
}

export const films: Film[] = [
  { name: 'hero-coast', hour: 'dawnRose', layers: heroCoast },
  { name: 'hero-valley', hour: 'noonTeal', layers: heroValley },
]

/** The folder from which the client imports the films. */
export const filmsFolder = fileURLToPath(new URL('../../../client/src/features/home/films/', import.meta.url))

export const RATE = 24
export const FRAMES = 10 * RATE
export const WIDTH = 1280
export const HEIGHT = 800
export const LARGEST_BYTES = 700_000
/** The lowest similarity (SSIM) of the first and the last frame for a loop without a visible seam. */
export const SEAM = 0.98

/** One frame as SVG, without grain: a static grain over moving content compresses badly. */
export function frameOf({ name, hour, layers }: Film, frame: number): string {
  const k = kitFor(hour, seedOf(name), 1600, 1000)
  const body = layers(k, frame / FRAMES)
    .map((layer) => layer.body)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><defs>${k.definitions()}</defs>${body}</svg>`
}
