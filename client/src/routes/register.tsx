import { createFileRoute, Link } from '@tanstack/react-router'
import { AuthPage } from '../features/auth/components/auth-page.tsx'
import { GoogleLogin } from '../features/auth/components/google-login.tsx'
import { Registration } from '../features/auth/components/registration.tsx'
import { useLeaveWhenSignedIn } from '../features/auth/hooks/use-leave-when-signed-in.ts'
import { purposeOf } from '../features/auth/purpose.ts'
import { safeRedirect } from '../lib/safe-redirect.ts'
import * as text from '../messages/en/auth/auth.ts'
import { RichText } from '../ui/rich-text.tsx'

type Search = { step?: 'code'; from?: string }

export const Route = createFileRoute('/register')({
  validateSearch: ({ step, from }: Record<string, unknown>): Search => ({
    step: step === 'code' ? 'code' : undefined,
    from: safeRedirect(from, location.origin) ?? undefined,
  }),
  loader: ({ context: { auth } }) => {
    auth.open().catch(() => {})
  },
  component: Register,
})

function Register() {
  const { step, from } = Route.useSearch()
  const navigate = Route.useNavigate()
  useLeaveWhenSignedIn(from, { welcome: true })
  const purpose = purposeOf(from)
  return (
    <AuthPage
      title={text.signUpTitle}
      intro={<p>{purpose ? text.signUpFor[purpose] : text.signUpIntro}</p>}
      picture="coast"
      foot={
        <p>
          <RichText
            text={text.haveAccount}
            tags={{
              link: (words) => (
                <Link to="/login" search={{ from }} className="font-[650] text-teal underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      }
    >
      <Registration
        step={step ?? 'details'}
        onStep={(next) => navigate({ search: { from, step: next === 'code' ? next : undefined } })}
        toLogin={() => navigate({ to: '/login', search: { from } })}
      />
      {!step && <GoogleLogin />}
      <p className="mt-6 text-muted text-sm">
        <RichText
          text={text.agreement}
          tags={{
            terms: (words) => (
              <Link to="/terms" className="font-[600] text-teal underline underline-offset-4">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link to="/privacy" className="font-[600] text-teal underline underline-offset-4">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </AuthPage>
  )
}
