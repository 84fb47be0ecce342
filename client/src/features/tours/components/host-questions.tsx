import { GUEST_QUESTION_MAX } from '@saathi/shared/tours/rules'
import type { GuestQuestion, Tour, Traveller } from '@saathi/shared/tours/schema'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { scrollIfTarget } from '../../../lib/scroll-if-target.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/before-joining.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { TrustLine } from '../../../ui/trust-line.tsx'
import { PersonLink } from './person-link.tsx'
import { Said } from './said.tsx'

type Props = { tour: Tour; reportPerson?: ((person: Traveller) => ReactNode) | undefined }

/** What people ask the host of a tour before they join, which the host answers; nothing while nobody has asked. */
export function HostQuestions({ tour, reportPerson }: Props) {
  const { data } = trpc.tours.guestQuestions.useQuery({ tourId: tour._id })
  const items = data?.items ?? []
  if (items.length === 0) return null
  const open = items.filter(({ answer }) => answer === null)
  const answered = items.filter(({ answer }) => answer !== null)
  const canAnswer = !tour.cancelled && !tour.ended
  return (
    <section
      id="questions"
      ref={scrollIfTarget}
      aria-label={text.questionsToYou}
      className="scroll-mt-16 rounded-2xl bg-sunk p-4 md:p-5"
    >
      <h3 className="text-lg">{text.questionsToYou}</h3>
      <p className="mt-1 text-muted text-sm">{text.onlyYouTwo}</p>
      <ol className="mt-3 grid gap-5 empty:hidden">
        {open.map((item) => (
          <Asked key={item._id} item={item} reportPerson={reportPerson}>
            {canAnswer && item.from && <AnswerForm tourId={tour._id} questionId={item._id} name={item.from.name} />}
          </Asked>
        ))}
      </ol>
      {answered.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center font-[650] text-teal">
            {text.answeredBefore(answered.length)}
          </summary>
          <ol className="mt-2 grid gap-5">
            {answered.map((item) => (
              <Asked key={item._id} item={item} reportPerson={reportPerson}>
                <Said by={text.yourAnswer} isAnswer>
                  {item.answer}
                </Said>
              </Asked>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

type AskedProps = { item: GuestQuestion; children: ReactNode } & Pick<Props, 'reportPerson'>

const Asked = ({ item: { from, text: words }, reportPerson, children }: AskedProps) =>
  from && (
    <li className="grid gap-2.5">
      <div className="flex items-center gap-3">
        <Avatar id={from._id} name={from.name} picture={null} className="size-9 shrink-0" />
        <span className="min-w-0 flex-1">
          <PersonLink person={from} />
          <TrustLine withCity userId={from._id} to={`/profile/${from._id}`} />
        </span>
        {reportPerson?.(from)}
      </div>
      <p className="whitespace-pre-line border-field border-l-2 pl-3 font-[550] [overflow-wrap:anywhere]">{words}</p>
      {children}
    </li>
  )

function AnswerForm({ tourId, questionId, name }: { tourId: string; questionId: string; name: string }) {
  const utils = trpc.useUtils()
  const answer = trpc.tours.answer.useMutation()
  const [words, setWords] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (words.trim() === '') {
      setError(text.answerMissing)
      return form.current?.querySelector('textarea')?.focus()
    }
    try {
      const given = await answer.mutateAsync({ tourId, questionId, answer: words.trim() })
      toast.success(text.answered(name))
      utils.tours.guestQuestions.setData({ tourId }, given)
    } catch (failure) {
      toast.error(errorMessage(failure) ?? text.answerFailed)
      utils.tours.guestQuestions.invalidate({ tourId })
    }
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-2.5">
      <TextArea
        className="[&_textarea]:min-h-20"
        label={text.answerTo(name)}
        rows={2}
        maxLength={GUEST_QUESTION_MAX}
        value={words}
        error={error}
        onChange={({ target }) => {
          setWords(target.value)
          setError(null)
        }}
      />
      <Button type="submit" className="justify-self-start" disabled={answer.isPending}>
        {answer.isPending ? text.busy : text.answer}
      </Button>
    </form>
  )
}
