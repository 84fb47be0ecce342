import type { Journey } from '@saathi/shared/trips/journeys'
import { SHARED } from './shared-text.ts'

/** As long as the service worker keeps it. */
const MAX_AGE_MS = 3_600_000

/** What the service worker keeps: the title, the text and the link as they were shared, and when. */
type Kept = { parts: string[]; at: number }

/** The shared parts as one text, without control characters; a part that another one says already is left out. */
export function joinParts(parts: readonly string[]): string {
  const texts = parts.map(visible).filter((part) => part !== '')
  return texts
    .filter(
      (part, at) =>
        !texts.some((other, place) => place !== at && other.includes(part) && (other !== part || place < at)),
    )
    .join('\n')
}

/** Beside line ends and tabs the joiners stay, which change how letters of Indian scripts look. */
const KEPT = '\n\t\u200c\u200d'

const visible = (part: string) =>
  part
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (KEPT.includes(sign) ? sign : ''))
    .trim()

/** The text of what the service worker kept, as JSON; null for none, and for one that is too old. */
export function wordsOf(json: string, now: number): string | null {
  const { parts, at } = JSON.parse(json) as Kept
  return now - at < MAX_AGE_MS ? joinParts(parts) || null : null
}

/** The text that was shared to this device last; null for none. */
export async function readShared(now: number): Promise<string | null> {
  try {
    const kept = await caches.match('/share', { cacheName: SHARED })
    return kept ? wordsOf(await kept.text(), now) : null
  } catch {
    return null
  }
}

/** The journeys whose plan a ticket may go into, the current or next one first. */
export function tripsForTicket(journeys: Journey[]): (Journey & { tripId: string })[] {
  const open = journeys.filter(
    (journey): journey is Journey & { tripId: string } =>
      journey.tripId !== null && !journey.cancelled && !journey.ended && journey.invitation !== 'invited',
  )
  return open.toSorted((one, other) => (one.startDate ?? '9999').localeCompare(other.startDate ?? '9999'))
}
