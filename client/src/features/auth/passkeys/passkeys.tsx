import { useState } from 'react'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { passkeyError, usePasskey } from '../../../lib/use-passkey.ts'
import { hasPasskeys } from '../../../lib/webauthn.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

/** The user's passkeys, and whether log-ins ask for one. */
export default function Passkeys({ withRecentLogin }: { withRecentLogin: WithRecentLogin }) {
  const utils = trpc.useUtils()
  const { client } = utils
  const { providerUser } = useAuth()
  const { confirm } = useAuthActions()
  const usedPasskey = usePasskey()
  const { data } = trpc.passkeys.list.useQuery()
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string | null>(null)

  async function act(work: () => Promise<string | null>) {
    setBusy(true)
    setError(null)
    try {
      const done = await work()
      if (done) toast.success(done)
    } catch (thrown) {
      setError(passkeyError(thrown))
    }
    await utils.passkeys.list.invalidate()
    setBusy(false)
  }

  const remove = (passkeyId: string) =>
    act(async () => ((await withRecentLogin(() => client.passkeys.remove.mutate({ passkeyId }))) ? text.removed : null))

  const setRequired = (required: boolean) =>
    act(async () => {
      // This session must have used a passkey, or it would be refused from then on.
      if (required) await confirm({ customToken: await usedPasskey(providerUser?.uid) })
      const changed = await withRecentLogin(() => client.passkeys.setRequired.mutate({ required }))
      setCode(changed?.recoveryCode ?? null)
      return changed && (required ? text.required : text.notRequired)
    })

  if (!data) return null
  return (
    <section aria-labelledby="passkeys" className="grid gap-5 rounded-3xl border border-line bg-card p-5 md:p-8">
      <div>
        <h2 id="passkeys" className="text-2xl">
          {text.heading}
        </h2>
        <p className="mt-2 text-muted">{text.intro}</p>
      </div>
      {data.items.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="grid gap-4">
          {data.items.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} busy={busy} onRemove={() => remove(passkey._id)} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <AddPasskey codeNeeded={data.codeNeeded} withRecentLogin={withRecentLogin} />
      ) : (
        <p className="text-muted">{text.notSupported}</p>
      )}
      {data.items.length > 0 && (
        <Checkbox
          label={text.requireLabel}
          hint={text.requireHint}
          checked={data.required}
          disabled={busy}
          onChange={(event) => setRequired(event.target.checked)}
        />
      )}
      <FormError>{error}</FormError>
      <Dialog title={text.recoveryTitle} open={code !== null} onClose={() => setCode(null)}>
        <p className="mt-3 font-[650] font-mono text-lg">{code}</p>
        <p className="mt-3">{text.recoveryMeans}</p>
        <Button onClick={() => setCode(null)} className="mt-6">
          {text.kept}
        </Button>
      </Dialog>
    </section>
  )
}
