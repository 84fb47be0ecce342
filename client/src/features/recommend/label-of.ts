/** The label of a choice of the form; the value itself when it is none. */
export const labelOf = (choices: readonly (readonly [string, string])[], value: string) =>
  choices.find(([choice]) => choice === value)?.[1] ?? value
