// The labels of the choices of a profile, by the value on the wire.
import type { JOINED_TOURS_VISIBLE_TO, TRAVEL_TYPES } from '@saathi/shared/social/rules'

export const travelTypes = { family: 'Family', genZ: 'Gen Z' } satisfies Record<(typeof TRAVEL_TYPES)[number], string>
export const joinedToursVisibleTo = {
  everyone: 'Everyone who is logged in',
  connections: 'Matches and people I follow',
  nobody: 'Nobody',
} satisfies Record<(typeof JOINED_TOURS_VISIBLE_TO)[number], string>
