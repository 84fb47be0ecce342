import { type FormEvent, useState } from 'react'
import type { GoogleAccount } from '../../../lib/identity.ts'
import * as text from '../../../messages/en/auth/auth.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
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
  const [formError, setFormError] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const account = { name: name.trim(), email: email.trim() }
    if (!account.name || !account.email) return setFormError(text.allRequired)
    onChoose(account)
  }

  return (
    <>
      <p className="mt-2 text-muted">{text.chooserIntro}</p>
      {accounts.length > 0 && (
        <ul className="mt-5 grid gap-2">
          {accounts.map((account) => (
            <li key={account.email}>
              <button
                type="button"
                onClick={() => onChoose(account)}
                className="flex w-full items-center gap-3 rounded-2xl border border-line px-3 py-2.5 text-left hover:bg-sunk"
              >
                <Avatar id={account.email} name={account.name} picture={null} className="size-11" />
                <span className="min-w-0">
                  <span className="block truncate font-[600]">{account.name}</span>
                  <span className="block truncate text-muted text-sm">{account.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate aria-label={text.anotherAccount} onSubmit={submit} className="mt-5 grid gap-4">
        <Field label={text.name} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        <Field
          label={text.googleAddress}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormError>{formError}</FormError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{text.continueOn}</Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </>
  )
}
