const MONTH = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC'
/** `AI 1613 K 22JAN 5 BOMBDQ HK2 0705 0810`: flight, class, day, day of the week, both airports, status, both times. */
const SEGMENT = new RegExp(
  `((?:[A-Z]{2}|\\d[A-Z]|[A-Z]\\d) ?\\d{2,4} {1,2}[A-Z] {1,2}\\d{1,2}(?:${MONTH})) {1,2}[1-7] {1,2}([A-Z]{3})([A-Z]{3}) {1,2}[A-Z]{2}\\d{1,2} {1,3}([0-2]\\d[0-5]\\d) {1,3}([0-2]\\d[0-5]\\d)(?!\\d)`,
  'g',
)
/** `TK OK28NOV/COKXX2100`: the day on which the agent made the ticket, or has to. */
const TICKETED = new RegExp(`^( {0,4}\\d{1,2} {1,2}TK) {1,2}(?:OK|TL|XL)\\d{1,2}(?:${MONTH})[^\\n]{0,40}$`, 'gm')

/** A text in which the lines that agents copy from their systems say what their digits are. */
export const withAgentLines = (text: string): string => {
  const told = text.replace(SEGMENT, '$1 $2-$3 dep $4 arr $5')
  return told === text ? text : told.replace(TICKETED, '$1')
}
