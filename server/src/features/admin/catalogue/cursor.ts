import { storable } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { jsonCursor } from '../../../db/queries/pagination.ts'

/** The last report of a page: when it was settled (null if it is open), and its id. */
const LastWrongFact = z.object({ doneAt: z.nullable(z.iso.datetime()), id: z.uuidv7() })
export type LastWrongFact = z.infer<typeof LastWrongFact>
export const WrongFactCursor = jsonCursor(LastWrongFact)

/** The last destination of a page. */
const LastPlace = z.object({ name: z.string().check(storable()), id: z.string().check(storable()) })
export type LastPlace = z.infer<typeof LastPlace>
export const NameCursor = jsonCursor(LastPlace)
