import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { AuthPage } from '../features/auth/components/auth-page.tsx'
import { AskForLink, SetPassword } from '../features/auth/components/reset-password.tsx'
import * as text from '../messages/en/auth/auth.ts'

export const Route = createFileRoute('/reset-password')({
  /** `oobCode` is the identity provider's name for the code in its mails. */
  validateSearch: ({ oobCode }: { oobCode?: string }): { oobCode?: string } => ({ oobCode }),
  component: ResetPassword,
})

function ResetPassword() {
  const { oobCode } = Route.useSearch()
  const navigate = Route.useNavigate()
  const email = useLocation({ select: ({ state }) => state.email ?? '' })
  return (
    <AuthPage
      title={oobCode ? text.newPasswordTitle : text.resetTitle}
      intro={<p>{oobCode ? text.newPasswordIntro : text.resetIntro}</p>}
      picture="valley"
      foot={
        <Link to="/login" className="font-[650] text-teal underline underline-offset-4">
          {text.backToLogin}
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
