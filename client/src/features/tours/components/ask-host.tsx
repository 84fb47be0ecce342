import { GUEST_QUESTION_MAX, GUEST_QUESTIONS_MAX } from '@saathi/shared/tours/rules'
import type { Tour } from '@saathi/shared/tours/schema'
import { type FormEvent, useId, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { scrollIfTarget } from '../../../lib/scroll-if-target.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/before-joining.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { seatAction } from '../tour-words.ts'
import { Said } from './said.tsx'

/** What the viewer has asked the host of a tour before joining, with the answers, and a button to ask more. */
export function AskHost({ tour }: { tour: Tour }) {
  const [asking, setAsking] = useState(false)
  const titleId = useId()
  const asked = trpc.tours.guestQuestions.useQuery({ tourId: tour._id })
  const { name } = tour.creatorId
  const items = asked.data?.items ?? []
  const waits = items.some(({ answer }) => answer === null)
  const mayAsk = seatAction(tour) === 'join' || tour.mine.requested
  if (items.length === 0 && !mayAsk) return null
  return (
    <section id="questions" ref={scrollIfTarget} aria-labelledby={titleId} className="scroll-mt-16">
      <h3 id={titleId} className="text-lg [overflow-wrap:anywhere]">
        {text.askTitle(name)}
      </h3>
      {items.length === 0 && <p className="mt-1 text-muted">{text.askIntro(name)}</p>}
      <ol className="mt-3 grid gap-4 empty:hidden">
        {items.map((item) => (
          <li key={item._id} className="grid gap-2.5">
            <Said by={text.you}>{item.text}</Said>
            {item.answer === null ? (
              <p className="text-muted text-sm">{text.noAnswerYet(name)}</p>
            ) : (
              <Said by={name} isAnswer>
                {item.answer}
              </Said>
            )}
          </li>
        ))}
      </ol>
      {mayAsk && !waits && items.length >= GUEST_QUESTIONS_MAX && (
        <p className="mt-3 text-muted text-sm">{text.askedEnough(name)}</p>
      )}
      {mayAsk && !waits && items.length < GUEST_QUESTIONS_MAX && (
        <Button
          variant="quiet"
          className="mt-3"
          disabled={asked.isPending}
          onClick={() => setAsking(true)}
          aria-describedby={titleId}
        >
          {text.ask}
        </Button>
      )}
      <AskDialog tour={tour} open={asking} onClose={() => setAsking(false)} />
    </section>
  )
}

function AskDialog({ tour, open, onClose }: { tour: Tour; open: boolean; onClose: () => void }) {
  const utils = trpc.useUtils()
  const ask = trpc.tours.ask.useMutation()
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { _id: tourId, creatorId } = tour

  async function send(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') {
      setError(text.questionMissing)
      return form.current?.querySelector('textarea')?.focus()
    }
    try {
      utils.tours.guestQuestions.setData({ tourId }, await ask.mutateAsync({ tourId, text: words.trim() }))
      toast.success(text.asked(creatorId.name))
      setWords('')
      onClose()
    } catch (failure) {
      toast.error(errorMessage(failure) ?? text.askFailed)
      utils.tours.guestQuestions.invalidate({ tourId })
    }
  }

  return (
    <Dialog title={text.askTitle(creatorId.name)} open={open} onClose={onClose}>
      <form ref={form} noValidate onSubmit={send}>
        <TextArea
          className="mt-3"
          label={text.yourQuestion}
          hint={text.askIntro(creatorId.name)}
          placeholder={text.questionExample}
          rows={3}
          maxLength={GUEST_QUESTION_MAX}
          value={words}
          error={error}
          onChange={({ target }) => {
            setWords(target.value)
            setError(null)
          }}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={ask.isPending}>
            {ask.isPending ? text.busy : text.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
