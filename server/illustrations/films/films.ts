import { fileURLToPath } from 'node:url'
import { heroCoast } from '../heroes/coast.ts'
import type { HeroLayer } from '../heroes/layer.ts'
import { heroValley } from '../heroes/valley.ts'
import { type Kit, kitFor } from '../kit/kit.ts'
import type { LightName } from '../kit/light.ts'
import { seedOf } from '../kit/random.ts'

/** A loop of a hero picture; its first frame is the still picture, which stands until the film plays. */
export interface Film {
  name: string
  hour: LightName
  layers: (k: Kit, moment: number) => HeroLayer[]
}

export const films: Film[] = [
  { name: 'hero-coast', hour: 'dawnRose', layers: heroCoast },
  { name: 'hero-valley', hour: 'noonTeal', layers: heroValley },
]

/** Where the client takes them from. */
export const filmsFolder = fileURLToPath(new URL('../../../client/src/features/home/films/', import.meta.url))

export const RATE = 24
export const FRAMES = 10 * RATE
export const WIDTH = 1280
export const HEIGHT = 800
export const LARGEST_BYTES = 700_000
/** How like the first frame the last must be (SSIM), so that nobody sees the loop begin again. */
export const SEAM = 0.98

/** One frame as SVG. It has no grain: grain that stands still while things move below it cannot be compressed. */
export function frameOf({ name, hour, layers }: Film, frame: number): string {
  const k = kitFor(hour, seedOf(name), 1600, 1000)
  const body = layers(k, frame / FRAMES)
    .map((layer) => layer.body)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000"><defs>${k.definitions()}</defs>${body}</svg>`
}
