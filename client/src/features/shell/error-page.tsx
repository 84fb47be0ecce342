import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { needsReload, reloadFor, retryAfter } from '../../lib/import-chunk.ts'
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
      title="Something went wrong"
      actions={
        <>
          <Button onClick={() => retryAfter(error, () => router.invalidate())}>Try again</Button>
          <AppLink to="/" className={buttonClass('quiet')}>
            Back to Home
          </AppLink>
        </>
      }
    >
      <p>We could not load this page just now. Please check your connection and try again.</p>
    </StatusPage>
  )
}
