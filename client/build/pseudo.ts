export const ACCENTED: Record<string, string> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ď', e: 'é', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ľ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ó', p: 'þ', q: 'ɋ', r: 'ř', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Á', B: 'Ɓ', C: 'Ç', D: 'Ď', E: 'É', F: 'Ƒ', G: 'Ğ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ľ', M: 'Ɱ' },
  ...{ N: 'Ñ', O: 'Ó', P: 'Þ', Q: 'Ɋ', R: 'Ř', S: 'Š', T: 'Ţ', U: 'Ú', V: 'Ṽ', W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
}

/** A text as a longer language might have it: accented letters, 30 % more of them, brackets. Tags stay as they are. */
function pseudoText(text: string): string {
  const accented = text.replaceAll(/<\/?\w+>|[a-z]/gi, (part) => ACCENTED[part] ?? part)
  return `[!! ${accented}${' ~'.repeat(Math.ceil(text.length * 0.15))} !!]`
}

/** The pseudo-locale's version of an export of a catalogue: a text, a function that returns one, or an object of them. */
export function pseudo<T>(value: T): T
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') return (...args: unknown[]) => pseudo(value(...args))
  if (Array.isArray(value)) return value.map((item) => pseudo(item))
  // Other objects, such as React elements, are no texts.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item)]))
}
