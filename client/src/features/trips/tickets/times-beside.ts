import { firstMatches } from './clean-text.ts'
import type { FoundTime } from './find-times.ts'
import type { Told } from './labels.ts'
import type { Way } from './read-place.ts'
import type { TicketPlace } from './ticket.ts'

const NAMES_MAX = 20
/** Lines between a place and its time, which say the day or the airport. */
const LINES_MAX = 3

type Spot = { end: 'from' | 'to'; at: number }
type Token = { end: Spot['end'] | null; at: number; time: Told<FoundTime> | null; line: number }

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a text names a place: by its code or its name. */
function spotsOf(text: string, place: TicketPlace, end: Spot['end']): Spot[] {
  const names = [place.code ?? '', place.name].filter((name) => name.length > 2)
  return names.flatMap((name) =>
    firstMatches(text, new RegExp(`(?<![A-Za-z0-9])${escaped(name)}(?![A-Za-z0-9])`, 'gi'), NAMES_MAX)
      .filter(([found]) => name !== place.code || found === name)
      .map(({ index }) => ({ end, at: index })),
  )
}

/** Without the places that follow themselves, as `BLR  Bengaluru`. */
const withoutAgain = (tokens: readonly Token[]) =>
  tokens.filter((token, at) => token.end === null || tokens[at - 1]?.end !== token.end)

type Pair = { end: Spot['end']; time: Told<FoundTime> }

/** Places and times in turn, or two of each: which belong together. */
function pairsOf(tokens: readonly Token[]): Pair[] {
  const pair = (one: Token | undefined, other: Token | undefined): Pair[] => {
    const [spot, time] = one?.end ? [one, other?.time] : [other, one?.time]
    return spot?.end && time ? [{ end: spot.end, time }] : []
  }
  const kinds = tokens.map(({ end }) => (end ? 'P' : 'T')).join('')
  if (/^(?:PT)+$|^(?:TP)+$/.test(kinds))
    return tokens.flatMap((token, at) => (at % 2 === 0 ? pair(token, tokens[at + 1]) : []))
  if (kinds === 'PPTT' || kinds === 'TTPP') return [...pair(tokens[0], tokens[2]), ...pair(tokens[1], tokens[3])]
  return []
}

/**
 * The times that stand beside the two ends of a way: on a line with each, or in turn with them on lines of their own.
 * They say when one leaves and arrives where no label does.
 */
export function timesBeside(
  text: string,
  { from, to }: Way,
  times: readonly Told<FoundTime>[],
): { from: Told<FoundTime>; to: Told<FoundTime> } | null {
  // A label says it better, and beside one a place may be any.
  const isLabelled = times.some(({ role, words }) => role !== null && role !== 'other' && words !== '')
  if (!from || !to || isLabelled) return null
  const spots = [...spotsOf(text, from, 'from'), ...spotsOf(text, to, 'to')]
  const clocks = times.filter(({ role }) => role === null)
  const tokens = withLines(text, [
    ...spots.map((spot) => ({ ...spot, time: null })),
    ...clocks.map((time) => ({ end: null, at: time.at, time })),
  ])
  const lines = new Map<number, Token[]>()
  for (const token of tokens) lines.set(token.line, [...(lines.get(token.line) ?? []), token])
  const ofLines = [...lines.values()].flatMap((line) => pairsOf(withoutAgain(line)))
  const found = ofLines.length > 0 ? ofLines : pairsOf(withoutAgain(nearest(tokens)))
  const only = (end: Spot['end']) => {
    const own = found.filter((pair) => pair.end === end).map(({ time }) => time)
    const minutes = new Set(own.map((time) => time.minutes.join()))
    return minutes.size === 1 ? (own[0] ?? null) : null
  }
  const [start, end] = [only('from'), only('to')]
  return start && end && start.at !== end.at ? { from: start, to: end } : null
}

/** Tokens in their order, each with the number of its line. */
function withLines(text: string, tokens: readonly Omit<Token, 'line'>[]): Token[] {
  let [line, passed] = [0, 0]
  return [...tokens]
    .sort((one, other) => one.at - other.at)
    .map((token) => {
      line += text.slice(passed, token.at).split('\n').length - 1
      passed = token.at
      return { ...token, line }
    })
}

/** The run of places and times that stand near to each other, if it is the only one with times. */
function nearest(tokens: readonly Token[]): Token[] {
  const runs: Token[][] = []
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1)
    if (last && token.line - last.line <= LINES_MAX) runs.at(-1)?.push(token)
    else runs.push([token])
  }
  const whole = runs.filter((run) => run.some(({ end }) => end) && run.some(({ time }) => time))
  return whole.length === 1 ? (whole[0] ?? []) : []
}
