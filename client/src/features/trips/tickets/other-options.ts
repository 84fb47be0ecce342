/** What a seller shows beside a booking: other trains, the way back, what else is free. */
const OTHER =
  '(?:other|more|similar|cheaper|faster)(?: available)? (?:trains?|flights?|bus(?:es)?|options?|departures?|sailings?|hotels?|stays?|services?)|you (?:may|might) also (?:like|want|need)|people also|also available|suggested (?:trains?|flights?|buses|hotels?)|recommended for you|(?:travell?ing|going|coming|flying|heading) back(?= ?[?])|(?:plan|planning|book|need|want|add)(?: (?:a|your|the))? return|looking for'
/** These can be what one is moved to. */
const INSTEAD =
  'alternat(?:iv)?es?(?! (?:contact|phone|mobile|e-?mail|number|id))(?: (?:trains?|flights?|bus(?:es)?|options?|services?))?|next available'
const AFTER_CHANGE = /\bcancell?ed\b|\bre-?(?:scheduled|accommodated|booked)\b|\bin place of\b|\bmoved\b/i
const lineOf = (words: string) => new RegExp(`^[^A-Za-z0-9\\n]{0,4}(?:${words})\\b(?! ?(?:no|number|id)\\b)`, 'i')
const OF_OTHER = lineOf(OTHER)
const OF_ALL = lineOf(`${OTHER}|${INSTEAD}`)
/** `12377 Padatik Exp 3A AVL 12` */
const AVAILABLE =
  /^[^A-Za-z0-9\n]{0,4}\d{5}(?!\d)[^\n.]{0,80}\b(?:available|avail|avl|avbl)\b[ :-]{0,3}\d{1,4}\b(?! ?(?:\/ ?\d|x ?\d|h(?:ou)?rs?|days|per)\b)/i
/** What is said of a booking alone. */
const OF_BOOKED =
  /\bpnr\b|\bdoj\b|^\W{0,4}check-?(?:in|out)\b|\b(?:booking|ticket|voucher|confirmation) ?(?:id|no|number|ref|code)\b|\b(?:coach|berths?|seats?)(?: nos?\.?)? ?:? ?[A-Z]{0,2}\d{1,3}(?! ?(?:available|avl|avail|left)\b)\b|\bcnf\b|\b[ABSHMECD]\d{1,2}[ ,/-]{1,2}\d{1,2}\b|(?<!\b(?:with|for|get|find|book|all|view) )\bconfirmed\b(?! (?:tickets?|seats?|berths?))|\b[A-Z]{1,3}\d{6,}/i
/** What a heading above offers names; `Also available in the app` has none below it. */
const OFFERED =
  /trains?|flights?|bus|options?|hotels?|stays?|departures?|sailings?|like|people also|recommended|alternat|\b(?:return|back)\W*$/i
const isHeading = (line: string) => !/\d|:.*\w|[.!]$/.test(line) && OFFERED.test(line)

/** A text without the lines that offer another journey or stay than the booked one; a heading takes what stands below it. */
export function withoutOptions(text: string): string {
  const option = AFTER_CHANGE.test(text) ? OF_OTHER : OF_ALL
  let isBelow = false
  return text
    .split('\n')
    .filter((line) => {
      const isOfBooked = OF_BOOKED.test(line)
      if (line.trim() === '' || isOfBooked) isBelow = false
      if (isOfBooked) return true
      const isOption = option.test(line)
      if (isOption && isHeading(line)) isBelow = true
      return !isBelow && !isOption && !AVAILABLE.test(line)
    })
    .join('\n')
}
