import { type FormEvent, useEffect, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'

const GONE_AFTER_MS = 4000

const EMPTY = { name: '', email: '', phone: '', message: '', website: '' }
type Draft = typeof EMPTY

/** The enquiry form. What was sent leaves the form; what was not stays in it. */
export function EnquiryForm() {
  const [draft, setDraft] = useState(EMPTY)
  const [thanks, setThanks] = useState<string | null>(null)
  const send = trpc.contact.send.useMutation()

  useEffect(() => {
    if (thanks === null) return
    const timer = setTimeout(() => setThanks(null), GONE_AFTER_MS)
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
      // It stands below the form.
    }
  }
  const typed = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  })
  const fault = send.isError ? (errorMessage(send.error) ?? 'Failed to send message. Try again later.') : null
  return (
    <form aria-labelledby="enquiry-title" aria-busy={send.isPending} onSubmit={submit} className="grid gap-5">
      <h2 id="enquiry-title" className="text-2xl md:text-3xl">
        Send us your Enquiry
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required maxLength={80} autoComplete="name" className="sm:col-span-2" {...typed('name')} />
        <Field label="Email" required type="email" maxLength={254} autoComplete="email" {...typed('email')} />
        <Field label="Phone Number" required type="tel" maxLength={30} autoComplete="tel" {...typed('phone')} />
        <TextArea label="Message" maxLength={4000} className="sm:col-span-2" {...typed('message')} />
      </div>
      {/* Nobody sees this field; a machine that fills in everything gives itself away. */}
      <div aria-hidden className="absolute -left-[9999px]">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...typed('website')} />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Not `disabled`, which would take the focus from under a keyboard. */}
        <Button type="submit" aria-disabled={send.isPending} className="min-w-36">
          {send.isPending ? 'Sending...' : 'Submit'}
        </Button>
        <div role="status">{thanks && <p className="font-[600] text-leaf">{thanks}</p>}</div>
      </div>
      <FormError>{fault}</FormError>
    </form>
  )
}
