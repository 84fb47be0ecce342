import { useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/change-address.ts'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

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
  const form = useForm({
    fields: ['email'],
    check: () => ({ email: email.trim() ? undefined : text.addressMissing }),
    send: async () => {
      if (await withRecentLogin(() => client.auth.startAddressChange.mutate({ email }))) onSent(email.trim())
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.heading} className="mt-5 grid gap-4">
      <Field
        label={text.newAddress}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={form.errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormFooter form={form} label={text.sendCodes} busyLabel={text.loading} />
    </form>
  )
}

type CodesFormProps = { oldEmail: string; newEmail: string; onEnd: () => void }

function CodesForm({ oldEmail, newEmail, onEnd }: CodesFormProps) {
  const { user } = useAuth()
  const { confirm, update } = useAuthActions()
  const utils = trpc.useUtils()
  const [codes, setCodes] = useState({ oldCode: '', newCode: '' })
  const form = useForm({
    fields: ['oldCode', 'newCode'],
    send: async () => {
      const { email, customToken } = await utils.client.auth.changeAddress.mutate(codes)
      if (user) update({ ...user, email })
      toast.success(text.changed(email))
      onEnd()
      // The tokens of this session still have the earlier address.
      await confirm({ customToken })
      await utils.sessions.list.invalidate()
    },
    failed: text.failed,
  })

  const field = (name: keyof typeof codes, label: string) => (
    <Field
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      value={codes[name]}
      error={form.errors[name]}
      onChange={(event) => setCodes({ ...codes, [name]: event.target.value })}
      className="[overflow-wrap:anywhere] [&_input]:tabular-nums [&_input]:tracking-[0.2em]"
    />
  )
  return (
    <form {...form.props} aria-label={text.codes} className="mt-5 grid gap-4">
      <p role="status">{text.codesSent}</p>
      {field('oldCode', text.codeFor(oldEmail))}
      {field('newCode', text.codeFor(newEmail))}
      <FormFooter form={form} label={text.change} busyLabel={text.loading} onCancel={onEnd} />
    </form>
  )
}
