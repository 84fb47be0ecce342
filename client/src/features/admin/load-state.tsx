import type { ReactNode } from 'react'
import { isMissing } from '../../lib/trpc.ts'
import { tryAgain } from '../../messages/en/lib/common.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Query = { isPending: boolean; isError: boolean; error?: unknown; refetch: () => Promise<unknown> }
type Texts = {
  loading: string
  failed: string
  /** In place of `failed` for what does not exist. */
  missing?: string
}

/** A part of a page while it loads, or after its call has failed; null when its data is there. */
export function loadState(query: Query, { loading, failed, missing }: Texts): ReactNode {
  if (query.isPending)
    return (
      <div role="status">
        <span className="sr-only">{loading}</span>
        <div className="skeleton h-72 rounded-3xl" />
      </div>
    )
  if (!query.isError) return null
  if (missing && isMissing(query.error)) return <EmptyState alert>{missing}</EmptyState>
  return (
    <EmptyState alert action={<Button onClick={() => query.refetch()}>{tryAgain}</Button>}>
      {failed}
    </EmptyState>
  )
}
