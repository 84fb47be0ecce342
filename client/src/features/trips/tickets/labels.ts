import { firstMatches } from './clean-text.ts'

const LABELS_MAX = 300

/** What the words before a date, a time or a name say that it is. */
export type Role = 'departs' | 'arrives' | 'journey' | 'checkIn' | 'checkOut' | 'other'
export type Label = { at: number; end: number; role: Role; words: string }

// In the order of trial: longer words first.
const LABELS: readonly (readonly [Role, string])[] = [
  [
    'other',
    '(?:reach|arrive|be there|come) by|boarding (?:starts?|opens?|begins?|closes?|gate)[a-z ]{0,10}|(?:please|pls|plz|kindly|must|should) (?:be|reach|arrive|report|come)[a-z ,]{0,30}|(?:reach|arrive|be)(?: at)? (?:the )?(?:airport|jetty|port|station|boarding|terminal|pick|bus stop|counter)[a-z -]{0,24}|rep(?:t|g|orting)?\\.? ?(?:time|at|by)|earlier|original(?:ly)?|previous(?:ly)?|instead of|policy (?:starts?|from|period)|(?:is |be |are )?(?:shared|sent)(?: at| by)?(?= ?\\d)|cut-?off(?: time)?|last (?:date|reporting|entry)(?: time)?|security|date of (?:issue|birth|booking|purchase|payment)|(?:booking|booked|issue|issued|invoice|transaction|txn|payment|payment received|order|ordered|print|printed|purchase|purchased|generated|generation|updated|created|sent|received)(?: date| time| on| at| made on| & time| and time|/time){1,3}|(?:booked|issued|printed|purchased|generated|invoice|sent)(?= ?:)|bkg date|booked (?:on|at)|date/time of booking|dob|valid (?:till|until|upto|up to|from)|expires?(?: on)?|free cancellation(?: until| till| before)?|cancel(?:lation)?[a-z ]{0,20}(?:before|until|till|by)|refund[a-z]*|chart(?:ing| prepared| preparation)?|report(?:ing)?(?: time| by| at)?|gate (?:closes?|closing)(?: at| time)?|(?:web )?check-?in (?:counters?|closes?|closing|opens?|starts?|by|deadline)[a-z ]{0,16}|counters? closes?|bag(?:gage)? drop[a-z ]{0,12}|duration|travel time|total time|journey time|flying time|layover|distance|late checkout|breakfast|lunch|dinner|support|helpline|contact|old (?:time|departure|arrival)|was scheduled',
  ],
  ['checkIn', 'check[ -]?in(?: date| time| on| from| after|:)?|checking in|arrival date|date of arrival|c/in'],
  ['checkOut', 'check[ -]?out(?: date| time| on| by| before|:)?|checking out|departure date|date of departure|c/out'],
  [
    'arrives',
    'sch(?:eduled)?\\.? ?arr(?:ival)?|arrival(?: date| time| station| port| point)?(?: & time| and time)?|arriv(?:es?|ing)|arr(?:v|\\.)?|ar|eta|sta|reach(?:es|ing)?(?: at| by)?|dropping?(?: point| time| at| location| off)?|drop(?:-?off)?(?: point| time| at)?|drop|alighting|de-?boarding(?: point| time)?|landing|lands|ends?(?: at)?|end time',
  ],
  [
    'departs',
    'sch(?:eduled)?\\.? ?dep(?:arture)?|dep(?:arture)?(?: date| time| station| port| point)?(?: & time| and time)?|depart(?:s|ing|ed)?|dep\\.?|dp|etd|std|leav(?:es|ing)|start(?:s|ing)?(?: date| time| at)?|pick[ -]?up(?: time| point| at)?|boarding(?: point| time| at| date| station)?(?: & time| and time)?|bp(?: time)?|brdg(?: time)?|sailing(?: date| time)?|sails(?: at)?|take ?off|schedule',
  ],
  [
    'journey',
    'doj|date of (?:journey|travel)|(?:journey|travel|service|travelling|onward|flight|train|bus|trip|sailing) date(?: & time| and time)?|(?:journey|travel)(?: on| ?(?=:))|jny(?: date)?|date|dt\\.?',
  ],
]
const PATTERN = new RegExp(LABELS.map(([, words]) => `(\\b(?:${words})(?![a-z]))`).join('|'), 'gi')

/** The labels of a text in their order. `kind`: a hotel's arrival is the check-in; an airline's boarding is no departure. */
export function findLabels(text: string, kind: string | null): Label[] {
  // At a bus, BP and DP are the points where one boards and gets off.
  const isDrop = kind === 'bus' && /\bbp ?[:-]/i.test(text)
  return firstMatches(text, PATTERN, LABELS_MAX).map((match) => {
    const at = LABELS.findIndex((_, index) => match[index + 1] !== undefined)
    const words = match[0].toLowerCase()
    return {
      at: match.index,
      end: match.index + match[0].length,
      role: isDrop && words === 'dp' ? 'arrives' : roleFor(LABELS[at]?.[0] ?? 'other', words, kind),
      words,
    }
  })
}

function roleFor(role: Role, words: string, kind: string | null): Role {
  if (kind === 'stay') {
    if (role === 'departs') return words.startsWith('dep') ? 'checkOut' : 'other'
    if (role === 'arrives') return words.startsWith('arr') ? 'checkIn' : 'other'
    return role
  }
  if (role === 'checkIn') return words.includes('arriv') ? 'arrives' : 'other'
  if (role === 'checkOut') return words.includes('depart') ? 'departs' : 'other'
  if (words.startsWith('boarding time') && kind === 'air') return 'other'
  if (words === 'boarding' && kind === 'air') return 'other'
  return role
}

/** A label counts for so many characters. */
const NEAR = 60

type Token = { at: number; end: number; type: 'date' | 'time' }
/** A token with its role, and the label that gives it. */
export type Told<T> = T & { role: Role | null; words: string; label: number | null }
/** Ends the reach of a label whose token is none of the journey. */
const PART = /\||;|\. [A-Z]|\bpnr\b/i
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/**
 * Gives each token the role of the last label before it: on its line, or above where that label's line has no token of
 * its own. Below a line of several labels, the tokens of one line take them in turn.
 */
export function giveRoles<T extends Token>(text: string, tokens: readonly T[], labels: readonly Label[]): Told<T>[] {
  const near = labels.filter((label) => !tokens.some((token) => label.at < token.end && label.end > token.at))
  return tokens.map((token, index) => {
    const start = lineStart(text, token.at)
    const onLine = near.filter(({ at, end }) => at >= start && end <= token.at)
    const last = onLine.at(-1)
    const passed = Math.max(last?.end ?? 0, tokens[index - 1]?.end ?? 0)
    const isPast = last?.role === 'other' && PART.test(text.slice(last.end, token.at))
    const own = token.at - passed <= NEAR && !isPast ? last : undefined
    if (last && isPast) return { ...token, role: null, words: '', label: null }
    if (own) return { ...token, role: own.role, words: own.words, label: own.at }
    // Above: the nearest line with labels, at most four lines up.
    let line = start
    for (let up = 0; up < 4 && line > 0; up++) {
      const above = lineStart(text, line - 1)
      const there = near.filter(({ at }) => at >= above && at < line)
      const taken = tokens.filter(({ at }) => at >= above && at < line)
      const lastLabel = there.at(-1)
      if (lastLabel && !taken.some(({ at }) => at > lastLabel.at)) {
        const before = tokens.filter(({ at, type }, other) => other < index && at >= start && type === token.type)
        const roles = there.filter(({ role }) => role !== 'other' || there.length > 1)
        const label = roles[before.length] ?? (there.length > 1 ? undefined : there[0])
        return { ...token, role: label?.role ?? null, words: label?.words ?? '', label: label?.at ?? null }
      }
      if (taken.length > 0 && up > 0) break
      line = above
    }
    return { ...token, role: null, words: '', label: null }
  })
}
