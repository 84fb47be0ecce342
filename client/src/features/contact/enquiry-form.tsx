import { type FormEvent, useEffect, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/contact/contact.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'

const THANKS_MS = 4000

const EMPTY = { name: '', email: '', phone: '', message: '', website: '' }
type Draft = typeof EMPTY

/** The enquiry form. A successful submission clears it; a failed one keeps the input. */
export function EnquiryForm() {
  const [draft, setDraft] = useState(EMPTY)
  const [thanks, setThanks] = useState<string | null>(null)
  const send = trpc.contact.send.useMutation()

  useEffect(() => {
    if (thanks === null) return
    const timer = setTimeout(() => setThanks(null), THANKS_MS)
    return () => clearTimeout(timer)
  }, [thanks])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (send.isPending) return
    setThanks(null)
    try {
      const { message } = await send.mutateAsync(draft)
      setDraft(EMPTY)
      setThanks(message)
    } catch {
      // The error is shown below the form.
    }
  }
  const inputProps = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  })
  const error = send.isError ? (errorMessage(send.error) ?? text.failed) : null
  return (
    <form aria-labelledby="enquiry-title" aria-busy={send.isPending} onSubmit={submit} className="grid gap-5">
      <h2 id="enquiry-title" className="text-2xl md:text-3xl">
        {text.enquiryTitle}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={text.name}
          required
          maxLength={80}
          autoComplete="name"
          className="sm:col-span-2"
          {...inputProps('name')}
        />
        <Field label={text.email} required type="email" maxLength={254} autoComplete="email" {...inputProps('email')} />
        <Field
          label={text.phoneNumber}
          required
          type="tel"
          maxLength={30}
          autoComplete="tel"
          {...inputProps('phone')}
        />
        <TextArea label={text.message} maxLength={4000} className="sm:col-span-2" {...inputProps('message')} />
      </div>
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div aria-hidden className="absolute -left-[9999px]">
        <label>
          {text.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...inputProps('website')} />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* `aria-disabled` instead of `disabled`, which would drop the keyboard focus. */}
        <Button type="submit" aria-disabled={send.isPending} className="min-w-36">
          {send.isPending ? text.sending : text.submit}
        </Button>
        <div role="status">{thanks && <p className="font-[600] text-leaf">{thanks}</p>}</div>
      </div>
      <FormError>{error}</FormError>
    </form>
  )
}
