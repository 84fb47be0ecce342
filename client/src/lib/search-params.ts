/** Parses the query of the URL into plain strings (`?budget=20000`), without the router's JSON encoding. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/**
 * The choice that a query value names; undefined for any other value. This function and `integerWithin` stand in for zod,
 * which would be a twelfth of the first load.
 */
export const oneOf = <T extends string>(
  choices: readonly (readonly [T, ...unknown[]])[],
  value: unknown,
): T | undefined => choices.find(([choice]) => choice === value)?.[0]

/** The whole number of a query value within inclusive bounds; undefined for any other value. */
export function integerWithin(min: number, max: number, value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^\d{1,9}$/.test(value))) return undefined
  const number = Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
