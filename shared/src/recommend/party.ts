import type { DreamTrip } from './schema.ts'

/** Who travels. `seniors` are some of the adults; children of 12 and older cost what adults do. */
export type Party = {
  people: number
  adults: number
  seniors: number
  childrenAges: readonly number[]
  /** With children or seniors; the form's four are a family. */
  isFamily: boolean
  /** The form's two, who want a room of their own, as a family does. */
  isCouple: boolean
}

type Asked = Pick<DreamTrip, 'group_size' | 'adults' | 'childrenAges' | 'seniors'>

const FAMILY = 4

/** The party of a request: the exact one where it says so, else the size of the form, of whom children are some. */
export function partyOf({ group_size, adults, childrenAges = [], seniors = 0 }: Asked): Party {
  const grown = adults ?? Math.max(1, Number(group_size) - childrenAges.length)
  return {
    people: grown + childrenAges.length,
    adults: grown,
    seniors: Math.min(seniors, grown),
    childrenAges,
    isFamily: childrenAges.length > 0 || seniors > 0 || (adults === undefined && grown === FAMILY),
    isCouple: adults === undefined && grown === 2,
  }
}

/** Whether the costs are a minimum: `10+` is costed as ten. */
export const isMinimum = ({ group_size, adults }: Asked): boolean => group_size === '10' && adults === undefined
