import { createFileRoute } from '@tanstack/react-router'
import { NeedsProfile } from '../../features/auth/components/needs-profile.tsx'
import { questionIn } from '../../features/auth/welcome/questions.ts'
import { WelcomePage } from '../../features/auth/welcome/welcome-page.tsx'
import { WelcomeSkeleton } from '../../features/auth/welcome/welcome-skeleton.tsx'
import { useAuth } from '../../lib/auth-context.tsx'
import { endFirstQuestions } from '../../lib/first-questions.ts'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import * as text from '../../messages/en/auth/welcome.ts'
import { toast } from '../../ui/toasts.tsx'

/** `from` is the path to go on to, `question` the one that is shown; both are checked here, in the lazy part. */
export const Route = createFileRoute('/_signed-in/welcome')({
  component: () => (
    <NeedsProfile ended={text.ended} waiting={<WelcomeSkeleton />}>
      <Welcome />
    </NeedsProfile>
  ),
})

function Welcome() {
  const { user } = useAuth()
  const { from, question }: { from?: unknown; question?: unknown } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!user) return null
  return (
    <WelcomePage
      me={user}
      question={questionIn(question)}
      onQuestion={(next) => navigate({ search: { from, question: next } as object })}
      onDone={(saved) => {
        endFirstQuestions()
        if (saved) toast.success(text.saved)
        navigate({ href: safeRedirect(from, location.origin) ?? '/', replace: true })
      }}
    />
  )
}
