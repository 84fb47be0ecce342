/** The address's query as plain words (`?budget=20000`), so that links can be read, typed and shared. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/**
 * The choice that a value from the address names; undefined when it names none. Written by hand, as is `integerWithin`:
 * a schema library would be a twelfth of all that the first page loads.
 */
export const oneOf = <T extends string>(
  choices: readonly (readonly [T, ...unknown[]])[],
  value: unknown,
): T | undefined => choices.find(([choice]) => choice === value)?.[0]

/** A whole number from the address within bounds, both included; undefined when it is anything else. */
export function integerWithin(least: number, most: number, value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || !/^\d{1,9}$/.test(value))) return undefined
  const number = Number(value)
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined
}
