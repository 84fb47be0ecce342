import { CHILDREN_MAX, PARTY_MAX } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { integerWithin } from './search-params.ts'

/** `4,7` */
function agesIn(value: unknown): number[] | undefined {
  if (value === undefined || value === '') return undefined
  const ages = String(value)
    .split(',')
    .slice(0, CHILDREN_MAX)
    .map((age) => integerWithin(0, 17, age))
  return ages.every((age) => age !== undefined) ? ages : undefined
}

const isTrue = (value: unknown): true | undefined => String(value) === 'true' || undefined

/** Who travels, of the query of a URL. Invalid values are dropped. */
export const travellersIn = (
  search: Record<string, unknown>,
): Pick<DreamTrip, 'adults' | 'childrenAges' | 'seniors' | 'easyWalking' | 'firstTimeInMountains'> => ({
  adults: integerWithin(1, PARTY_MAX, search.adults),
  childrenAges: agesIn(search.childrenAges),
  seniors: integerWithin(0, PARTY_MAX, search.seniors),
  easyWalking: isTrue(search.easyWalking),
  firstTimeInMountains: isTrue(search.firstTimeInMountains),
})
