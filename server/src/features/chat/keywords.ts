const STOP_WORDS = new Set(
  'a about actually all also am an and any are as at be been but by can could do does did for from get give go going had has have hello hey hi how i if in into is it its just kindly know let like me mean my need of ok on or our out please shall should so some something tell that the their them then there these they thing this those to too us very want was we were what whats when where which while who whom why will with would you your yours saathi'.split(
    ' ',
  ),
)

/** The stem of a word: `tours`, `touring` and `tour` have the same one. */
function stem(word: string): string {
  if (word.length <= 3) return word
  const singular = word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s])s$/, '')
  const cut = singular.replace(/(?:ing|ed)$/, '')
  if (cut.length < 3 || cut === singular) return singular.replace(/e$/, '')
  return cut.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '')
}

/** The stems of a text's words in lower case, without stop words. */
export const extractKeywords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .map(stem)
