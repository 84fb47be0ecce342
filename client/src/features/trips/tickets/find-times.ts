import { firstMatches } from './clean-text.ts'

/** A time of day in a text, with the days after the departure if it says so. `minutes`: those that it can be. `isLate`: called a
 * time of the night, after midnight, so that its date can be that of the evening. */
export type FoundTime = {
  type: 'time'
  at: number
  end: number
  minutes: number[]
  daysLater: number | null
  isLate?: boolean
}

/** More times are no ticket's. */
const TIMES_MAX = 100

const CLOCK =
  /(?<!\d|\d[:.,]|[+₹]|(?<!\b(?:dep|arr|time|dp|etd|eta|std|sta)|\d[:.]\d\d(?: ?[ap]m)?)(?<=\w)-)([01]?\d|2[0-3])(?:[:](\d\d)(?::\d\d)?|\.(\d\d)(?= ?(?:[ap]\.?m|hrs|hours|noon)))(?![\d:])(?: ?(a\.?m\b\.?|p\.?m\b\.?|hrs?\b|hours?\b|h\b|noon\b|midnight\b))?/gi
const HOUR = /(?<!\d|\d[:.,]|[₹])(1[0-2]|0?[1-9]) ?(?:([ap])\.?m\b\.?|noon\b)/gi
/** `9-11 PM`: the first hour, which is of one digit. */
const FIRST_HOUR = /(?<![\d:.,/₹-])([1-9])(?= ?- ?(?:1[0-2]|0?[1-9]) ?[ap]\.?m\b)/gi
/** `20 Feb 2027 noon`, `from noon` */
const NOON =
  /(?<=\b(?:20\d\d|from|at|by|after|until|till|before|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec),? )noon\b/gi
/** Four digits are a time behind its label, or before another. */
const DIGITS =
  /(?:\b(?:etd|eta|std|sta|dep(?:t|arts?|arture)?|arr(?:ives?|ival)?|dp|time)\.?[ :-]{1,3}|(?<!\d)([01]\d|2[0-3])([0-5]\d) ?(?:\/ ?|- ?(?=\d{4} ?h(?:rs?|ours?)?\b)))([01]\d|2[0-3])([0-5]\d)(?![\d/-]|:\d)/gi
/** `BRD 0540  GATE 31`; of `Boarding: 1100 Quarters`, it is a place. */
const BOARDED =
  /\b(?:[Bb]oarding|BOARDING|[Bb]oards|BOARDS|[Bb]rdg?|BRDG?|[Bb]dt|BDT)\.?[ :-]{1,3}([01]\d|2[0-3])([0-5]\d)(?![\d/:-]| {1,2}(?!Gate|Dep|Arr|Seat|Zone|Terminal|Hrs|Hours)[A-Z][a-z])/g
const MILITARY = /(?<!\d|\d[:.,]|[₹])([01]\d|2[0-3])([0-5]\d) ?(?:hrs?|hours?|h)\b/gi
/** `HYD T1 0610 - BBI T1 0745`, `CCU-IXA/0955-1055` */
const CODED =
  /\b[A-Z]{3}[-/][A-Z]{3}[ /]([01]\d|2[0-3])([0-5]\d)[-/]([01]\d|2[0-3])([0-5]\d)(?![\d:/-])|\b[A-Z]{3,4}(?:,? \(?T\d\)?)? ([01]\d|2[0-3])([0-5]\d) ?(?:-|→|to|\/)? ?[A-Z]{3,4}(?:,? \(?T\d\)?)? ([01]\d|2[0-3])([0-5]\d)(?![\d:/-])/g
/** `Dep 0610 or 0725` */
const OR_DIGITS = /(?<=\b([01]\d|2[0-3])([0-5]\d) (?:or|ya) )([01]\d|2[0-3])([0-5]\d)(?![\d/:-])/gi
/** Months in capitals, small letters or both, where the rest of a pattern is in capitals. */
const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.replace(
  /[a-z]/g,
  (one) => `[${one}${one.toUpperCase()}]`,
)
const FOUR_DIGITS = '([01]\\d|2[0-3])([0-5]\\d)'
/** `17DEC26 / 1020`; `10 Jan / 2027` is a year. */
const BEHIND_DATE = new RegExp(
  `(?:(?<=\\d ?(?:${MONTH}) ?'?(?:20)?\\d\\d ?[/|@] ?)|(?<=\\d ?(?:${MONTH}) ?[/|@] ?)(?!20[2-4]\\d))${FOUR_DIGITS}(?![\\d/:-]|\\.\\d)`,
  'g',
)
/** `DEL-BLR 10JAN 0700 SEAT 4A`; of `10JAN 1000 paid`, it is a price. */
const BEHIND_SHORT_DATE = new RegExp(
  `(?<=(?<![\\d:/-])\\d{1,2}(?:${MONTH})(?:\\d\\d)? {1,4})(?!20[2-4]\\d)${FOUR_DIGITS}(?=$|\\n| {1,4}(?!TOTAL|INR|FARE|PAID|AMOUNT|AMT|ONLY)[A-Z]{3,})`,
  'g',
)
/** `08-Feb-27 0730 0955`, and of agents `DELBOM HK1 0800 1010` */
const PAIR_BEHIND_DATE =
  /(?:(?<=\d[ -]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[ -]?'?(?:20)?\d\d {1,4})|(?<=\d(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) {1,4})(?!20[2-4]\d)|(?<=\b[A-Z]{6} {1,3}[A-Z]{2}\d{1,2} {1,3}))([01]\d|2[0-3])([0-5]\d)[ /-]{1,4}([01]\d|2[0-3])([0-5]\d)(?![\d/:-]|\.\d)/gi
/** `dep 14.20` */
const DOTTED =
  /\b(?:etd|eta|std|sta|dep(?:t|arts?|arture)?|arr(?:ives?|ival)?|dp|reach(?:es|ing)?(?: ([A-Z][a-z]{2,20})(?= \d))?|leaves?|time)(?: at| time)?\.?[ :-]{1,3}([01]?\d|2[0-3])\.([0-5]\d)(?![\d.:]| ?(?:[ap]\.?m|hrs?|hours?|[hk]|km)\b)/gi
/** `1010-1235`, `17.05 - 19.50`, which are no years. */
const SPAN =
  /(?<![\d:/.-])(?!20[12]\d ?- ?20[1-4]\d)([01]\d|2[0-3])(\.?)([0-5]\d) ?- ?([01]\d|2[0-3])\2([0-5]\d)(?![\d:/-]|\.\d)/g
const LATER =
  /^,? ?\(?(?:\+ ?([1-4])(?!\d)|(next (?:day|morning)|following (?:day|morning)|agle din|agli subah)|day \+?([2-5])\b|(same day|usi din))/i

/** Before a time. */
const NEXT_DAY = /\b(?:next|following|agle|agli|dusre) (?:day|din|morning|subah)(?: at| ko|,)? (?:subah |morning )?$/i

const PARTS = 'raat|night|subah|savere|morning|sha?am|evening|dopahar|afternoon'
const PART_FIRST = new RegExp(
  `(?<![a-z])(${PARTS})(?: (?:ko|me|mein|ke|at))? (1[0-2]|0?[1-9])(?:[.:](\\d\\d)(?![\\d:.])(?: ?baje?)?| ?baje?\\b)(?! ?[ap]\\.?m\\b)`,
  'gi',
)
const PART_LAST =
  /(?<!\d|\d[:.,/-])(1[0-2]|0?[1-9])(?:[.:](\d\d))?(?: ?baje)? (?:at (night)|in the (morning|evening|afternoon)|(raat|subah|shaam|dopahar) ko|(?<=baje )(raat|subah|shaam|dopahar))\b/gi
/** `Wednesday 13 January night, 12:15 AM`: the night of a day, which can be the one before it or behind it. */
const AT_NIGHT =
  /\d(?:st|nd|rd|th)?[ /-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?(?:,? 20\d\d)?,? (?:ki |at )?(?:night|raat)[ ,:]{1,2}(?:at |ko |me |mein )?$/i
/** The hours of a part of the day by the clock of twelve hours. */
function hoursOf(part: string, hour: number): number[] {
  const [early, late] = [hour % 12, (hour % 12) + 12]
  if (/^(?:raat|night)/i.test(part)) return hour === 5 ? [early, late] : early < 5 ? [early] : [late]
  return /^(?:subah|savere|morning)/i.test(part) ? [hour === 12 ? 12 : early] : [late]
}

/**
 * The times of a text in their order. One without am or pm is both, unless the text has times of 24 hours, or it is a
 * ticket of an operator that writes them (`is24`).
 */
export function findTimes(text: string, { is24 }: { is24: boolean }): FoundTime[] {
  const found: (FoundTime & { sure: boolean })[] = []
  const isNextDay = (at: number) => NEXT_DAY.test(text.slice(Math.max(0, at - 30), at))
  const add = (at: number, length: number, hour: number, minute: number, half: string) => {
    if (minute > 59 || found.some((time) => at < time.end && at + length > time.at)) return
    const later = LATER.exec(text.slice(at + length, at + length + 20))
    const told = later?.[4] ? 0 : later ? Number(later[1] ?? (later[2] ? 1 : Number(later[3] ?? 1) - 1)) : null
    const daysLater = told ?? (isNextDay(at) ? 1 : null)
    const letter = half.charAt(0).toLowerCase()
    const isHalf = letter === 'a' || letter === 'p'
    const value = isHalf && hour <= 12 ? (hour % 12) + (letter === 'p' ? 12 : 0) : hour
    const one = value * 60 + minute
    const isWhole = letter === 'h' || letter === 'n'
    const sure = isHalf || isWhole || hour > 12 || hour === 0
    found.push({ type: 'time', at, end: at + length + (later?.[0].length ?? 0), minutes: [one], daysLater, sure })
  }
  const addClock = ({ index, 0: all, 1: hour, 2: colon, 3: dot, 4: half = '' }: RegExpExecArray) => {
    const count = found.length
    add(index, all.length, Number(hour), Number(colon ?? dot), half)
    const added = found[count]
    const isAtNight =
      (added?.minutes[0] ?? 300) < 300 && /^a/i.test(half) && AT_NIGHT.test(text.slice(0, index).slice(-60))
    if (added && isAtNight) added.isLate = true
  }
  const addPart = (match: RegExpExecArray, part: string, hour: string | undefined, minute: string | undefined) => {
    if (Number(minute ?? 0) > 59) return
    const minutes = hoursOf(part, Number(hour)).map((one) => one * 60 + Number(minute ?? 0))
    const isLate = minutes.some((one) => one < 300) && /^(?:raat|night)/i.test(part)
    const { index: at } = match
    found.push({
      type: 'time',
      at,
      end: at + match[0].length,
      minutes,
      daysLater: isNextDay(at) ? 1 : null,
      sure: true,
      isLate,
    })
  }
  for (const match of firstMatches(text, PART_FIRST, TIMES_MAX)) addPart(match, match[1] ?? '', match[2], match[3])
  for (const match of firstMatches(text, PART_LAST, TIMES_MAX))
    addPart(match, match.slice(3).find(Boolean) ?? '', match[1], match[2])
  for (const match of firstMatches(text, CLOCK, TIMES_MAX)) addClock(match)
  for (const match of firstMatches(text, HOUR, TIMES_MAX))
    add(match.index, match[0].length, Number(match[1]), 0, match[2] ?? 'p')
  for (const { index, 1: hour } of firstMatches(text, FIRST_HOUR, TIMES_MAX)) add(index, 1, Number(hour), 0, '')
  for (const match of firstMatches(text, MILITARY, TIMES_MAX))
    add(match.index, match[0].length, Number(match[1]), Number(match[2]), 'h')
  for (const match of firstMatches(text, BEHIND_DATE, TIMES_MAX))
    add(match.index, 4, Number(match[1]), Number(match[2]), 'h')
  for (const match of firstMatches(text, BEHIND_SHORT_DATE, TIMES_MAX))
    add(match.index, 4, Number(match[1]), Number(match[2]), 'h')
  for (const match of firstMatches(text, PAIR_BEHIND_DATE, TIMES_MAX)) {
    add(match.index, 4, Number(match[1]), Number(match[2]), 'h')
    add(match.index + match[0].length - 4, 4, Number(match[3]), Number(match[4]), 'h')
  }
  for (const match of firstMatches(text, DIGITS, TIMES_MAX)) {
    if (match[1]) add(match.index, 4, Number(match[1]), Number(match[2]), 'h')
    add(match.index + match[0].length - 4, 4, Number(match[3]), Number(match[4]), 'h')
  }
  for (const match of firstMatches(text, BOARDED, TIMES_MAX))
    add(match.index + match[0].length - 4, 4, Number(match[1]), Number(match[2]), 'h')
  for (const match of firstMatches(text, OR_DIGITS, TIMES_MAX))
    add(match.index, 4, Number(match[3]), Number(match[4]), 'h')
  for (const match of firstMatches(text, CODED, TIMES_MAX)) {
    const end = match.index + match[0].length
    const [hour, minute, ...arrival] = match.slice(1).filter(Boolean).map(Number)
    add(match.index + match[0].search(/\d{4}/), 4, hour ?? 0, minute ?? 0, 'h')
    add(end - 4, 4, arrival[0] ?? 0, arrival[1] ?? 0, 'h')
  }
  for (const match of is24 ? firstMatches(text, SPAN, TIMES_MAX) : []) {
    const { index, 0: span, 1: hour, 2: dot = '', 3: minute, 4: end, 5: last } = match
    add(index, 4 + dot.length, Number(hour), Number(minute), 'h')
    add(index + span.length - 4 - dot.length, 4 + dot.length, Number(end), Number(last), 'h')
  }
  for (const match of firstMatches(text, DOTTED, TIMES_MAX)) {
    const { index, 0: all, 1: place, 2: hour = '', 3: minute } = match
    // A town begins with a capital.
    if (place && /^[a-z]/.test(place)) continue
    add(index + all.length - hour.length - 3, hour.length + 3, Number(hour), Number(minute), '')
  }
  for (const { index } of firstMatches(text, NOON, TIMES_MAX)) add(index, 4, 12, 0, 'noon')
  addHalves(found, text)
  const hasHalves = /\d ?[ap]\.?m\b/i.test(text)
  // A stamp with seconds, as of a booking, says nothing about the other times.
  const written = found.filter(({ at }) => !/^\d?\d:\d\d:/.test(text.slice(at, at + 6)))
  const isAfternoon = ({ at, end, minutes: [minute = 0] }: FoundTime) =>
    (minute >= 780 || (!hasHalves && minute < 60)) && !/[ap]\.?m/i.test(text.slice(at, end))
  const unsure = written.filter(({ sure }) => !sure)
  // Who writes a zero before the hour counts 24.
  const hasZero = !hasHalves && unsure.some(({ at }) => /^0\d[:.]/.test(text.slice(at, at + 3)))
  const isWhole =
    hasZero || written.some((time) => !time.isLate && isAfternoon(time)) || (is24 && (!hasHalves || unsure.length > 1))
  return found
    .filter(({ at }) => !/^\d?\d:\d\d:(?!00)\d\d/.test(text.slice(at, at + 8)))
    .sort((one, other) => one.at - other.at)
    .map(({ sure, ...time }) => {
      const [minute = 0] = time.minutes
      return sure ||
        (isWhole && !(is24 && isShort(text, time.at) && !found.some((one) => (one.minutes[0] ?? 0) >= 780)))
        ? time
        : { ...time, minutes: [minute, (minute + 720) % 1440] }
    })
}

/** So many minutes at most lie between two times of which one has the half of the other. */
const HALVED_MAX = 360

/**
 * `6:05 - 7:05pm`: both are of the half that stands once, unless the first would be the later one. A first hour of two
 * digits can be one of 24, which stays as it is.
 */
function addHalves(found: (FoundTime & { sure: boolean })[], text: string) {
  for (const time of found) {
    const next = found.find(
      ({ at, end }) => at > time.end && at - time.end < 5 && /[ap]\.?m/i.test(text.slice(at, end)),
    )
    const [start = 0, end = 0] = [time.minutes[0], next?.minutes[0]]
    if (!next || time.sure || start >= 780 || !/^ ?- ?$/.test(text.slice(time.end, next.at))) continue
    const half = (start % 720) + (end >= 720 ? 720 : 0)
    const minute = half < end ? half : (half + 720) % 1440
    const isOneDigit = /^\d(?!\d)/.test(text.slice(time.at, time.at + 2))
    if ((minute !== start && !isOneDigit) || minute >= end || end - minute > HALVED_MAX) continue
    time.minutes = [minute]
    time.sure = true
  }
}

/** `6:30`, which nobody writes who counts 24 hours. */
const isShort = (text: string, at: number) => /^\d[:.]/.test(text.slice(at, at + 2))
