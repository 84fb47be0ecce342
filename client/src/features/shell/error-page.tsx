import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { needsReload, reloadFor, retryAfter } from '../../lib/import-chunk.ts'
import * as common from '../../messages/en/lib/common.ts'
import * as text from '../../messages/en/shell/shell.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { StatusPage } from './status-page.tsx'

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
  return (
    <StatusPage
      title={text.failedTitle}
      actions={
        <>
          <Button onClick={() => retryAfter(error, () => router.invalidate())}>{common.tryAgain}</Button>
          <AppLink to="/" className={buttonClass('quiet')}>
            {text.backHome}
          </AppLink>
        </>
      }
    >
      <p>{text.failed}</p>
    </StatusPage>
  )
}
