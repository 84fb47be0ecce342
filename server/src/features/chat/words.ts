const IDLE = new Set(
  'a about actually all also am an and any are as at be been but by can could do does did for from get give go going had has have hello hey hi how i if in into is it its just kindly know let like me mean my need of ok on or our out please shall should so some something tell that the their them then there these they thing this those to too us very want was we were what whats when where which while who whom why will with would you your yours saathi'.split(
    ' ',
  ),
)

/** A word without its ending, so that `tours`, `touring` and `tour` are one. */
function stem(word: string): string {
  if (word.length <= 3) return word
  const bare = word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$/, '')
  const cut = bare.replace(/(?:ing|ed)$/, '')
  if (cut.length < 3 || cut === bare) return bare.replace(/e$/, '')
  return cut.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '')
}

/** The words of a text that say what it is about, in lower case and without their endings. */
export const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IDLE.has(word))
    .map(stem)
