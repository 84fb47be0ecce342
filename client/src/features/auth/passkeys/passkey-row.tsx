import type { Passkey } from '@saathi/shared/auth/passkeys'
import { useEffect, useRef, useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormButtons } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

type Props = { passkey: Passkey; busy: boolean; onRemove: () => void }

/** One of the user's passkeys, with its name to change. */
export function PasskeyRow({ passkey, busy, onRemove }: Props) {
  const { _id, name, synced, createdAt, lastUsedAt } = passkey
  const [renaming, setRenaming] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const wasRenaming = useRef(false)

  // The form takes the focus, and the button that opened it gets it back.
  useEffect(() => {
    if (wasRenaming.current && !renaming) opener.current?.querySelector('button')?.focus()
    wasRenaming.current = renaming
  }, [renaming])

  if (renaming)
    return (
      <li>
        <RenameForm passkeyId={_id} name={name} onEnd={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="[overflow-wrap:anywhere]">
        <p className="font-[650]">{name}</p>
        <p className="text-muted text-sm">
          {lastUsedAt ? text.lastUsed(dayOf(lastUsedAt)) : text.addedOn(dayOf(createdAt))}
        </p>
        {synced && <p className="text-muted text-sm">{text.synced}</p>}
      </div>
      <div ref={opener} className="flex flex-wrap gap-2">
        <Button variant="quiet" disabled={busy} aria-label={text.renameNamed(name)} onClick={() => setRenaming(true)}>
          {text.rename}
        </Button>
        <Button variant="quiet" disabled={busy} aria-label={text.removeNamed(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  )
}

type FormProps = { passkeyId: string; name: string; onEnd: () => void }

function RenameForm({ passkeyId, name, onEnd }: FormProps) {
  const utils = trpc.useUtils()
  const rename = trpc.passkeys.rename.useMutation()
  const [newName, setNewName] = useState(name)
  const form = useForm({
    check: () => ({ form: newName.trim() ? undefined : text.nameMissing }),
    send: async () => {
      const { message } = await rename.mutateAsync({ passkeyId, name: newName })
      await utils.passkeys.list.invalidate()
      toast.success(message)
      onEnd()
    },
    failed: text.failed,
  })

  return (
    <form
      {...form.props}
      aria-label={text.renameNamed(name)}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      className="grid gap-4"
    >
      <Field
        label={text.newName}
        value={newName}
        maxLength={60}
        autoComplete="off"
        autoFocus
        error={form.errors.form}
        onChange={(event) => setNewName(event.target.value)}
      />
      <FormButtons form={form} label={text.save} busyLabel={text.loading} onCancel={onEnd} />
    </form>
  )
}
