import { type ReactNode, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** Tours, matching and messages are for adults: asks users who have not yet confirmed it. */
export function NeedsConsent({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  return user && !user.consented ? <ConsentScreen /> : children
}

function ConsentScreen() {
  useTitle(text.consentTitle)
  const { update } = useAuthActions()
  const [adult, setAdult] = useState(false)
  const consent = trpc.auth.consent.useMutation()
  const form = useForm({
    check: () => ({ form: adult ? undefined : text.consentMissing }),
    send: async () => update(await consent.mutateAsync({ adult: true })),
    failed: text.failed,
  })

  return (
    <div className="wrap max-w-160! py-12 md:py-20">
      <h1 tabIndex={-1} className="text-3xl">
        {text.consentTitle}
      </h1>
      <p className="mt-4 text-lg">{text.consentIntro}</p>
      <form
        {...form.props}
        aria-label={text.consentForm}
        className="mt-7 grid gap-5 rounded-3xl border border-line bg-card p-6"
      >
        <Checkbox
          label={text.isAdult}
          hint={text.consentHint}
          checked={adult}
          onChange={(event) => setAdult(event.target.checked)}
        />
        <FormFooter form={form} label={text.continueOn} busyLabel={text.loading}>
          <AppLink to="/" className={buttonClass('quiet')}>
            {text.notNow}
          </AppLink>
        </FormFooter>
      </form>
    </div>
  )
}
