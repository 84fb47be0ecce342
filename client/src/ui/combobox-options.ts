/** A choice of a combobox; `detail` is shown beside the name and found too. */
export type ComboboxOption = { id: string; name: string; detail?: string }

/** Lower case and without accents, so that `Tirupathi` and `tirupáthi` are one. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** How well an option fits: its name begins with the text, a word of it does, or the detail does; -1 for not at all. */
function rank({ name, detail = '' }: ComboboxOption, text: string): number {
  const [own, other] = [fold(name), fold(detail)]
  const at = [
    own.startsWith(text),
    ` ${own}`.includes(` ${text}`),
    own.includes(text),
    ` ${other}`.includes(` ${text}`),
  ]
  return at.indexOf(true)
}

/** The options that a text finds, the best first, and equal ones in their order; all of them for no text. */
export function findOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const text = fold(typed)
  if (!text) return [...options]
  return options
    .map((option) => ({ option, rank: rank(option, text) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
