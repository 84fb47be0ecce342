import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { AuthPage } from '../features/auth/components/auth-page.tsx'
import { AskForLink, SetPassword } from '../features/auth/components/reset-password.tsx'

export const Route = createFileRoute('/reset-password')({
  /** `oobCode` is the identity provider's name for the code in its mails. */
  validateSearch: ({ oobCode }: Record<string, unknown>): { oobCode?: string } => ({
    oobCode: typeof oobCode === 'string' && oobCode ? oobCode : undefined,
  }),
  component: ResetPassword,
})

function ResetPassword() {
  const { oobCode } = Route.useSearch()
  const navigate = Route.useNavigate()
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  return (
    <AuthPage
      title={oobCode ? 'Set a new password' : 'Forgot password?'}
      intro={
        oobCode ? (
          <p>After this you are logged out everywhere, and log in with the new one.</p>
        ) : (
          <p>Enter your email and we’ll send a reset link.</p>
        )
      }
      picture="valley"
      foot={
        <Link to="/login" className="font-[650] text-teal underline underline-offset-4">
          Back to Login
        </Link>
      }
    >
      {oobCode ? (
        <SetPassword
          key={oobCode}
          code={oobCode}
          onDone={() => navigate({ to: '/login', replace: true })}
          onAskAgain={() => navigate({ search: {} })}
        />
      ) : (
        <AskForLink email={email} />
      )}
    </AuthPage>
  )
}
