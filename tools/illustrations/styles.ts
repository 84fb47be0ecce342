import type { Recipe } from './kit/recipe.ts'
import { entryOf } from './picture.ts'

/**
 * A style sheet with each picture's focal point, and its background colour while it loads. It selects pictures by their
 * URL, so pages need no inline styles.
 */
export function stylesOf(recipes: readonly Recipe[]): string {
  const rules = recipes.map((recipe) => {
    const { colour, focus } = entryOf(recipe)
    return `img[src$="/${recipe.name}.svg"] {\n  background: ${colour};\n  object-position: ${focus.join('% ')}%;\n}\n`
  })
  return `/* Drawn by npm run scenes. */\n${rules.join('')}`
}

const DUSK = '-dusk'

/** A module with the names of the pictures that have an evening variant. */
export function duskScenesOf(recipes: readonly Recipe[]): string {
  const names = recipes.flatMap(({ name }) => (name.endsWith(DUSK) ? [name.slice(0, -DUSK.length)] : []))
  return `/** Drawn by npm run scenes: the pictures that have an evening variant. */
export const DUSK_SCENES: ReadonlySet<string> = new Set([
${names.map((name) => `  '${name}',\n`).join('')}])
`
}
