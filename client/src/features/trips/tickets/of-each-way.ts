import { firstMatches } from './clean-text.ts'

/** Words for the way there and for the way back, in the order of the legs. */
const WAYS = ['onward|outbound|going|way there', 'return(?:ing)?|inbound|coming back|way back'] as const
const FOUND_MAX = 12
const SEAT = '(?!\\d{1,2}[A-K](?:\\d| ?-?\\d{3,4}(?![A-Za-z0-9])))\\d{1,2}[A-K](?![A-Za-z0-9])'
/** No flight, and no `0915AM`. */
const CODE =
  '(?!(?:6E|AI|IX|QP|SG|UK|9I|S5|I5|IC)\\d{4}|\\d{4}[AP]M)(?=[A-Z]{0,5}\\d)(?=\\d{0,5}[A-Z])[A-Z0-9]{6}(?![A-Za-z0-9])'
const VALUES = {
  seat: `${SEAT}(?: ?[,/&] ?${SEAT}){0,9}`,
  pnr: CODE,
}

/**
 * What a text says of the way there and of the way back by these words, as `Onward: 23A   Return: -` beside each
 * traveller; null where it does not tell them apart.
 */
function valuesOfWays(text: string, value: string): readonly [string[], string[]] | null {
  const [there, back] = WAYS.map((words) => {
    const label = `\\b(?:${words})(?: (?:flight|leg|journey|sector|trip))?`
    const told = ' (?:airline )?(?:seats?|pnr)(?: nos?\\.?)?'
    // Without a sign between them, the text must say that it speaks of seats or numbers: `PNR: onward X, return Y`.
    const listed = `(?<=\\b(?:seats?|pnrs?)(?: nos?\\.?)? ?[:(-]? ?(?:(?:${WAYS[0]}) [A-Z0-9 ,/&]{2,40})?)${label} `
    const before = new RegExp(`(?:${label}(?:${told})?\\)? ?[:=-] ?|${label}${told} |${listed})(${value})`, 'gi')
    const behind = new RegExp(`(?<![A-Za-z0-9-])(${value}) ?\\((?:${words})\\)`, 'gi')
    const all = [before, behind].flatMap((pattern) => firstMatches(text, pattern, FOUND_MAX))
    return [...new Set(all.flatMap(({ 1: list = '' }) => list.toUpperCase().split(/[ ,/&]+/)))]
  })
  return there && back && there.length + back.length > 0 ? [there, back] : null
}

/** The seats of the legs there and back; null where the text does not say which are of which. */
export const seatsOfWays = (text: string): string[] | null =>
  valuesOfWays(text, VALUES.seat)?.map((seats) => seats.join(', ')) ?? null

/** `Mr Arjun Nambiar (Adult)   21F / 8A` */
const IN_TURN = new RegExp(
  `^[^\\n/]{0,60}(?:\\b(?:mr|mrs|ms|miss|mstr|dr)\\b|\\((?:adult|child|infant|[mf])\\b)[^\\n/]{0,40}?(?<![A-Za-z0-9])(${SEAT}(?: ?/ ?${SEAT}){1,5})(?![ /]{0,2}\\d)`,
  'gim',
)
/**
 * The seats of each leg, where travellers have as many of them beside their names as there are legs; null where they do
 * not. Of as many travellers as legs, they could be those of the travellers.
 */
export function seatsInTurn(text: string, legs: number): string[] | null {
  const found = firstMatches(text, IN_TURN, FOUND_MAX)
  // Of two travellers on one line, they are those of each.
  if (found.some(([row]) => /\b(?:and|aur)\b|&/i.test(row))) return null
  const rows = found.map(({ 1: list = '' }) => list.toUpperCase().split(/ ?\/ ?/))
  if (rows.length === 0 || rows.some((row) => row.length !== legs)) return null
  return Array.from({ length: legs }, (_, at) => [...new Set(rows.map((row) => row[at] ?? ''))].join(', '))
}

/** The references of the legs there and back; null unless each has one of its own. */
export function referencesOfWays(text: string): string[] | null {
  const found = valuesOfWays(text, VALUES.pnr)
  const [there = [], back = []] = found ?? []
  return there.length === 1 && back.length === 1 && there[0] !== back[0] ? [...there, ...back] : null
}
