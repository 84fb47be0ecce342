import { legBetween, type Roads } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'
import { carriersTo } from './extras.ts'
import { natureOf } from './visits.ts'

/** A shorter walk needs no word. */
const LONG_WAY = 60
const LONG_WALK = 120

/** The drafts with a note for seniors on each visit that is a long walk or at the end of one, with what carries people there. */
export function withWalkNotes({ trip, option }: Chosen, drafts: readonly Draft[], roads: Roads): Draft[] {
  if (trip.party.seniors === 0) return [...drafts]
  return drafts.map((draft) => {
    const said = draft.role === 'visit' ? walkNote(option.place, draft, roads) : null
    return said === null ? draft : { ...draft, note: [draft.note, said].filter(Boolean).join(' ') }
  })
}

function walkNote(place: Destination, { highlight, lat, lon, minutes }: Draft, roads: Roads): string | null {
  if (highlight === null || lat === null || lon === null) return null
  const leg = place.bases ? null : legBetween(place, { lat, lon }, place.hilly, roads)
  if (leg?.by === 'walk' && leg.minutes >= LONG_WAY)
    return text.longWayForSeniors(Math.round(leg.km), carriersTo(place, highlight))
  return natureOf(highlight, minutes).isOnFoot && minutes > LONG_WALK ? text.longWalkForSeniors : null
}
