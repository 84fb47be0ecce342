import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawIcons } from './icons.ts'
import { entryOf, pictureOf } from './picture.ts'
import { recipes } from './recipes.ts'
import { duskScenesOf, stylesOf } from './styles.ts'

/** Draws all pictures into `server/pictures`, and the icons. Names as arguments restrict it to these pictures. */
const folder = fileURLToPath(new URL('../../server/pictures/', import.meta.url))
const only = process.argv.slice(2)
const names = new Set(recipes.map(({ name }) => name))

const unknown = only.filter((name) => !names.has(name))
if (unknown.length > 0) {
  console.error(`No recipe is called ${unknown.join(', ')}.`)
  process.exit(1)
}

for (const file of readdirSync(folder))
  if (file.endsWith('.svg') && !names.has(file.slice(0, -'.svg'.length))) rmSync(folder + file)
for (const recipe of recipes)
  if (only.length === 0 || only.includes(recipe.name)) writeFileSync(`${folder + recipe.name}.svg`, pictureOf(recipe))

const index = Object.fromEntries(recipes.map((recipe) => [recipe.name, entryOf(recipe)]))
// A focal point stands on one line, as the formatter has it.
const json = JSON.stringify(index, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
writeFileSync(`${folder}index.json`, `${json}\n`)
const client = fileURLToPath(new URL('../../client/src/ui/', import.meta.url))
writeFileSync(`${client}scenes.css`, stylesOf(recipes))
writeFileSync(`${client}dusk-scenes.ts`, duskScenesOf(recipes))
if (only.length === 0) await drawIcons()
