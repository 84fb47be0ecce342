import type { Recipe } from './kit/recipe.ts'
import { entryOf } from './picture.ts'

/**
 * A style sheet with the background colour that each picture has while it loads. It selects pictures by their URL, so
 * pages need no inline styles. The first page loads it, so the evening pictures, which only galleries show, share a rule.
 */
export function coloursOf(recipes: readonly Recipe[]): string {
  const byColour = new Map<string, string[]>()
  for (const recipe of recipes) {
    if (recipe.name.endsWith('-dusk')) continue
    const { colour } = entryOf(recipe)
    byColour.set(colour, [...(byColour.get(colour) ?? []), recipe.name])
  }
  const rules = [...byColour].map(
    ([colour, names]) =>
      `${names.map((name) => `img[src$="/${name}.svg"]`).join(',\n')} {\n  background-color: ${colour};\n}\n`,
  )
  return `/* Drawn by npm run scenes: the colour of each picture until it has come. */\n${rules.join('')}img[src$="-dusk.svg"] {
  background-color: #6d5a7a;
}
`
}
