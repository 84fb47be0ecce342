import { legBetween, type Roads } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-party.ts'
import { SMALL, younger } from '../../recommend/cost/travellers.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'
import { carriersTo } from './extras.ts'
import { natureOf } from './visits.ts'

/** A shorter walk needs no word. */
const LONG_WAY = 60
const LONG_WALK = 120

/**
 * The drafts with a note for seniors on each visit that is a long walk or at the end of one, with what carries people there, and
 * for small children too on one with a way that is hard for both.
 */
export function withWalkNotes({ trip, option }: Chosen, drafts: readonly Draft[], roads: Roads): Draft[] {
  const isOld = trip.party.seniors > 0
  if (!isOld && younger(trip.party, SMALL) === 0) return [...drafts]
  return drafts.map((draft) => {
    if (draft.role !== 'visit') return draft
    const said = footingNote(option.place, draft) ?? (isOld ? walkNote(option.place, draft, roads) : null)
    return said === null ? draft : { ...draft, note: [draft.note, said].filter(Boolean).join(' ') }
  })
}

function footingNote({ highlights }: Destination, { highlight }: Draft): string | null {
  const footing = highlights.find(({ name }) => name === highlight)?.footing
  return footing === undefined ? null : text.hardFooting(footing)
}

function walkNote(place: Destination, { highlight, lat, lon, minutes }: Draft, roads: Roads): string | null {
  if (highlight === null || lat === null || lon === null) return null
  const leg = place.bases ? null : legBetween(place, { lat, lon }, place.hilly, roads)
  if (leg?.by === 'walk' && leg.minutes >= LONG_WAY)
    return text.longWayForSeniors(Math.round(leg.km), carriersTo(place, highlight))
  return natureOf(highlight, minutes).isOnFoot && minutes > LONG_WALK ? text.longWalkForSeniors : null
}
