import { firstMatches } from './clean-text.ts'

const LABELS_MAX = 300

/** What the words before a date, a time or a name say that it is. */
export type Role = 'departs' | 'arrives' | 'journey' | 'checkIn' | 'checkOut' | 'other'
export type Label = { at: number; end: number; role: Role; words: string }

// In the order of trial: longer words first.
const LABELS: readonly (readonly [Role, string])[] = [
  [
    'other',
    'pah[uo]n?ch(?:e|ein|en|o|iye|iyega)|(?:airport|station|stand|stop|point|counter|terminal) pah[uo]n?ch(?:na|ne)?(?: hai)?|(?:(?!check ?-?(?:in|out))[a-z]{3,16} ){1,2}(?:opens?|opening|closes?|closing|shuts?)(?: (?:at|from|by))?(?= ?:? ?\\d)|\\d{1,3} ?(?:min(?:ute)?s?|hrs?|hours?)\\.? (?:before|prior|early|earlier|in advance|ahead)(?: (?:to|of))?(?: the)?(?: scheduled)?(?: departure| boarding)?,? ?(?:\\(|i\\.?e\\.?,? |by )(?:i\\.?e\\.?,? |by |at ){0,2}(?=\\d)|board(?:ing)? (?:by|between|window)|be there(?: by| at)?|counters? (?:opens?|opening|shuts?|starts?)[a-z ]{0,12}|check[ -]?in(?: is)?(?: now)?(?: open)? (?:till|until|up ?to)|(?:first|1st|last|starting) (?:boarding|pick-?up)(?: point| stop| at)?[a-z ,:-]{0,24}|(?:next|last|another|following) (?:sailing|flight|bus|train|ferry|boat|departure|trip|service)(?: back)?[a-z ]{0,24}|(?:reach|arrive|be there|come) by|(?:no|nos|number|numbers|details|contact|link|sms|msg|message)\\.? (?:comes?|will come|(?:is|are|will be) (?:sent|shared)|reach(?:es)?) (?:by|at|before|around)(?= ?\\d)|boarding (?:starts?|opens?|begins?|closes?|ends?|by|until|till|gate)[a-z ]{0,10}|(?:please|pls|plz|kindly|must|should) (?:be|reach|arrive|report|come)[a-z ,]{0,30}|(?:reach|arrive|be)(?: at)? (?:the )?(?:airport|jetty|port|station|boarding|terminal|pick|bus stop|counter)[a-z -]{0,24}|rep(?:t|g|orting)?\\.? ?(?:time|at|by)|earlier|original(?:ly)?|previous(?:ly)?|instead of|policy (?:starts?|from|period)|(?:is |be |are )?(?:shared|sent)(?: at| by)?(?= ?\\d)|cut-?off(?: time)?|last (?:date|reporting|entry)(?: time)?|security|date of (?:issue|birth|booking|purchase|payment)|(?:booking|booked|issue|issued|invoice|transaction|txn|payment|payment received|order|ordered|print|printed|purchase|purchased|generated|generation|updated|created|sent|received|uploaded|downloaded|synced|saved|refreshed|added|verified|consent given|given)(?: date| time| on| at(?= ?:? ?\\d)| made on| & time| and time|/time){1,3}|(?:booked|issued|printed|purchased|generated|invoice|sent)(?= ?: ?(?:[a-z]{3,9},? )?\\d)|(?:added|uploaded|downloaded|saved|synced|refreshed|updated)(?: to [a-z ]{3,20})?(?= ?:? ?(?:[a-z]{3,9},? )?\\d{1,2}(?:[/.-]| ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|(?:ticket|tkt) issued(?: on| at)?(?= ?\\d)|bkg date|bkd(?: on)?|booked (?:on|at)|date/time of booking|dob|due (?:on|by|date)|valid (?:till|until|upto|up to|from)|expires?(?: on)?|free cancellation(?: until| till| before)?|cancel(?:lation)?[a-z ]{0,20}(?:before|until|till|by)|(?:amount )?paid(?: online)?(?: (?:via|by|using|through|with|from) (?:(?!for |towards )[a-z0-9/&]{2,12} ){0,2}(?:upi|bhim|card|cash|wallet|pay|gpay|phonepe|paytm|razorpay|post ?paid|pay ?later|emi|points|(?:net ?)?banking|bank|account|transfer|neft|imps|cheque))? on(?= ?:? ?(?:[a-z]{3,9},? )?\\d)|refund[a-z]*|chart(?:ing| prepared| preparation)?|report(?:ing)?(?: time| by| at)?|(?:(?:boarding )?gates?|doors?) (?:will )?(?:closes?|closing|shuts?)(?: at| time| by)?|(?:web |online )?check[ -]?in (?:(?:online|now|is|will) ){0,2}(?:for [a-z ]{3,24} )?(?:counters?|closes?|closing|opens|open(?!s|(?: now)? for\\b)|starts?|begins?|available|by|deadline)[a-z ]{0,16}|counters? closes?|bag(?:gage)? drop[a-z ]{0,12}|drop (?:your )?bag(?:gage|s)?[a-z ]{0,12}|(?:old|earlier|previous) (?:flight|train|bus(?! ?(?:stand|stop|station|depot|terminal))|ferry|trip)[a-z ]{0,16}|duration|travel time|total time|journey time|flying time|layover|distance|late checkout|breakfast|lunch|dinner|support|helpline|contact|return (?:flight|slot|journey|bus|train)(?=[ :-]{1,4}\\d)|old(?: time| departure| arrival| schedule| (?:boarding|pick-?up|departure|reporting)(?: time)?)?(?= ?[:-]| \\d)|return time(?: ?\\([^()\\n]{1,24}\\))?(?= ?[:-])|was scheduled|sch(?:eduled)? (?:departure|arrival|dep|arr|time)\\.? was|sch(?:eduled|\\.)?(?= ?:? ?\\d)|train starts?|originat(?:es|ing)',
  ],
  [
    'checkIn',
    'check[ -]?in time(?: starts?| begins?| is){0,1}(?: at| from){0,1}|check[ -]?in(?! (?:is |has been |was |now ){0,2}(?:done|complete|confirm|success|(?:now )?open(?:ed)? for\\b|for\\b))(?: date| time| on| from| after|:)?|checking in|arrival date|date of arrival|c/in|in(?= ?:)',
  ],
  [
    'checkOut',
    'check[ -]?out time(?: ends?| is){0,1}(?: at| by| until){0,1}|check[ -]?out(?: date| time| on| by| before|:)?|checking out|departure date|date of departure|c/out|out(?= ?:)',
  ],
  [
    'arrives',
    'sch(?:eduled)?\\.? ?arr(?:ival)?|arrival(?: date| time| station| port| point)?(?: ?[&/] ?time| and time)?|arriv(?:es?|ing)|arr(?:v|\\.)?(?: date| time)?(?: ?[&/] ?time| and time)?|ar|eta|sta|pah[uo]n?ch(?:se|eg[ai]|enge|t[aei]|na|ne)(?: ka samay)?|reach(?:es|ing)?(?: at| by)?|dropping?(?: point| time| at| location| off)?|drop(?:-?off)?(?: point| time| at)?|drop|alighting|de-?boarding(?: point| time)?|landing|lands|ends?(?: at)?|end time',
  ],
  [
    'departs',
    '(?<!before |prior to )(?:sch(?:eduled)?\\.? ?dep(?:arture)?|dep(?:arture)?(?: date| time| station| port| point)?(?: ?[&/] ?time| and time)?|depart(?:s|ing|ed)?|dep\\.?(?: date| time)?(?: ?[&/] ?time| and time)?|dp|etd|std|leav(?:es?|ing)|(?:service )?start(?:s|ing)?(?: date| time| at)?|pick[ -]?up(?: time| point| at)?|boarding(?! pass| card)(?: point| time| at| date| station)?(?: & time| and time)?|boards(?: at)?|bp(?: time)?|(?:br?dg|brd|bdt)(?: (?:pt|point))?(?: time)?|sailing(?: date| time)?|sails(?: at)?|take ?off|(?:flight|bus|train|ferry|slot|service|trip) time(?! ?:? ?\\d{1,2} ?h)|(?:time ?)?slot(?=[ :-]{0,8}\\d)|schedule)',
  ],
  [
    'journey',
    'doj|date of (?:journey|travel)|(?:journey|travel|service|travelling|onward|flight|train|bus|trip|sailing) date(?: & time| and time)?|(?:journey|travel)(?: on| ?(?=:))|jr?ny(?: date)?|date|dt\\.?',
  ],
]
const PATTERN = new RegExp(LABELS.map(([, words]) => `(\\b(?:${words})(?![a-z]| ?terminal))`).join('|'), 'gi')

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
    if (role === 'other' && /^check[ -]?in (?:is |now )?(?:opens?|starts?|begins?|available)/.test(words))
      return 'checkIn'
    if (role === 'departs') return /^(?:dep|leav)/.test(words) ? 'checkOut' : 'other'
    if (role === 'arrives') return words.startsWith('arr') ? 'checkIn' : 'other'
    return role
  }
  if (role === 'checkIn') return words.includes('arriv') ? 'arrives' : 'other'
  if (role === 'checkOut') return words.includes('depart') ? 'departs' : 'other'
  if (/^(?:boarding(?:$| time)|boards|brd|bdt|bdg|brdg)/.test(words) && kind === 'air') return 'other'
  return role
}

/** A heading of dates says nothing of a time. */
const fits = (words: string, { type }: Token) => type === 'date' || !/\b(?:date|doj|dt)\b(?!.*time)/.test(words)

/** Labels of a length of time and of what has happened or can be had back, which say nothing of the lines below. */
const OF_LENGTH =
  /^(?:chart prepared|refundable|layover|duration|travel time|total time|journey time|flying time|distance)$/
/** A label that says too little to be believed. */
export const isWeak = (words: string) => /^(?:date|dt\.?|schedule)$/.test(words)

/** A label of where one boards, which can be behind the start of what one boards. */
export const isBoarding = (words: string) => /^(?:boarding|pick|bp|bdg|brdg?|bdt)/.test(words)

/** A label counts for so many characters. */
const NEAR = 60

type Token = { at: number; end: number; type: 'date' | 'time' }
/** A token with its role, and the label that gives it. `joined`: to the one before by a dash, as `10:15 - 12:30`;
 * `apart`: of another sentence or paragraph than the one before; `listed`: behind it with `and`;
 * `either`: this one or the one before, `18:30 or 19:00`; `beside`: nothing but a sign or a weekday is between them. */
export type Told<T> = T & {
  role: Role | null
  words: string
  label: number | null
  joined?: boolean
  apart?: boolean
  listed?: boolean
  either?: boolean
  beside?: boolean
}
/** Between a time and another that may hold in its place. */
const EITHER = /^ ?[(,/]? ?(?:or|ya|maybe|revised(?: to)?)(?: at)? $/i
/** So near to each other are a date and a time that are one. */
const BESIDE = 24
/** Ends the reach of a label whose token is none of the journey. */
const PART = /\||;|[.!?] [A-Z]|\bpnr\b/i
const APART = /\n[ \t]*\n|[a-z)][.!?] [A-Z]/
/** `10:20 and 18:40`, of two journeys rather than of both ends of one. */
const LISTED = /^ ?(?:and|&|aur) ?$/
/** Between the two ends of a span, with or without their weekdays and times. */
const SPANNED =
  /^(?:[\s,;:|()·@→>/*-]|\b(?:to|till|until|at|hrs|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?)(?![a-z]))*$/i
const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/** `19:15 Boarding at Madiwala 20:05.`: behind the label, its place and its own time, and no further stop. */
const OF_NEXT =
  /^ ?:? ?[A-Z][A-Za-z .&]{2,40}?[ ,@(-]{1,3}(\d{1,2})[:.](\d\d)(?: ?[apAP]\.?[mM]\.?| ?[hH]rs)?\)?(?=$|[.;|\n]|, ?(?:[Ss]eat|[Tt]icket|[Tt]kt|[Pp]nr|PNR)\b)/
const hasOwnTime = (text: string, token: Token, { end }: Label) => {
  const [, hour, minute] = OF_NEXT.exec(text.slice(end, end + 70)) ?? []
  const [, before, past] = /(\d{1,2})[:.](\d\d)/.exec(text.slice(token.at, token.end)) ?? []
  // Past midnight, it is the next stop or the arrival.
  return Number(hour) * 60 + Number(minute) > Number(before) * 60 + Number(past)
}
/** The label right behind a token, `15 Jan ko check-in`, unless it is that of what follows. */
function labelBehind(text: string, token: Token, labels: readonly Label[]): Label | undefined {
  const label = labels.find(({ at }) => at >= token.end)
  if (!label || label.role === 'other' || label.role === 'journey') return undefined
  const gap = text.slice(token.end, label.at)
  if (/(?:at|from|point)$/.test(label.words) && hasOwnTime(text, token, label)) return undefined
  // On a line that began with a label, the last one is that of the next line.
  const isFirst = !labels.some(({ at, end }) => at >= lineStart(text, token.at) && end <= token.at)
  if (!isFirst && /^[*: ]{0,3}\n ?\d/.test(text.slice(label.end, label.end + 6))) return undefined
  if (/^ ?(?:ko|se|ka) $/.test(gap)) return label
  return /^ ?[(-]? ?$/.test(gap) && /^(?! ?[:=-]? ?\d| ?:)/.test(text.slice(label.end, label.end + 3))
    ? label
    : undefined
}

/**
 * Gives each token the role of the last label before it: on its line, or above where that label's line has no token of
 * its own. Below a line of several labels, the tokens of one line take them in turn.
 */
export function giveRoles<T extends Token>(text: string, tokens: readonly T[], labels: readonly Label[]): Told<T>[] {
  const near = labels.filter((label) => !tokens.some((token) => label.at < token.end && label.end > token.at))
  const behind = tokens.map((token) => labelBehind(text, token, near))
  let ended: Label | undefined
  const isJoined = (index: number) =>
    /^ ?(?:-|→|to|till) ?$/i.test(text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.at ?? 0))
  const told = tokens.map((token, index): Told<T> => {
    const start = lineStart(text, token.at)
    const onLine = near.filter(({ at, end }) => at >= start && end <= token.at)
    const last = onLine.at(-1)
    const next = behind[index]
    const isBefore = last && last !== behind[index - 1] && last.at >= (tokens[index - 1]?.end ?? 0)
    if (next && !isBefore) return { ...token, role: next.role, words: next.words, label: next.at }
    const passed = Math.max(last?.end ?? 0, tokens[index - 1]?.end ?? 0)
    const before = tokens[index - 1]
    const isNext = !before || !last || before.at < last.end || token.at - before.end <= BESIDE
    if (last?.role === 'other' && (!isNext || PART.test(text.slice(last.end, token.at)))) ended = last
    // What stands in brackets says nothing of what is behind them.
    const isClosed = last !== undefined && /^[^()]*\)/.test(text.slice(last.end, token.at))
    const isPast = last !== undefined && (last === ended || (isClosed && last.role === 'other'))
    const own = token.at - passed <= NEAR && !isPast ? last : undefined
    if (isPast) return { ...token, role: null, words: '', label: null }
    if (own) return { ...token, role: own.role, words: own.words, label: own.at }
    // Above: the nearest line with labels, at most four lines up.
    let line = start
    for (let up = 0; up < 4 && line > 0; up++) {
      const above = lineStart(text, line - 1)
      const there = near.filter(
        ({ at, words }) =>
          at >= above &&
          at < line &&
          text[at - 1] !== '/' &&
          (!OF_LENGTH.test(words) || (up === 0 && words === 'refundable' && token.type === 'date')) &&
          fits(words, token),
      )
      const taken = tokens.filter(({ at }) => at >= above && at < line)
      const lastLabel = there.at(-1)
      if (lastLabel && !taken.some(({ at }) => at > lastLabel.at)) {
        const before = tokens.filter(({ at, type }, other) => other < index && at >= start && type === token.type)
        if (/[a-z][.!] {0,3}$/.test(text.slice(above, line - 1)) && there.length < 4) break
        // What stands in a sentence or a title above says nothing of this line.
        const isHead = /^[^\p{L}\p{N}]*$/u.test(text.slice(lastLabel.end, Math.max(line - 1, lastLabel.end)))
        if (there.length === 1 && lastLabel.role === 'other' && !isHead) break
        // A day alone below the place where one gets off is none of the arrival.
        const isTimed = tokens.some(({ at, type }) => type === 'time' && lineStart(text, at) === start)
        if (token.type === 'date' && lastLabel.role === 'arrives' && !isHead && !isTimed) break
        // What a line has left at its end stands first on the next, where its other labels have theirs.
        const isWrapped =
          isHead &&
          before.length === 0 &&
          taken.length > 0 &&
          taken.length >= there.length - 1 &&
          lastLabel.role !== 'other'
        if (isWrapped) return { ...token, role: lastLabel.role, words: lastLabel.words, label: lastLabel.at }
        const roles = there.filter(({ role }) => role !== 'other' || there.length > 1)
        const label = roles[before.length] ?? (there.length > 1 ? undefined : there[0])
        return { ...token, role: label?.role ?? null, words: label?.words ?? '', label: label?.at ?? null }
      }
      if (taken.length > 0 && up > 0) break
      line = above
    }
    return { ...token, role: null, words: '', label: null }
  })
  return told.map((one, index) => {
    const gap = text.slice(tokens[index - 1]?.end ?? one.at, one.at)
    return {
      ...one,
      joined: isJoined(index),
      apart: APART.test(gap),
      listed: LISTED.test(gap),
      either: EITHER.test(gap),
      beside: SPANNED.test(gap),
    }
  })
}
