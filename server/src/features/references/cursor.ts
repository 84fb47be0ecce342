import type { PendingReference } from '@saathi/shared/references/schema'
import * as z from 'zod/mini'
import { jsonCursor } from '../../db/queries/pagination.ts'

/** The last day of the tour, the tour and the person. */
export const pendingCursor = jsonCursor(z.tuple([z.iso.date(), z.uuid(), z.uuid()]))
export type PendingCursor = z.infer<typeof pendingCursor>

export const cursorOf = ({ tour, person }: PendingReference): PendingCursor => [tour.endDate, tour._id, person._id]
