import { REPLY_MAX } from '@saathi/shared/references/rules'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormButtons } from '../../ui/form-footer.tsx'
import { useForm } from '../../ui/use-form.ts'

/** The reply to a reference about the user. */
export function ReplyForm({ referenceId }: { referenceId: string }) {
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const reply = trpc.references.reply.useMutation()
  const form = useForm({
    send: async () => {
      if (!words.trim()) return
      await reply.mutateAsync({ referenceId, text: words })
      await utils.references.list.invalidate()
    },
    failed: text.sendFailed,
  })
  if (!open)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {text.reply}
      </Button>
    )
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea
        label={text.reply}
        hint={text.replyHint}
        maxLength={REPLY_MAX}
        value={words}
        error={form.errors.form}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormButtons form={form} label={text.sendReply} busyLabel={text.sending} onCancel={() => setOpen(false)} />
    </form>
  )
}
