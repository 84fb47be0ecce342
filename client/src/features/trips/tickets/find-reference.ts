import { firstMatches } from './clean-text.ts'

const MOST = 12
/** What can stand behind the word in capital letters and is none. */
const WORDS = /^(?:STATUS|NUMBER|DETAIL|SEARCH|TICKET|ONLINE|FLIGHT|CHARGE|ENQUIRY)S?$/
const BEHIND_PNR = /\bPNR(?: ?(?:no|number|code))?\.?\)? ?[:#-]? ?([A-Za-z0-9]{6,20})(?![\w/-])/gi
/** The head of a table whose first column it is. */
const BELOW_PNR = /^ ?PNR {2,}[^\n]{0,200}\n ?(\d{10})(?!\d)/gim
const BEHIND_WORDS =
  /\b(?:booking (?:reference|ref|code)|record locator|reservation code|confirmation code)\.? ?[:#-]? ?([A-Za-z0-9]{6})(?![\w/-])/gi

const isReference = (text: string) =>
  /^[A-Z0-9]+$/.test(text) && !WORDS.test(text) && (/\d/.test(text) || text.length === 6)

/** The booking reference (PNR) of a text that has one; empty if it has none, or several. */
export function findReference(text: string): string {
  for (const patterns of [[BEHIND_PNR, BELOW_PNR], [BEHIND_WORDS]]) {
    const found = patterns
      .flatMap((pattern) => firstMatches(text, pattern, MOST))
      .map(([, reference = '']) => reference)
      .filter(isReference)
    const [reference, ...others] = new Set(found)
    if (reference) return others.length > 0 ? '' : reference
  }
  return ''
}
