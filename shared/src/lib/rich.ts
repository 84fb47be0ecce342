/** A message with tags, and the values in it apart: only `strings` are parsed, so that no value can add a tag. */
export type Rich = { strings: readonly string[]; values: readonly (string | number)[] }

/** Makes a message with tags and values: rich`<b>${name}</b> joined`. */
export const rich = (strings: TemplateStringsArray, ...values: (string | number)[]): Rich => ({ strings, values })
