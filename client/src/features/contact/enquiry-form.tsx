import { useEffect, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/contact/contact.ts'
import { Field, TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { FormButtons } from '../../ui/form-footer.tsx'
import { useForm } from '../../ui/use-form.ts'

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

  const form = useForm({
    send: async () => {
      setThanks(null)
      const { message } = await send.mutateAsync(draft)
      setDraft(EMPTY)
      setThanks(message)
    },
    failed: text.failed,
  })
  const inputProps = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  })
  return (
    <form {...form.props} noValidate={false} aria-labelledby="enquiry-title" className="grid gap-5">
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
      <FormButtons
        form={form}
        label={text.submit}
        busyLabel={text.sending}
        submitClass="min-w-36"
        className="items-center gap-x-5 gap-y-3"
      >
        <div role="status">{thanks && <p className="font-[600] text-leaf">{thanks}</p>}</div>
      </FormButtons>
      <FormError>{form.errors.form}</FormError>
    </form>
  )
}
