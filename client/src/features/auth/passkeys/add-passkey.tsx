import { type FormEvent, useState } from 'react'
import { errorField } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { passkeyError } from '../../../lib/use-passkey.ts'
import { createPasskey } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = {
  /** Whether this log-in needs a mailed code, since it used no passkey. */
  codeNeeded: boolean
  withRecentLogin: <T>(call: () => Promise<T>) => Promise<T | null>
}

type Problem = { field: string | null; words: string }

/** Adds a passkey: its name, the code from the mail if one is needed, and the dialog of the device. */
export function AddPasskey({ codeNeeded, withRecentLogin }: Props) {
  const utils = trpc.useUtils()
  const { client } = utils
  const [name, setName] = useState('')
  /** Null until a code is mailed. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const enterCode = codeNeeded && code !== null

  function end() {
    setName('')
    setCode(null)
    setProblem(null)
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

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!name.trim()) return setProblem({ field: 'name', words: text.nameMissing })
    if (enterCode && !code.trim()) return setProblem({ field: 'code', words: text.codeMissing })
    setBusy(true)
    setProblem(null)
    try {
      await (codeNeeded && !enterCode ? sendCode() : add())
    } catch (thrown) {
      setProblem({ field: errorField(thrown), words: passkeyError(thrown) })
    }
    setBusy(false)
  }

  const errorOf = (field: string) => (problem?.field === field ? problem.words : null)
  return (
    <form noValidate aria-label={text.add} aria-busy={busy} onSubmit={submit} className="grid gap-4">
      <Field
        label={text.name}
        hint={codeNeeded && !enterCode ? text.codeHint : undefined}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={errorOf('name')}
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
            error={errorOf('code')}
            onChange={(event) => setCode(event.target.value)}
            className="[&_input]:tabular-nums [&_input]:tracking-[0.2em]"
          />
        </>
      )}
      <FormError>{problem && !errorOf('name') && !(enterCode && errorOf('code')) ? problem.words : null}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.loading : codeNeeded && !enterCode ? text.sendCode : text.add}
        </Button>
        {enterCode && (
          <Button variant="quiet" onClick={end}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
