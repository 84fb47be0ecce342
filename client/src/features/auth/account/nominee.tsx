import type { Nominee } from '@saathi/shared/auth/nominees'
import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/nominees.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>
type Props = { withRecentLogin: WithRecentLogin }

/** The person whom the user has named to use their rights, and the form that changes it. */
export default function NomineeSection({ withRecentLogin }: Props) {
  const { data, isError, refetch } = trpc.nominees.mine.useQuery()
  const [editing, setEditing] = useState(false)
  return (
    <section aria-labelledby="nominee" className="rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="nominee" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-2 text-muted">{text.intro}</p>
      {data ? (
        editing ? (
          <NomineeForm nominee={data.nominee} withRecentLogin={withRecentLogin} onEnd={() => setEditing(false)} />
        ) : (
          <Named nominee={data.nominee} withRecentLogin={withRecentLogin} onEdit={() => setEditing(true)} />
        )
      ) : isError ? (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {text.loadFailed}
          <Button variant="quiet" onClick={() => refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status" className="skeleton mt-5 h-24">
          <span className="sr-only">{text.loading}</span>
        </div>
      )}
    </section>
  )
}

type NamedProps = Props & { nominee: Nominee | null; onEdit: () => void }

function Named({ nominee, withRecentLogin, onEdit }: NamedProps) {
  const utils = trpc.useUtils()
  const [asking, setAsking] = useState(false)

  async function remove() {
    setAsking(false)
    try {
      const removed = await withRecentLogin(() => utils.client.nominees.remove.mutate())
      if (!removed) return
      utils.nominees.mine.setData(undefined, removed)
      toast.success(text.removed)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }

  if (!nominee)
    return (
      <>
        <p className="mt-4">{text.none}</p>
        <Button variant="quiet" onClick={onEdit} className="mt-4">
          {text.add}
        </Button>
      </>
    )
  return (
    <>
      <div className="mt-4 [overflow-wrap:anywhere]">
        <p className="font-[600]">{nominee.name}</p>
        {nominee.email && <p>{nominee.email}</p>}
        {nominee.phone && <p>{nominee.phone}</p>}
        <p className="text-muted text-sm">{text.since(dayOf(nominee.namedAt))}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onEdit}>
          {text.change}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      </div>
      <Dialog title={text.removeQuestion} open={asking} onClose={() => setAsking(false)}>
        <p className="mt-3">{text.removeMeans}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={remove}>{text.remove}</Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const FIELDS = ['name', 'email', 'phone'] as const
type FieldName = (typeof FIELDS)[number]

function NomineeForm({ nominee, withRecentLogin, onEnd }: Props & { nominee: Nominee | null; onEnd: () => void }) {
  const utils = trpc.useUtils()
  const [values, setValues] = useState({
    name: nominee?.name ?? '',
    email: nominee?.email ?? '',
    phone: nominee?.phone ?? '',
  })
  const form = useForm({
    fields: FIELDS,
    check: () => ({ email: values.email.trim() || values.phone.trim() ? undefined : text.contactMissing }),
    send: async () => {
      const { name, email, phone } = values
      const facts = { name, email: email.trim() || null, phone: phone.trim() || null }
      const saved = await withRecentLogin(() => utils.client.nominees.set.mutate(facts))
      if (!saved) return
      utils.nominees.mine.setData(undefined, saved)
      toast.success(text.saved)
      onEnd()
    },
    failed: text.failed,
  })

  const field = (name: FieldName, label: string, type: string) => (
    <Field
      label={label}
      name={name}
      type={type}
      autoComplete="off"
      value={values[name]}
      error={form.errors[name]}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
    />
  )
  return (
    <form {...form.props} aria-label={text.title} className="mt-5 grid gap-4">
      {field('name', text.name, 'text')}
      {field('email', text.email, 'email')}
      {field('phone', text.phone, 'tel')}
      <FormFooter form={form} label={text.save} busyLabel={text.saving} onCancel={onEnd} />
    </form>
  )
}
