import { firstMatches } from './clean-text.ts'
import { findTimes } from './find-times.ts'

const POINTS =
  /(?<!\b(?:your|my|selected|chosen|first|last) )\b(?:boarding|bdg|pick-?up)(?: (?:points?|places?|stops?|locations?|at|from)){0,2}(?: ?\d)? ?(?:[:-]|\n)[ \n]{0,3}/gi
/** `1. Kashmere Gate - 20:30,`: a point with its time, and nothing else up to the next. */
const POINT =
  /[ \n]{0,3}(?:\d{1,2}[.)] ?|[*•-] ?)?([A-Z][A-Za-z .,'&]{2,40}?)(?: ?[-,@:(]| at)? {0,4}(\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?)\)? ?(?:[.,;|/\n]|$)/iy
const NO_POINT =
  /\b(?:drop\w*|de-?board\w*|report\w*|arriv\w*|arr|dep\w*|start\w*|origin\w*|reach\w*|pah[uo]n?ch\w*|end\w*|alight\w*|seats?|old|was|boarding|time|your|bus|leav\w*|first|last|the|will|is|service|trip|next)\b/i
const LISTS_MAX = 6
const POINTS_MAX = 8

/** The times of several points of one bus, of which the text does not say at which one boards; else none. */
export function boardingTimes(text: string, is24: boolean): number[] {
  const times = firstMatches(text, POINTS, LISTS_MAX).flatMap(({ 0: label, index }) => {
    const found: number[] = []
    const point = new RegExp(POINT)
    point.lastIndex = index + label.length
    while (found.length < POINTS_MAX) {
      const [, name = '', clock = ''] = point.exec(text) ?? []
      if (name === '' || NO_POINT.test(name)) break
      found.push(...(findTimes(clock, { is24 })[0]?.minutes ?? []))
    }
    return found
  })
  const different = [...new Set(times)]
  return different.length > 1 ? different : []
}
