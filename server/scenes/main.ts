import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import { mix } from './kit/colour.ts'
import { kitFor } from './kit/kit.ts'
import { lights } from './kit/light.ts'
import { seedOf } from './kit/random.ts'
import type { Recipe } from './kit/recipe.ts'
import { sheet } from './kit/sheet.ts'
import { recipes } from './recipes.ts'

/** Draws every picture of the product into `server/pictures`; the same recipes give the same bytes. */
const folder = fileURLToPath(new URL('../pictures/', import.meta.url))

function drawn({ name, hour, draw, width, height }: Recipe): string {
  const raw = sheet(kitFor(hour, seedOf(name), width, height), draw)
  return optimize(raw, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { transformPrecision: 4 } } } }],
  }).data
}

/** What stands in a card while its picture comes: the sky at half height. */
const placeholder = ({ hour }: Recipe): string => {
  const { sky, haze } = lights[hour]
  return mix(sky[Math.floor(sky.length / 2)]![1], haze, 0.3)
}

mkdirSync(folder, { recursive: true })
const wanted = new Set(recipes.map(({ name }) => `${name}.svg`))
for (const file of readdirSync(folder)) if (file.endsWith('.svg') && !wanted.has(file)) rmSync(folder + file)

const only = process.argv.slice(2)
for (const recipe of recipes)
  if (only.length === 0 || only.includes(recipe.name))
    writeFileSync(`${folder + recipe.name}.svg`, `${drawn(recipe)}\n`)

const index = Object.fromEntries(
  recipes.map((recipe) => [recipe.name, { colour: placeholder(recipe), alt: recipe.alt }]),
)
writeFileSync(`${folder}index.json`, `${JSON.stringify(index, null, 2)}\n`)
