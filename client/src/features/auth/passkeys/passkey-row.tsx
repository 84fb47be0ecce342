import type { Passkey } from '@saathi/shared/auth/passkeys'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'

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
  const { mutateAsync, isPending } = trpc.passkeys.rename.useMutation()
  const [newName, setNewName] = useState(name)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (!newName.trim()) return setError(text.nameMissing)
    setError(null)
    try {
      const { message } = await mutateAsync({ passkeyId, name: newName })
      await utils.passkeys.list.invalidate()
      toast.success(message)
      onEnd()
    } catch (thrown) {
      setError(errorMessage(thrown) ?? text.failed)
    }
  }

  return (
    <form
      noValidate
      aria-label={text.renameNamed(name)}
      aria-busy={isPending}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      className="grid gap-4"
    >
      <Field
        label={text.newName}
        value={newName}
        maxLength={60}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(event) => setNewName(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? text.loading : text.save}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
