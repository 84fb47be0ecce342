import { failed, loading, notFound } from '../../../messages/en/admin/admin-moderation.ts'
import { loadState } from '../load-state.tsx'

/** A part of the page of moderation while it loads, or after its call has failed; null when its data is there. */
export const partState = (query: Parameters<typeof loadState>[0]) =>
  loadState(query, { loading, failed, missing: notFound })
