import * as z from 'zod/mini'
import { jsonCursor } from '../../../db/queries/pagination.ts'

/** The last row of a page in order of time. */
const LastInTime = z.object({ at: z.iso.datetime(), id: z.uuidv7() })
export type LastInTime = z.infer<typeof LastInTime>
export const TimeCursor = jsonCursor(LastInTime)
