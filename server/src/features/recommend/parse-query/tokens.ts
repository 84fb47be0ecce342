/** A word, number, date or sign of the text, in lower case, with its offsets. */
export type Token = { text: string; start: number; end: number; used: boolean }

/** A field that a rule found, and the tokens it was read from (`to` is exclusive). */
export type Found<Field extends string = string, Value = unknown> = {
  field: Field
  value: Value
  label: string
  from: number
  to: number
}

/** Tells what cannot be taken as it was written. */
export type Warn = (sentence: string) => void

const DAY = String.raw`\d{4}-\d\d-\d\d|\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d\d)(?!\d)`
const NUMBER = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?`
const TOKEN = new RegExp(String.raw`${DAY}|${NUMBER}|\p{L}+|[₹€£$/+&-]|(?<=\d)\*|–`, 'gu')

const SPOKEN: Readonly<Record<string, string>> = { '–': '-', '&': 'and', '*': 'star' }

/** Splits a text; letters are lowered one by one, so that offsets are those of the text. */
export function tokenize(text: string): Token[] {
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...lower.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    text: SPOKEN[word] ?? word,
    start: index,
    end: index + word.length,
    used: false,
  }))
}

/** The words from a token on, joined by spaces. */
export const phraseAt = (tokens: readonly Token[], at: number, length: number): string =>
  tokens
    .slice(Math.max(0, at), Math.max(0, at + length))
    .map(({ text }) => text)
    .join(' ')

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? ''

/** The longest phrase of a lexicon that starts at a token: its value and number of words. */
export function lookUp<Value>(
  lexicon: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
  longest = 3,
): { value: Value; length: number } | null {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const value = lexicon.get(phraseAt(tokens, at, length))
    if (value !== undefined) return { value, length }
  }
  return null
}

/** Whether only a space stands before a token, no comma or full stop. */
export const isAdjacent = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1

export function use(tokens: readonly Token[], from: number, to: number): void {
  for (const token of tokens.slice(from, to)) token.used = true
}

export const isFree = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ used }) => !used)

/** Phrases by their value, each written as `one|two words`. */
export const lexiconOf = <Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> =>
  new Map(rows.flatMap(([value, phrases]) => phrases.split('|').map((phrase) => [phrase, value] as const)))
