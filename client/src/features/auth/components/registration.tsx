import { CODE_MINUTES, RESEND_AFTER_S } from '@saathi/shared/auth/schema'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { toast } from '../../../ui/toasts.tsx'
import { type Details, validateDetails } from '../details.ts'
import { deleteDraft, readDraft, saveDraft } from '../registration-draft.ts'
import { CodeForm } from './code-form.tsx'
import { DetailsForm, type FieldErrors } from './details-form.tsx'

type Props = {
  step: 'details' | 'code'
  /** Goes to the other step, as an entry of the browser history. */
  onStep: (step: 'details' | 'code') => void
  /** Where to go when the user has to log in manually. */
  toLogin: () => void
}

const DETAILS_FIELDS = ['name', 'email', 'password']

/** Registration in two steps. The typed values survive errors and navigation between the steps. */
export function Registration({ step, onStep, toLogin }: Props) {
  const { login } = useAuthActions()
  const [draft] = useState(readDraft)
  const [details, setDetails] = useState<Details>({ ...draft, password: '', confirmation: '' })
  const [sent, setSent] = useState(draft.sent)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = trpc.auth.sendCode.useMutation()
  const register = trpc.auth.register.useMutation()
  const [finishing, setFinishing] = useState(false)
  const email = details.email.trim()
  const codeSent = sent !== null && sent.email === email
  const ready = codeSent && validateDetails(details) === null

  // The second step was opened by its URL or the page was reloaded: the password must be typed again.
  const currentStep = step === 'code' && ready ? 'code' : 'details'
  const needsRedirect = step !== currentStep
  const [previousStep, setPreviousStep] = useState(currentStep)
  useEffect(() => {
    if (previousStep === currentStep) return
    setPreviousStep(currentStep)
    // On the way back to the first step, scroll to its start, unless an invalid field has the focus.
    if (currentStep === 'details' && Object.keys(errors).length === 0) document.querySelector('h1')?.focus()
  }, [previousStep, currentStep, errors])

  const navigate = useNavigate()
  useEffect(() => {
    if (needsRedirect) navigate({ to: '/register', search: (now) => ({ ...now, step: undefined }), replace: true })
  }, [needsRedirect, navigate])

  function change(part: Partial<Details>) {
    const next = { ...details, ...part }
    setDetails(next)
    saveDraft({ name: next.name, email: next.email, adult: next.adult, sent })
  }

  async function sendCode() {
    await send.mutateAsync({ email, password: details.password })
    const now = { email, at: Date.now() }
    setSent(now)
    saveDraft({ name: details.name, email: details.email, adult: details.adult, sent: now })
  }

  async function submitDetails({ hasCode }: { hasCode: boolean }) {
    const invalid = validateDetails(details)
    setErrors(invalid ? { [invalid.field ?? 'form']: invalid.message } : {})
    if (invalid) return
    const justSent = codeSent && Date.now() - sent.at < RESEND_AFTER_S * 1000
    try {
      if (!hasCode && !justSent) await sendCode()
      onStep('code')
    } catch (error) {
      setErrors(toFieldErrors(error, text.sendFailed))
    }
  }

  async function resendCode() {
    await sendCode()
    toast.success(text.newCode)
  }

  /** Registers. What is wrong with the details is shown on the first step. @throws whatever else is wrong */
  async function verify(code: string) {
    const { name, password, adult } = details
    try {
      const consent = adult ? { adult } : undefined
      const { customToken } = await register.mutateAsync({ name: name.trim(), email, password, code, consent })
      deleteDraft()
      setFinishing(true)
      await finish(customToken)
    } catch (error) {
      const field = errorField(error)
      if (field === null || !DETAILS_FIELDS.includes(field)) throw error
      setErrors(toFieldErrors(error, text.registerFailed))
      onStep('details')
    }
  }

  /** Logs in with the returned token, or redirects to the log-in page when that fails. */
  async function finish(customToken: string | undefined) {
    try {
      await login({ customToken })
      toast.success(text.redirecting)
    } catch {
      toast.info(text.registered)
      toLogin()
    }
  }

  if (currentStep === 'code')
    return (
      <CodeForm
        email={email}
        resendAt={(sent?.at ?? 0) + RESEND_AFTER_S * 1000}
        finishing={finishing}
        sending={send.isPending}
        onVerify={verify}
        onResend={resendCode}
        onBack={() => onStep('details')}
      />
    )
  const codeLives = codeSent && Date.now() - sent.at < CODE_MINUTES * 60_000
  return (
    <DetailsForm
      details={details}
      errors={errors}
      busy={send.isPending}
      onChange={change}
      onSubmit={() => submitDetails({ hasCode: false })}
      onHasCode={codeLives ? () => submitDetails({ hasCode: true }) : null}
    />
  )
}

function toFieldErrors(error: unknown, otherwise: string): FieldErrors {
  const field = errorField(error)
  return { [field && DETAILS_FIELDS.includes(field) ? field : 'form']: errorMessage(error) ?? otherwise }
}
