/**
 * `1 AI 1613 K 22JAN 5 BOMBDQ HK2 0705 0810`: the line by which the systems of travel agents write a flight: number, class,
 * day, weekday, from and to, status, departure and arrival.
 */
const LINE =
  /^[ \t]*(?:\d{1,2}[ .]{1,2})?([A-Z][A-Z0-9]|\d[A-Z]) ?(\d{1,4}) ([A-Z]) (\d{1,2})([A-Z]{3}) (?:[1-7] )?\*?([A-Z]{3})([A-Z]{3})\*? [A-Z]{2}\d{1,2} {1,3}(\d\d)(\d\d) (\d\d)(\d\d)(\+1)?(?: {1,3}\d{1,2}[A-Z]{3})?[^\n]{0,20}$/gm

/** `3 TK OK28NOV/COKXX2100`: of the ticket and the agent, not of a flight. */
const OTHER_LINE = /^[ \t]*\d{1,2}[ .]{1,2}(?:TK|AP|SSR|OSI|FA|FB|FE|FV|RM) [^\n]*$/gm

/** The text with such lines as words that the other rules read. */
export function withoutReservationLines(text: string): string {
  if (text.search(LINE) < 0) return text
  return text
    .replace(OTHER_LINE, '')
    .replace(
      LINE,
      (_, airline, number, letter, day, month, from, to, hour, minute, endHour, endMinute, later = '') =>
        `\nFlight ${airline} ${number}\n${from} - ${to}, ${day} ${month}\nDeparture ${hour}:${minute}\nArrival ${endHour}:${endMinute}${later && ' +1'}\nClass ${letter}\n`,
    )
}
