import * as z from 'zod/mini'
import { jsonCursor } from '../../../db/queries/pagination.ts'

/** The last enquiry of a page: when it was answered (null if it is open), and its id. */
const LastEnquiry = z.object({ answeredAt: z.nullable(z.iso.datetime()), id: z.uuidv7() })
export type LastEnquiry = z.infer<typeof LastEnquiry>
export const EnquiryCursor = jsonCursor(LastEnquiry)
