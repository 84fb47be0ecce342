/** The months of a season that a sentence about the weather names. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  [/\bwinters?\b/i, [11, 12, 1, 2]],
  [/\bsummers?\b/i, [3, 4, 5, 6]],
  [/\b(monsoon|rains|rainy)\b/i, [6, 7, 8, 9]],
  [/\bautumn\b/i, [10, 11]],
  [/\bspring\b/i, [2, 3, 4]],
]
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const SPELL = new RegExp(`\\b${NAME}\\b(?:(?:-| to )${NAME}\\b)?`, 'gi')

/** What a line about the weather of the year says of one month: the parts that name other seasons or months are left out. */
export function weatherIn(weather: string, month: number): string {
  let isThen = true
  const parts = weather.split(/(?<=[,;]) /).filter((part) => {
    const named = monthsNamedIn(part)
    // A part that names no time goes on with the one before.
    if (named.length > 0) isThen = named.includes(month)
    return isThen
  })
  return parts.join(' ').replace(/[,;]$/, '')
}

function monthsNamedIn(part: string): number[] {
  const bySeason = SEASONS.flatMap(([words, months]) => (words.test(part) ? months : []))
  const byName = [...part.matchAll(SPELL)].flatMap(([, from = '', to]) => spell(monthOf(from), monthOf(to ?? from)))
  return byName.length > 0 ? byName : bySeason
}

const monthOf = (name: string): number => NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1

function spell(from: number, to: number): number[] {
  const months = [from]
  for (let month = from; month !== to; ) {
    month = (month % 12) + 1
    months.push(month)
  }
  return months
}
