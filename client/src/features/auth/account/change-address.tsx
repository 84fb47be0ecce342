import { type FormEvent, useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { errorField, errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/change-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

type Problem = { field: string | null; words: string }
const problemOf = (error: unknown): Problem => ({
  field: errorField(error),
  words: errorMessage(error) ?? text.failed,
})

/** The user's address, which two codes change: one mailed to it, and one to the new address. */
export function ChangeAddress({ withRecentLogin }: { withRecentLogin: WithRecentLogin }) {
  const { user } = useAuth()
  const [newEmail, setNewEmail] = useState<string | null>(null)
  if (!user) return null
  return (
    <section aria-labelledby="address" className="rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="address" className="text-2xl">
        {text.heading}
      </h2>
      <p className="mt-2 text-muted [overflow-wrap:anywhere]">{text.current(user.email)}</p>
      {newEmail === null ? (
        <AddressForm withRecentLogin={withRecentLogin} onSent={setNewEmail} />
      ) : (
        <CodesForm oldEmail={user.email} newEmail={newEmail} onEnd={() => setNewEmail(null)} />
      )}
    </section>
  )
}

type AddressFormProps = { withRecentLogin: WithRecentLogin; onSent: (email: string) => void }

function AddressForm({ withRecentLogin, onSent }: AddressFormProps) {
  const { client } = trpc.useUtils()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!email.trim()) return setProblem({ field: 'email', words: text.addressMissing })
    setBusy(true)
    setProblem(null)
    try {
      const sent = await withRecentLogin(() => client.auth.startAddressChange.mutate({ email }))
      if (sent) return onSent(email.trim())
    } catch (error) {
      setProblem(problemOf(error))
    }
    setBusy(false)
  }

  return (
    <form noValidate aria-label={text.heading} aria-busy={busy} onSubmit={submit} className="mt-5 grid gap-4">
      <Field
        label={text.newAddress}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={problem?.field === 'email' ? problem.words : null}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormError>{problem && problem.field !== 'email' ? problem.words : null}</FormError>
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? text.loading : text.sendCodes}
      </Button>
    </form>
  )
}

type CodesFormProps = { oldEmail: string; newEmail: string; onEnd: () => void }

function CodesForm({ oldEmail, newEmail, onEnd }: CodesFormProps) {
  const { user } = useAuth()
  const { confirm, update } = useAuthActions()
  const utils = trpc.useUtils()
  const [codes, setCodes] = useState({ oldCode: '', newCode: '' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const { email, customToken } = await utils.client.auth.changeAddress.mutate(codes)
      if (user) update({ ...user, email })
      toast.success(text.changed(email))
      onEnd()
      // The tokens of this session still have the earlier address.
      await confirm({ customToken })
      await utils.sessions.list.invalidate()
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }

  const field = (name: keyof typeof codes, label: string) => (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      value={codes[name]}
      error={problem?.field === name ? problem.words : null}
      onChange={(event) => setCodes({ ...codes, [name]: event.target.value })}
      className="[overflow-wrap:anywhere] [&_input]:tabular-nums [&_input]:tracking-[0.2em]"
    />
  )
  return (
    <form noValidate aria-label={text.codes} aria-busy={busy} onSubmit={submit} className="mt-5 grid gap-4">
      <p role="status">{text.codesSent}</p>
      {field('oldCode', text.codeFor(oldEmail))}
      {field('newCode', text.codeFor(newEmail))}
      <FormError>
        {problem && problem.field !== 'oldCode' && problem.field !== 'newCode' ? problem.words : null}
      </FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.loading : text.change}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
