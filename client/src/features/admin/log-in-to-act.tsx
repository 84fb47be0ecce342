import { useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useAuthActions } from '../../lib/auth-context.tsx'
import * as text from '../../messages/en/admin/admin-access.ts'
import { Button } from '../../ui/button.tsx'

/** Signs out and leads to the log-in, which leads back to this page. */
export function useLogInAgain() {
  const { logout } = useAuthActions()
  const navigate = useNavigate()
  return () => logout().then(() => navigate({ to: '/login', search: { from: location.pathname } }))
}

/** Above a page whose acts need a new log-in. */
export function LogInToAct() {
  const logInAgain = useLogInAgain()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-card px-5 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-teal" />
      <p className="min-w-48 flex-1">{text.logInToAct}</p>
      <Button variant="quiet" onClick={logInAgain}>
        {text.logInAgain}
      </Button>
    </div>
  )
}
