import { useState } from 'react'
import type { GoogleAccount } from '../../../lib/identity.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { recentAccounts, saveAccount } from '../chosen-accounts.ts'

type Props = { open: boolean; onClose: () => void; onChoose: (account: GoogleAccount) => void }

/** Replaces Google's account chooser when Firebase is not configured. Lists the accounts that were used before. */
export const AccountChooser = ({ open, onClose, onChoose }: Props) => (
  <Dialog title={text.chooserTitle} open={open} onClose={onClose}>
    <Choices
      onChoose={(account) => {
        saveAccount(account)
        onChoose(account)
      }}
      onClose={onClose}
    />
  </Dialog>
)

function Choices({ onChoose, onClose }: Pick<Props, 'onChoose' | 'onClose'>) {
  const [accounts] = useState(recentAccounts)
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const account = { name: name.trim(), email: email.trim() }
  const form = useForm({
    check: () => ({ form: account.name && account.email ? undefined : text.allRequired }),
    send: () => onChoose(account),
    failed: text.failed,
  })

  return (
    <>
      <p className="mt-2 text-muted">{text.chooserIntro}</p>
      {accounts.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {accounts.map((recent) => (
            <li key={recent.email}>
              <button
                type="button"
                onClick={() => onChoose(recent)}
                className="flex w-full items-center gap-3 rounded-2xl border border-line px-3 py-2.5 text-left hover:bg-sunk"
              >
                <Avatar id={recent.email} name={recent.name} picture={null} className="size-11" />
                <span className="min-w-0">
                  <span className="block truncate font-[600]">{recent.name}</span>
                  <span className="block truncate text-muted text-sm">{recent.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form {...form.props} aria-label={text.anotherAccount} className="mt-5 grid gap-4">
        <Field label={text.name} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        <Field
          label={text.googleAddress}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormFooter form={form} label={text.continueOn} onCancel={onClose} />
      </form>
    </>
  )
}
