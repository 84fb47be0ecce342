/** What a seller shows beside a booking: other trains, the way back, what else is free. */
const OTHER =
  '(?:other|more|similar|cheaper|faster)(?: available)? (?:trains?|flights?|bus(?:es)?|options?|departures?|sailings?|hotels?|stays?|services?)|you (?:may|might) also (?:like|want|need)|people also|also available|suggested (?:trains?|flights?|buses|hotels?)|recommended for you|(?:travell?ing|going|coming|flying|heading) back(?= ?[?])|(?:plan|planning|book|need|want|add)(?: (?:a|your|the))? return|looking for'
/** These can be what one is moved to. */
const INSTEAD = 'alternat(?:iv)?es?(?: (?:trains?|flights?|bus(?:es)?|options?|services?))?|next available'
const AFTER_CHANGE = /\bcancell?ed\b|\bre-?(?:scheduled|accommodated|booked)\b|\bin place of\b|\bmoved\b/i
const lineOf = (words: string) => new RegExp(`^[^A-Za-z0-9\\n]{0,4}(?:${words})\\b(?! ?(?:no|number|id)\\b)`, 'i')
const OF_OTHER = lineOf(OTHER)
const OF_ALL = lineOf(`${OTHER}|${INSTEAD}`)
/** `12377 Padatik Exp 3A AVL 12` */
const AVAILABLE = /(?<!\d)\d{5}(?!\d).*\b(?:available|avail|avl|avbl)\b[ :-]{0,3}\d{1,4}\b/i

/** A text without the lines that offer another journey or stay than the booked one; a heading takes what stands below it. */
export function withoutOptions(text: string): string {
  const option = AFTER_CHANGE.test(text) ? OF_OTHER : OF_ALL
  let isBelow = false
  return text
    .split('\n')
    .filter((line) => {
      if (line.trim() === '') isBelow = false
      const isOption = option.test(line)
      if (isOption && !/\d/.test(line)) isBelow = true
      return !isBelow && !isOption && !(AVAILABLE.test(line) && !/\bpnr\b/i.test(line))
    })
    .join('\n')
}
