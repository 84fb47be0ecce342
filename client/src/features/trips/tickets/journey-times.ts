import { addDays } from '@saathi/shared/lib/days'
import type { FoundDate } from './find-dates.ts'
import type { FoundTime } from './find-times.ts'
import { isBoarding, isWeak, type Told } from './labels.ts'
import type { Ticket, TicketField, TicketKind } from './ticket.ts'

export type Asked = Partial<Record<TicketField, string[]>>
export type Times = Pick<Ticket, 'date' | 'departs' | 'arrives' | 'arrivesDays'> & { asked: Asked }
type Dates = readonly Told<FoundDate>[]
type Clocks = readonly Told<FoundTime>[]

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
export const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The different days that dates can be. A date that is unclear alone may be one that stands clear elsewhere. */
function daysOf(dates: Dates): string[] {
  const sure = new Set(dates.flatMap(({ days }) => (days.length === 1 ? days : [])))
  const unclear = dates.filter(({ days }) => days.length > 1 && !days.some((day) => sure.has(day)))
  return [...new Set([...sure, ...unclear.flatMap(({ days }) => days)])]
}
const minutesOf = (times: Clocks): number[] => {
  const sure = new Set(times.flatMap(({ minutes }) => (minutes.length === 1 ? minutes : [])))
  const unclear = times.filter(({ minutes }) => minutes.length > 1 && !minutes.some((minute) => sure.has(minute)))
  return [...new Set([...sure, ...unclear.flatMap(({ minutes }) => minutes)])]
}

/** When one leaves and arrives, by the dates and times of a text with one journey. */
export function journeyTimes(kind: TicketKind | null, allDates: Dates, allTimes: Clocks): Times {
  const asked: Asked = {}
  const dates = allDates.filter(({ role }) => role !== 'other')
  const labelled = dates.filter(({ role, words }) => (role === 'journey' || role === 'departs') && !isWeak(words))
  // A train can start on the day before one boards it.
  const ofOrigin = labelled.filter(({ words }) => words.startsWith('start'))
  const named = ofOrigin.length < labelled.length ? labelled.filter((date) => !ofOrigin.includes(date)) : labelled
  const loose = dates.filter(({ role, words }) => role === null || (isWeak(words) && role !== 'arrives'))
  // A date that is said again, as in the subject of a mail, counts where it stands last.
  const distinct = loose.filter(
    ({ days }, at) => !loose.some((other, later) => later > at && other.days.join() === days.join()),
  )
  const [one, two] = distinct.some(({ either }) => either) ? [] : distinct
  // `5 Dec 23:40 → 6 Dec 01:30`
  const isOfDates =
    named.length === 0 &&
    distinct.length === 2 &&
    one?.days.length === 1 &&
    two?.days.length === 1 &&
    between(daysBetween(one.days[0] ?? '', two.days[0] ?? ''), 0, 3) &&
    (allTimes.some(({ at, role }) => at > one.at && at < two.at && role !== 'other') || isInColumns(allTimes, one, two))
  const leaving = daysOf(named.length > 0 ? named : isOfDates && one ? [one] : loose)
  // `05:20 (24 Jan)`
  const behindTime = loose.filter(
    (date) => named.length > 0 && allTimes.some(({ end }) => date.at - end >= 0 && date.at - end <= 3),
  )
  const arriving = daysOf(isOfDates && two ? [two] : [...dates.filter(({ role }) => role === 'arrives'), ...behindTime])
  const clear = new Set(dates.flatMap(({ days }) => (days.length === 1 ? days : [])))
  const agreed = leaving.length > 1 && named.length > 0 ? leaving.filter((day) => clear.has(day)) : []
  const chosen = agreed.length === 1 && named.every(({ days }) => days.includes(agreed[0] ?? '')) ? agreed : leaving

  // The second time after one label is the arrival.
  const times = withEither(kind === 'bus' ? withoutOrigin(allTimes) : allTimes)
    .map((time, at, all) =>
      time.label !== null && time.role !== 'arrives' && time.role !== 'other' && all[at - 1]?.label === time.label
        ? { ...time, role: isOneEnd(time.words) ? ('other' as const) : null }
        : time,
    )
    .filter(({ role }) => role !== 'other')
  const leaves = pickDepartures(kind, times)
  const free = times.filter(({ role }) => role === null)
  const arrivals = times.filter(({ role }) => role === 'arrives')
  // An arrival without a label stands behind its departure.
  const start = leaves.at(-1) ?? free[0]
  const all = [...allDates, ...allTimes]
  const behind = free.filter(({ at, listed }) => start && at > start.at && !listed && !isApart(all, start.at, at))
  // Beside the time at the boarding point, a bus has those of its way.
  const spare = behind.length === 0 && free.length === 2 && isPair(free) && !free[1]?.listed ? free.slice(1) : behind
  const departing = minutesOf(leaves.length > 0 ? leaves : free.length > 2 && !isSpan(free) ? free : free.slice(0, 1))
  const reached =
    arrivals.length > 0
      ? arrivals
      : spare.length === 1 || (leaves.length === 0 && (free.length > 2 ? isSpan(free) : isPair(free)))
        ? spare.slice(0, 1)
        : []
  const reaching = minutesOf(reached)
  const departs = departing.length === 1 ? (departing[0] ?? null) : null
  const reachedAt = reaching.length === 1 ? (reaching[0] ?? null) : null
  const told = reached.find(({ daysLater }) => daysLater !== null)?.daysLater ?? null
  const isTold = told !== null || arriving.length > 0
  const arrives = isTold || isLikely(kind, departs, reachedAt) ? reachedAt : null
  const isLate = departs !== null && times.some((time) => time.isLate && time.minutes.includes(departs))
  const evening = chosen.length === 1 && isLate ? addDays(chosen[0] ?? '', 1) : null
  // The day beside the time of departure is that of the journey; another day makes both unsure.
  const leavesOn = dayBeside(
    dates.filter(({ role }) => role !== 'arrives'),
    departs,
    times,
  )
  // `23:40, 20 Feb` above `Arrives 04:55`, `20 Feb 23:40-04:55`: the day beside the departure is its own.
  const isOfDeparture = ({ at, end }: FoundDate) =>
    [...leaves, ...(start ? [start] : [])].some(
      (time) =>
        (between(at - time.end, 0, BESIDE) || between(time.at - end, 0, BESIDE)) &&
        reached.some((other) => other.at >= Math.max(end, time.end)),
    )
  const others = dates.filter((date) => !isOfDeparture(date))
  const arrivesOn = dayBeside(others, arrives, reached)
  // `17:00 - 24-12-2026 08:32`: a day with another time behind it is of that one.
  const isOfOther = ({ end }: FoundDate) =>
    allTimes.some(({ at, minutes }) => between(at - end, 0, BESIDE + 3) && !minutes.includes(departs ?? -1))
  // What starts in the evening can be boarded on the next day, which its departure says.
  const isOfBoarding =
    (kind === 'rail' || (kind === 'bus' && leaves.some(({ words }) => isOneEnd(words)))) &&
    leaves.length > 0 &&
    leavesOn !== null &&
    !dates.some((date) => date.days.includes(leavesOn) && isOfOther(date)) &&
    chosen.every((day) => between(daysBetween(day, leavesOn), 0, 1))
  const days = isOfBoarding
    ? [leavesOn]
    : [...new Set([...chosen, ...(leavesOn && chosen.length === 1 ? [leavesOn] : [])])]
  const only = days.length === 1 ? days[0] : undefined
  const date = evening === null ? (only ?? null) : null
  if (date === null) asked.date = evening ? [...chosen, evening] : days
  if (departs === null) asked.departs = departing.map(clockOf)
  if (reaching.length > 0 && arrives === null) asked.arrives = reaching.map(clockOf)

  // A date that is said again is no day of an arrival of which nothing else is said.
  const isSaid = arrives !== null || dates.some(({ role }) => role === 'arrives')
  const beside = leavesOn && arrivesOn ? daysBetween(leavesOn, arrivesOn) : null
  const dated =
    departing.length < 2 && reaching.length < 2 && isSaid && date !== null && arriving.length === 1
      ? daysBetween(date, arriving[0] ?? '')
      : beside
  const arrivesDays = dayOfArrival(kind, departs, arrives, told ?? dated, asked)
  if (told !== null && dated !== null && told !== dated) asked.arrivesDays = []
  return { date, departs, arrives, arrivesDays: asked.arrivesDays ? null : arrivesDays, asked }
}

/** `16:20 19:15 6 Jan 7 Jan`: the two times, and then the two days, or first the days. */
function isInColumns(times: Clocks, one: FoundDate, two: FoundDate): boolean {
  const [first, second, ...others] = times.filter(({ role }) => role !== 'other')
  if (!first || !second || others.length > 0 || first.role !== null || second.role !== null) return false
  return isPair([first, second]) && (second.end <= one.at || two.end <= first.at) && two.at - one.end < BESIDE
}

/** The only day right before or behind a time of day: `09:40 AM, Sat 12 Dec`. */
function dayBeside(dates: Dates, minute: number | null, times: Clocks): string | null {
  const own = times.filter(({ minutes }) => minutes.length === 1 && minutes[0] === minute)
  const days = daysOf(
    dates.filter(({ at, end }) =>
      own.some((time) => between(at - time.end, 0, BESIDE) || between(time.at - end, 0, BESIDE)),
    ),
  )
  return days.length === 1 ? (days[0] ?? null) : null
}

/** Of several points where a bus is boarded, or of a window in which one leaves, the later times are no arrival. */
const isOneEnd = (words: string) => isBoarding(words) || /^(?:time ?)?slot/.test(words)

/** Where one boards, a bus leaves later than where it starts, which counts only if nothing else is said. */
function withoutOrigin(times: Clocks): Clocks {
  const own = times.filter(({ words }) => !words.startsWith('service start'))
  return own.some(({ role }) => role !== 'arrives' && role !== 'other') ? own : times
}

/** Times of which one or the other holds, as one that is unclear. */
function withEither(times: Clocks): Clocks {
  const merged: Told<FoundTime>[] = []
  for (const time of times) {
    const before = merged.at(-1)
    if (time.either && before)
      merged[merged.length - 1] = { ...before, end: time.end, minutes: [...before.minutes, ...time.minutes] }
    else merged.push(time)
  }
  return merged
}

/** Whether a sentence or a paragraph ends between two places of a text. */
const isApart = (all: readonly { at: number; apart?: boolean }[], from: number, to: number) =>
  all.some(({ at, apart }) => apart && at > from && at <= to)

/** Without its day, an arrival soon before the departure is rather when one has to be there. */
function isLikely(kind: TicketKind | null, departs: number | null, arrives: number | null): boolean {
  if (departs === null || arrives === null || arrives > departs || kind === 'rail') return true
  if (kind === 'sea') return false
  return kind === 'air' ? departs >= 1080 && arrives < 720 : departs - arrives > 120
}

export const between = (value: number, least: number, most: number) => value >= least && value <= most
/** The first two of several times stand close together: a departure and its arrival. */
const isPair = ([one, two]: Clocks) => one !== undefined && two !== undefined && two.at - one.end < 60

/** They stand side by side, `10:15 - 12:30`. */
const isSpan = ([, two]: Clocks) => two?.joined === true

function pickDepartures(kind: TicketKind | null, times: Clocks): Clocks {
  const leaves = times.filter(({ role, words }) => role === 'departs' || (role === 'journey' && words !== ''))
  const boards = leaves.filter(({ words }) => isBoarding(words))
  // Passengers of a bus wait for it at the boarding point, after it has started.
  if (kind === 'bus' && boards.length > 0) return boards
  const departs = leaves.filter((time) => time.role === 'departs' && !boards.includes(time))
  return departs.length > 0 ? departs : leaves
}

/** Days until the arrival. Only a train can be on its way for more than a day without saying so. */
export function dayOfArrival(
  kind: TicketKind | null,
  departs: number | null,
  arrives: number | null,
  told: number | null,
  asked: Asked,
): number | null {
  if (departs === null || arrives === null) return told !== null && told >= 0 ? told : null
  if (told !== null) {
    if (told >= 0 && told <= 4 && (told > 0 || arrives > departs)) return told
    asked.arrivesDays = []
    return null
  }
  if (kind === 'rail' || kind === null) {
    asked.arrivesDays = []
    return null
  }
  return arrives > departs ? 0 : 1
}

/** So near behind its day a time is that of the day: `14 Feb (before 11 AM)`. */
const BESIDE = 9

/** Below `Check-in`, `Check-out` as lines, the first of two days has the label of the second: each gets its own. */
function inTurn<T extends Told<FoundDate> | Told<FoundTime>>(all: readonly T[]): readonly T[] {
  const [first, second, ...others] = all.filter(({ role }) => role !== 'other')
  if (!first || !second || others.some(({ role }) => role !== null)) return all
  return all.map((one): T => {
    const role = one === first ? 'checkIn' : one === second ? 'checkOut' : 'other'
    return { ...one, role, label: one.at }
  })
}
function areInTurn(dates: Dates, times: Clocks): boolean {
  const [first, second, ...others] = dates.filter(({ role }) => role !== 'other')
  const isBelow = first?.role === 'checkOut' || (first?.role === 'checkIn' && first.label === second?.label)
  if (!first || !isBelow || !second || others.some(({ role }) => role !== null)) return false
  // A later day in a sentence behind the check-in, as that of a dinner, is none of the check-out.
  const isLoose = [...times, second].some(({ at, beside }) => !beside && at > first.at && at <= second.at)
  if ((first.role === 'checkIn' && isLoose) || (second.role !== null && second.label !== first.label)) return false
  return first.days.length === 1 && second.days.length === 1 && (second.days[0] ?? '') > (first.days[0] ?? '')
}

/** Check-in and check-out. A date whose day and month could be exchanged is clear if only one reading gives a stay. */
export function stayTimes(told: Dates, toldTimes: Clocks, nights: number | null): Times {
  const asked: Asked = {}
  const [allDates, allTimes] = areInTurn(told, toldTimes) ? [inTurn(told), inTurn(toldTimes)] : [told, toldTimes]
  const dates = allDates.filter(({ role }) => role !== 'other')
  const ins = dates.filter(({ role }) => role === 'checkIn')
  const outs = dates.filter(({ role }) => role === 'checkOut')
  const loose = dates.filter(({ role }) => role === null || role === 'journey')
  const starts = daysOf(ins.length > 0 ? ins : loose.slice(0, loose.length > 2 ? loose.length : 1))
  const ends = daysOf(outs.length > 0 ? outs : loose.slice(ins.length > 0 ? 0 : 1, loose.length > 2 ? loose.length : 2))
  const stays = starts.flatMap((start) =>
    (ends.length > 0 ? ends.map((end) => daysBetween(start, end)) : nights === null ? [] : [nights])
      .filter((length) => between(length, 1, 30) && (nights === null || length === nights))
      .map((length) => ({ start, length })),
  )
  const [stay] = stays
  const isClear = stays.length === 1 && stay !== undefined
  const start = isClear ? stay.start : starts.length === 1 && ends.length === 0 ? (starts[0] ?? null) : null
  if (start === null) asked.date = starts
  if (!isClear) asked.arrivesDays = []
  const end = isClear ? addDays(stay.start, stay.length) : null
  // `12:00 PM 11:00 AM` of both, and no other time.
  const unlabelled = (role: 'checkIn' | 'checkOut') =>
    allTimes.length === 2 && isPair(allTimes) && allTimes.every((time) => time.role === null)
      ? allTimes.slice(role === 'checkIn' ? 0 : 1).slice(0, 1)
      : []
  const clock = (role: 'checkIn' | 'checkOut', field: 'departs' | 'arrives') => {
    // Of `14:00 to 20:00` the start counts for the check-in, the end for the check-out.
    const told = allTimes.filter((time) => time.role === role)
    const days = role === 'checkIn' ? start : end
    const beside = allTimes.filter(
      ({ at, role: other }) =>
        other === null &&
        dates.some((date) => date.days.includes(days ?? '') && at >= date.end && at - date.end <= BESIDE),
    )
    const all = told.length > 0 ? told : beside.length > 0 ? beside : unlabelled(role)
    const isSpan = all.length === 2 && all[0]?.label === all[1]?.label
    const usual = role === 'checkIn' ? [660, 1080] : [300, 840]
    const isUsual = (minute: number) => between(minute, usual[0] ?? 0, usual[1] ?? 0)
    const found = minutesOf(isSpan ? all.slice(role === 'checkIn' ? 0 : 1).slice(0, 1) : all)
    // No house gives its rooms at night, or has them back in the evening.
    const minutes = found.length === 2 && found.filter(isUsual).length === 1 ? found.filter(isUsual) : found
    if (minutes.length > 1) asked[field] = minutes.map(clockOf)
    return minutes.length === 1 ? (minutes[0] ?? null) : null
  }
  return {
    date: start,
    departs: clock('checkIn', 'departs'),
    arrives: clock('checkOut', 'arrives'),
    arrivesDays: isClear ? stay.length : null,
    asked,
  }
}
