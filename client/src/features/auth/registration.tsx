import { CODE_MINUTES, RESEND_AFTER_S } from '@saathi/shared/auth'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { errorField, errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'
import { CodeForm } from './code-form.tsx'
import { type Details, faultInDetails } from './details.ts'
import { DetailsForm, type Faults } from './details-form.tsx'
import { forgetDraft, keepDraft, readDraft } from './registration-draft.ts'

type Props = {
  step: 'details' | 'code'
  /** To the other step, as a step of the browser's history. */
  onStep: (step: 'details' | 'code') => void
  /** Where somebody goes who has to log in by hand. */
  toLogin: () => void
}

const SEND_FAILED = 'Failed to send verification code. Please try again.'
const REGISTER_FAILED = 'Failed to verify code or register. Please try again.'
const STEP_1 = ['name', 'email', 'password']

/** Registration in two steps. What was typed stays, whichever way one goes and whatever goes wrong. */
export function Registration({ step, onStep, toLogin }: Props) {
  const { login } = useAuthActions()
  const [draft] = useState(readDraft)
  const [details, setDetails] = useState<Details>({ ...draft, password: '', confirmation: '' })
  const [sent, setSent] = useState(draft.sent)
  const [faults, setFaults] = useState<Faults>({})
  const [codeFault, setCodeFault] = useState<string | null>(null)
  const send = trpc.auth.sendCode.useMutation()
  const register = trpc.auth.register.useMutation()
  const [finishing, setFinishing] = useState(false)
  const email = details.email.trim()
  const sentHere = sent !== null && sent.email === email
  const ready = sentHere && faultInDetails(details) === null

  // Step 2 was opened by its address, or the page was loaded anew: the password has to be typed again.
  const shown = step === 'code' && ready ? 'code' : 'details'
  const astray = step !== shown
  const [stood, setStood] = useState(shown)
  useEffect(() => {
    if (stood === shown) return
    setStood(shown)
    // Back at step 1: to its beginning, unless one of its fields is at fault and has the focus.
    if (shown === 'details' && Object.keys(faults).length === 0) document.querySelector('h1')?.focus()
  }, [stood, shown, faults])

  const navigate = useNavigate()
  useEffect(() => {
    if (astray) navigate({ to: '/register', search: (now) => ({ ...now, step: undefined }), replace: true })
  }, [astray, navigate])

  function change(part: Partial<Details>) {
    const next = { ...details, ...part }
    setDetails(next)
    keepDraft({ name: next.name, email: next.email, adult: next.adult, sent })
  }

  /** Sends a code; says whether one is on its way. */
  async function sendCode(tell: (error: unknown) => void): Promise<boolean> {
    try {
      await send.mutateAsync({ email })
    } catch (error) {
      tell(error)
      return false
    }
    const now = { email, at: Date.now() }
    setSent(now)
    keepDraft({ name: details.name, email: details.email, adult: details.adult, sent: now })
    return true
  }

  async function leaveDetails({ hasCode }: { hasCode: boolean }) {
    const fault = faultInDetails(details)
    setFaults(fault ? { [fault.field ?? 'form']: fault.message } : {})
    if (fault) return
    setCodeFault(null)
    const justSent = sentHere && Date.now() - sent.at < RESEND_AFTER_S * 1000
    const tell = (error: unknown) => setFaults(faultsOf(error, SEND_FAILED))
    if (hasCode || justSent || (await sendCode(tell))) onStep('code')
  }

  async function sendAnother() {
    setCodeFault(null)
    const tell = (error: unknown) => setCodeFault(errorMessage(error) ?? SEND_FAILED)
    if (await sendCode(tell)) toast.success('A new code is on its way.')
  }

  async function verify(code: string) {
    if (!code) return setCodeFault('Verification code is required.')
    setCodeFault(null)
    const { name, password, adult } = details
    try {
      const consent = adult ? { adult } : undefined
      const { customToken } = await register.mutateAsync({ name: name.trim(), email, password, code, consent })
      forgetDraft()
      setFinishing(true)
      await finish(customToken)
    } catch (error) {
      const field = errorField(error)
      if (field === null || !STEP_1.includes(field)) return setCodeFault(errorMessage(error) ?? REGISTER_FAILED)
      setFaults(faultsOf(error, REGISTER_FAILED))
      onStep('details')
    }
  }

  /** The account is made: logs in with the token that came, or asks to do it by hand. */
  async function finish(customToken: string | undefined) {
    try {
      await login({ customToken })
      toast.success('Login successful! Redirecting...')
    } catch {
      toast.info('Registration complete. Please log in manually.')
      toLogin()
    }
  }

  if (shown === 'code')
    return (
      <CodeForm
        email={email}
        resendAt={(sent?.at ?? 0) + RESEND_AFTER_S * 1000}
        busy={register.isPending || finishing}
        sending={send.isPending}
        fault={codeFault}
        onSubmit={verify}
        onResend={sendAnother}
        onBack={() => onStep('details')}
      />
    )
  const codeLives = sentHere && Date.now() - sent.at < CODE_MINUTES * 60_000
  return (
    <DetailsForm
      details={details}
      faults={faults}
      busy={send.isPending}
      onChange={change}
      onSubmit={() => leaveDetails({ hasCode: false })}
      onHasCode={codeLives ? () => leaveDetails({ hasCode: true }) : null}
    />
  )
}

function faultsOf(error: unknown, otherwise: string): Faults {
  const field = errorField(error)
  return { [field && STEP_1.includes(field) ? field : 'form']: errorMessage(error) ?? otherwise }
}
