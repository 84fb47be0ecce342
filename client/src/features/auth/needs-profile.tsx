import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { useAuth, useAuthActions } from '../../lib/auth-context.tsx'
import { useSessionEndSentence } from '../../lib/session-end.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = {
  /** What the page says when the profile is not there. */
  words?: string
  /** What it says if the session ends while it is open. */
  ended: string
  /** What stands while it is being loaded. */
  waiting: ReactNode
  /** What a suspended person gets instead: by default a word and the way to their data. */
  suspended?: ReactNode
  children: ReactNode
}

/** Shows its page once the backend knows who is here; else what is wrong, and ways to go on. */
export function NeedsProfile({
  words = 'User data not fully loaded. Please log in.',
  ended,
  waiting,
  suspended,
  children,
}: Props) {
  useSessionEndSentence(ended)
  const { user, loading, error, suspended: isSuspended } = useAuth()
  const { retry, logout } = useAuthActions()
  const navigate = useNavigate()
  // What was waited for is drawn in steps, which hold up nobody.
  const drawn = useDeferredValue(user !== null)
  if (user && drawn) return children
  if (user || loading) return waiting
  if (isSuspended) return suspended ?? <Suspended sentence={error} />
  const again = () =>
    logout().then(() => navigate({ to: '/login', search: { from: location.pathname + location.search } }))
  return (
    <div className="wrap py-12 md:py-20">
      <h1 tabIndex={-1} className="sr-only">
        Not loaded
      </h1>
      <EmptyState
        alert
        action={
          <>
            <Button onClick={() => retry().catch(() => {})}>Try again</Button>
            <Button variant="quiet" onClick={again}>
              Log in again
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

/** What a suspended person reads on every page but the one where their data and account are. */
const Suspended = ({ sentence }: { sentence: string | null }) => (
  <div className="wrap py-12 md:py-20">
    <h1 tabIndex={-1} className="sr-only">
      Account suspended
    </h1>
    <EmptyState
      alert
      action={
        <AppLink to="/edit-profile" className={buttonClass('quiet')}>
          Your data and account
        </AppLink>
      }
    >
      {sentence}
    </EmptyState>
  </div>
)
