import type { ReactNode } from 'react'
import { errorMessage } from '../lib/errors.ts'
import { errorCode } from '../lib/trpc.ts'
import { tryAgain } from '../messages/en/lib/common.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  error: unknown
  title: string
  /** Of what does not exist, or not for this reader: the words, and the link that leads on. */
  gone: { title?: string; text: string; link: ReactNode }
  /** Where the server says nothing of the cause. */
  failed: string
  onRetry: () => void
}

/** The page of something that could not be loaded, or that is gone. */
export function PageNotLoaded({ error, title, gone, failed, onRetry }: Props) {
  const isGone = errorCode(error) === 'NOT_FOUND'
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {isGone ? (gone.title ?? title) : title}
      </h1>
      <EmptyState alert action={isGone ? gone.link : <Button onClick={onRetry}>{tryAgain}</Button>}>
        {isGone ? gone.text : (errorMessage(error) ?? failed)}
      </EmptyState>
    </div>
  )
}
