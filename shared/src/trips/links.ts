import * as z from 'zod/mini'
import { Day } from '../lib/common.ts'

export const LinkKind = z.enum(['read', 'family'])

/** A link to a trip that works; one for friends may show times and costs. Its address is shown only when it is made. */
export const MadeLink = z.object({
  kind: LinkKind,
  createdAt: z.string(),
  expiresOn: z.nullable(Day),
  times: z.optional(z.boolean()),
  costs: z.optional(z.boolean()),
})
