import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { passkeyError } from '../../../lib/use-passkey.ts'
import { createPasskey } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Props = {
  /** Whether this log-in needs a mailed code, since it used no passkey. */
  codeNeeded: boolean
  withRecentLogin: <T>(call: () => Promise<T>) => Promise<T | null>
}

/** Adds a passkey: its name, the code from the mail if one is needed, and the dialog of the device. */
export function AddPasskey({ codeNeeded, withRecentLogin }: Props) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [name, setName] = useState('')
  /** Null until a code is mailed. */
  const [code, setCode] = useState<string | null>(null)
  const enterCode = codeNeeded && code !== null

  function end() {
    setName('')
    setCode(null)
    form.setErrors({})
  }

  async function sendCode() {
    if (await withRecentLogin(() => client.passkeys.sendCode.mutate())) setCode('')
    // The log-in was perhaps repeated, with a passkey.
    await utils.passkeys.list.invalidate()
  }

  async function add() {
    const options = await withRecentLogin(() => client.passkeys.startRegistration.mutate({ code: code ?? undefined }))
    if (!options) return
    // The code is used up, also if the device adds no passkey.
    setCode(null)
    await client.passkeys.register.mutate({ name, credential: await createPasskey(options) })
    end()
    toast.success(text.added)
    await utils.passkeys.list.invalidate()
  }

  const form = useForm({
    fields: enterCode ? ['name', 'code'] : ['name'],
    check: () => {
      if (!name.trim()) return { name: text.nameMissing }
      return { code: enterCode && !code.trim() ? text.codeMissing : undefined }
    },
    send: () => (codeNeeded && !enterCode ? sendCode() : add()),
    sentenceFor: passkeyError,
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.add} className="grid gap-4">
      <Field
        label={text.name}
        hint={codeNeeded && !enterCode ? text.codeHint : undefined}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={form.errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      {enterCode && (
        <>
          <p role="status">{text.codeSent}</p>
          <Field
            label={text.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            autoFocus
            value={code}
            error={form.errors.code}
            onChange={(event) => setCode(event.target.value)}
            className="[&_input]:tabular-nums [&_input]:tracking-[0.2em]"
          />
        </>
      )}
      <FormFooter
        form={form}
        label={codeNeeded && !enterCode ? text.sendCode : text.add}
        busyLabel={text.loading}
        onCancel={enterCode ? end : undefined}
      />
    </form>
  )
}
