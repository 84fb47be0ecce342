import { optimize } from 'svgo'
import { focusOf } from './crops.ts'
import { mix } from './kit/colour.ts'
import { kitFor } from './kit/kit.ts'
import { lights } from './kit/light.ts'
import { seedOf } from './kit/random.ts'
import type { Recipe } from './kit/recipe.ts'
import { svgDocument } from './kit/svg-document.ts'

/** The optimized SVG of a recipe; it always has the same bytes. */
export function pictureOf({ name, hour, draw, width, height }: Recipe): string {
  const raw = svgDocument(kitFor(hour, seedOf(name), width, height), draw)
  const { data } = optimize(raw, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { transformPrecision: 4 } } } }],
  })
  return `${data}\n`
}

/** The index entry of a picture: its placeholder colour, its focal point in percent, and its alt text. */
export function entryOf(recipe: Recipe): { colour: string; focus: [x: number, y: number]; alt: string } {
  const { sky, haze } = lights[recipe.hour]
  return {
    colour: mix(sky[Math.floor(sky.length / 2)]![1], haze, 0.3),
    focus: focusOf(recipe),
    alt: recipe.alt,
  }
}
