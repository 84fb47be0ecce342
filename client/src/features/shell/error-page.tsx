import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isChunkError, needsReload, reloadFor, retryAfter } from '../../lib/import-chunk.ts'
import { isKeeping } from '../../lib/keeping-flag.ts'
import { hasNoAnswer } from '../../lib/trpc.ts'
import * as common from '../../messages/en/lib/common.ts'
import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'

/** The network failed, so that the page itself, or what it shows, is not on this device. */
const isUnreached = (error: unknown): boolean =>
  error instanceof Error && ((isChunkError(error) && error.unreached) || hasNoAnswer(error) || isUnreached(error.cause))

/** The page shown when another page fails to load or render. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter()
  const [shouldReload] = useState(() => needsReload(error))
  useEffect(() => {
    if (shouldReload) reloadFor(error)
  }, [shouldReload, error])
  useEffect(() => {
    const retry = () => retryAfter(error, () => router.invalidate())
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [error, router])
  if (shouldReload) return null
  const unreached = isUnreached(error)
  const [to, label] = unreached && isKeeping() ? ['/trips', text.keptTrips] : ['/', text.backHome]
  return (
    <StatusPage
      title={unreached ? text.noNetworkTitle : text.failedTitle}
      actions={
        <>
          <Button onClick={() => retryAfter(error, () => router.invalidate())}>{common.tryAgain}</Button>
          <AppLink to={to} className={buttonClass('quiet')}>
            {label}
          </AppLink>
        </>
      }
    >
      <p>{unreached ? text.notHere(matchMedia('(pointer: coarse), (max-width: 47.99rem)').matches) : text.failed}</p>
    </StatusPage>
  )
}
