import type { SavedPackage } from '@saathi/shared/admin/catalogue'
import type * as z from 'zod/mini'
import { appError } from '../../../errors.ts'
import type { Saved } from './queries/catalogue.ts'

/** The saved package. @throws TRPCError for any other outcome; `field` is named where the slug is another package's */
export function unwrapSaved(saved: Saved, field: string): z.infer<typeof SavedPackage> {
  if (saved.outcome === 'missing') throw appError('NOT_FOUND', 'packages.notFound')
  if (saved.outcome === 'stale') throw appError('CONFLICT', 'packages.changed')
  if (saved.outcome === 'slugTaken') throw appError('BAD_REQUEST', 'packages.slugTaken', { field })
  return saved
}
