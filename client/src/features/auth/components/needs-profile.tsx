import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { useSessionEndSentence } from '../../../lib/session-end.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecentLogin } from './recent-login.tsx'

const PasskeyPrompt = lazyComponent(() => import('./passkey-prompt.tsx'), {})

type Props = {
  /** Shown when the profile is missing. */
  words?: string
  /** Shown when the session ends while the page is open. */
  ended: string
  /** Shown while the profile is loading. */
  waiting: ReactNode
  /** Shown to a suspended user; by default a message and a link to their account page. */
  suspended?: ReactNode
  children: ReactNode
}

/** Renders its children once the profile has loaded; otherwise an error with actions. */
export function NeedsProfile({ words = text.notLoaded, ended, waiting, suspended, children }: Props) {
  useSessionEndSentence(ended)
  const { user, loading, error, suspended: isSuspended, needsPasskey } = useAuth()
  const { retry, logout } = useAuthActions()
  const navigate = useNavigate()
  // Renders the children at low priority, so that input stays responsive.
  const canRender = useDeferredValue(user !== null)
  if (user && canRender) return <RecentLogin>{children}</RecentLogin>
  if (user || loading) return waiting
  if (needsPasskey)
    return (
      <Suspense fallback={waiting}>
        <PasskeyPrompt />
      </Suspense>
    )
  if (isSuspended) return suspended ?? <Suspended sentence={error} />
  const loginAgain = () =>
    logout().then(() => navigate({ to: '/login', search: { from: location.pathname + location.search } }))
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="sr-only">
        {text.notLoadedTitle}
      </h1>
      <EmptyState
        alert
        action={
          <>
            <Button onClick={() => retry().catch(() => {})}>{text.tryAgain}</Button>
            <Button variant="quiet" onClick={loginAgain}>
              {text.logInAgain}
            </Button>
          </>
        }
      >
        {words}
        {error && <span className="block text-muted">{error}</span>}
      </EmptyState>
    </div>
  )
}

/** The message that a suspended user gets on every page except their account page. */
const Suspended = ({ sentence }: { sentence: string | null }) => (
  <div className="wrap py-12 md:py-20">
    <h1 tabIndex={-1} className="sr-only">
      {text.suspendedTitle}
    </h1>
    <EmptyState
      alert
      action={
        <AppLink to="/edit-profile" className={buttonClass('quiet')}>
          {text.dataAndAccount}
        </AppLink>
      }
    >
      {sentence}
    </EmptyState>
  </div>
)
