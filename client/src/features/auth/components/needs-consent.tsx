import { type FormEvent, type ReactNode, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormError } from '../../../ui/form-error.tsx'

/** Tours, matching and messages are for adults: asks users who have not yet confirmed it. */
export function NeedsConsent({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  return user && !user.consented ? <ConsentScreen /> : children
}

function ConsentScreen() {
  useTitle(text.consentTitle)
  const { update } = useAuthActions()
  const [adult, setAdult] = useState(false)
  const [formError, setFormError] = useState<string | null>(null)
  const consent = trpc.auth.consent.useMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!adult) return setFormError(text.consentMissing)
    setFormError(null)
    try {
      update(await consent.mutateAsync({ adult }))
    } catch (error) {
      setFormError(errorMessage(error) ?? text.failed)
    }
  }

  return (
    <div className="wrap max-w-160! py-12 md:py-20">
      <h1 tabIndex={-1} className="text-3xl">
        {text.consentTitle}
      </h1>
      <p className="mt-4 text-lg">{text.consentIntro}</p>
      <form
        noValidate
        aria-label={text.consentForm}
        aria-busy={consent.isPending}
        onSubmit={submit}
        className="mt-7 grid gap-5 rounded-3xl border border-line bg-card p-6"
      >
        <Checkbox
          label={text.isAdult}
          hint={text.consentHint}
          checked={adult}
          onChange={(event) => setAdult(event.target.checked)}
        />
        <FormError>{formError}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={consent.isPending}>
            {consent.isPending ? text.loading : text.continueOn}
          </Button>
          <AppLink to="/" className={buttonClass('quiet')}>
            {text.notNow}
          </AppLink>
        </div>
      </form>
    </div>
  )
}
