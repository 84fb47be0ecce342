import type { ReactNode } from 'react'
import { isMissing } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Query = { isPending: boolean; isError: boolean; error: unknown; refetch: () => Promise<unknown> }

/** A part of the page while it loads, or after its call has failed; null when its data is there. */
export function partState(query: Query): ReactNode {
  if (query.isPending)
    return (
      <div role="status">
        <span className="sr-only">{text.loading}</span>
        <div className="skeleton h-72 rounded-3xl" />
      </div>
    )
  if (!query.isError) return null
  if (isMissing(query.error)) return <EmptyState alert>{text.notFound}</EmptyState>
  return (
    <EmptyState alert action={<Button onClick={() => query.refetch()}>{text.tryAgain}</Button>}>
      {text.failed}
    </EmptyState>
  )
}
