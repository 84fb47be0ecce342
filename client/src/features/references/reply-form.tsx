import { REPLY_MAX } from '@saathi/shared/references/rules'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/references/references.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

/** The reply to a reference about the user. */
export function ReplyForm({ referenceId }: { referenceId: string }) {
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const reply = trpc.references.reply.useMutation({ onSuccess: () => utils.references.list.invalidate() })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (words.trim() && !reply.isPending) reply.mutate({ referenceId, text: words })
  }
  if (!open)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {text.reply}
      </Button>
    )
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={text.reply}
        hint={text.replyHint}
        maxLength={REPLY_MAX}
        value={words}
        error={reply.isError ? (errorMessage(reply.error) ?? text.sendFailed) : null}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={reply.isPending}>
          {reply.isPending ? text.sending : text.sendReply}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
