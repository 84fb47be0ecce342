import type { EnquiryItem } from '@saathi/shared/admin/enquiries'
import { ANSWER_MAX, STAFF_NOTE_MAX } from '@saathi/shared/admin/rules'
import { useState } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-enquiries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, TextArea } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { SidePanel } from '../side-panel.tsx'

type Props = { enquiry: EnquiryItem; onClose: () => void }

/** Closes the panel and loads the lists and the waiting count again. */
function useDone(onClose: () => void) {
  const utils = trpc.useUtils()
  return async (words: string) => {
    toast.success(words)
    onClose()
    await Promise.all([utils.admin.enquiries.invalidate(), utils.admin.me.invalidate()])
  }
}

/** An enquiry with its answer, or the form to answer it. */
export function EnquiryPanel({ enquiry, onClose }: Props) {
  const { name, email, phone, message, createdAt, answeredAt, answer, answeredBy } = enquiry
  const isDone = answeredAt !== null
  return (
    <SidePanel
      title={name}
      note={
        <>
          <p>{email}</p>
          <p>{text.phone(phone)}</p>
          <p>{text.cameOn(dayAndTimeOf(createdAt))}</p>
          {answeredAt && <p>{text.answeredBy(dayAndTimeOf(answeredAt), answeredBy?.name ?? '')}</p>}
        </>
      }
      onClose={onClose}
    >
      <p className="whitespace-pre-line rounded-2xl bg-sunk px-4 py-3">{message || text.noMessage}</p>
      {answer ? (
        <>
          <h3 className="mt-4 text-lg">{isDone ? text.answerGiven : text.earlierAnswer}</h3>
          <p className="mt-2 whitespace-pre-line rounded-2xl bg-sunk px-4 py-3">{answer}</p>
        </>
      ) : (
        isDone && <p className="mt-4 text-muted">{text.answeredElsewhere}</p>
      )}
      {!isDone && <AnswerForm enquiry={enquiry} onClose={onClose} />}
      <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-4">
        <ChangeState enquiry={enquiry} onClose={onClose} />
        <Remove enquiry={enquiry} onClose={onClose} />
      </div>
    </SidePanel>
  )
}

function AnswerForm({ enquiry, onClose }: Props) {
  const [answer, setAnswer] = useState('')
  const done = useDone(onClose)
  const send = trpc.admin.answerEnquiry.useMutation()
  const form = useForm<'answer'>({
    check: () => ({ answer: answer.trim() === '' ? text.answerMissing : undefined }),
    send: async () => {
      await send.mutateAsync({ enquiryId: enquiry._id, answer })
      await done(text.sent)
    },
    failed: text.failed,
  })

  return (
    <form {...form.props} aria-label={text.answer} className="mt-4 grid gap-4">
      <TextArea
        label={text.answer}
        name="answer"
        hint={text.answerHint}
        rows={8}
        maxLength={ANSWER_MAX}
        value={answer}
        error={form.errors.answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <FormFooter form={form} label={text.send} />
    </form>
  )
}

/** Marks an enquiry as done without an answer, or opens one that is done again. */
function ChangeState({ enquiry, onClose }: Props) {
  const done = useDone(onClose)
  const onError = (error: unknown) => {
    toast.error(errorMessage(error) ?? text.failed)
  }
  const finish = trpc.admin.finishEnquiry.useMutation({ onSuccess: () => done(text.finished), onError })
  const reopen = trpc.admin.reopenEnquiry.useMutation({ onSuccess: () => done(text.reopened), onError })
  const isDone = enquiry.answeredAt !== null
  const { isPending, mutate } = isDone ? reopen : finish
  return (
    <Button variant="quiet" aria-disabled={isPending} onClick={() => !isPending && mutate({ enquiryId: enquiry._id })}>
      {isDone ? text.reopen : text.finish}
    </Button>
  )
}

function Remove({ enquiry, onClose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const done = useDone(onClose)
  const remove = trpc.admin.removeEnquiry.useMutation()
  const form = useForm({
    send: async () => {
      await remove.mutateAsync({ enquiryId: enquiry._id, note })
      await done(text.removed)
    },
    failed: text.failed,
  })

  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} className="text-terra!">
        {text.remove}
      </Button>
      <Dialog title={text.removeTitle} open={isOpen} onClose={() => setIsOpen(false)}>
        <form {...form.props} aria-label={text.removeTitle} className="mt-3 grid gap-4">
          <p>{text.removeMeans}</p>
          <Field
            label={text.noteLabel}
            name="note"
            maxLength={STAFF_NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <FormFooter form={form} label={text.removeNow} onCancel={() => setIsOpen(false)} />
        </form>
      </Dialog>
    </>
  )
}
