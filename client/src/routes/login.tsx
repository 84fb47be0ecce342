import { createFileRoute, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AuthPage } from '../features/auth/components/auth-page.tsx'
import { GoogleLogin } from '../features/auth/components/google-login.tsx'
import { LoginForm } from '../features/auth/components/login-form.tsx'
import { useLeaveWhenSignedIn } from '../features/auth/hooks/use-leave-when-signed-in.ts'
import { purposeOf } from '../features/auth/purpose.ts'
import { useAuth } from '../lib/auth-context.tsx'
import { lazyComponent } from '../lib/lazy-component.tsx'
import { safeRedirect } from '../lib/safe-redirect.ts'
import * as text from '../messages/en/auth/auth.ts'
import { RichText } from '../ui/rich-text.tsx'

const PasskeyLogin = lazyComponent(() => import('../features/auth/components/passkey-login.tsx'), { background: true })
const PasskeyPrompt = lazyComponent(() => import('../features/auth/components/passkey-prompt.tsx'), {})

export const Route = createFileRoute('/login')({
  /** `from` is the path to return to after the log-in. */
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({
    from: safeRedirect(from, location.origin) ?? undefined,
  }),
  // Starts loading the identity provider without waiting for it.
  loader: ({ context: { auth } }) => {
    auth.open().catch(() => {})
  },
  component: Login,
})

function Login() {
  const { from } = Route.useSearch()
  useLeaveWhenSignedIn(from)
  const purpose = purposeOf(from)
  const { needsPasskey } = useAuth()
  if (needsPasskey)
    return (
      <Suspense>
        <PasskeyPrompt />
      </Suspense>
    )
  return (
    <AuthPage
      title={text.loginTitle}
      intro={<p>{purpose ? text.loginFor[purpose] : text.loginIntro}</p>}
      picture="valley"
      foot={
        <p>
          <RichText
            text={text.newHere}
            tags={{
              link: (words) => (
                <Link to="/register" search={{ from }} className="font-[650] text-teal underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      }
    >
      <LoginForm />
      <GoogleLogin />
      <Suspense>
        <PasskeyLogin />
      </Suspense>
    </AuthPage>
  )
}
