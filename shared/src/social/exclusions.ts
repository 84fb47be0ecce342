import * as z from 'zod/mini'
import { atMost } from '../lib/common.ts'
import { EXCLUSIONS_MAX, Exclusion } from '../recommend/schema.ts'

/** A place marked `Not for me`, with its name. */
export const ExcludedPlace = z.extend(Exclusion, { name: z.string() })
export type ExcludedPlace = z.infer<typeof ExcludedPlace>

/** The places on the user's profile, oldest first. `remember`: the user has chosen to keep them there. */
export const ExclusionList = z.object({ remember: z.boolean(), items: z.array(ExcludedPlace) })
export type ExclusionList = z.infer<typeof ExclusionList>

export const RememberExclusions = z.object({ places: z.array(Exclusion).check(atMost(EXCLUSIONS_MAX)) })
export const ExclusionRef = z.pick(Exclusion, { id: true })
