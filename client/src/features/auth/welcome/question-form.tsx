import type { Me, ProfileChange } from '@saathi/shared/social/schema'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'

export type QuestionProps = {
  me: Me
  isLast: boolean
  /** Goes on to the next question; `saved` says whether an answer was saved. */
  onNext: (saved: boolean) => void
}

type Props = Omit<QuestionProps, 'me'> & {
  title: string
  why: string
  /** What the answer changes in the profile; null without an answer. */
  change: ProfileChange | null
  /** Why the answer cannot be saved. */
  problem?: string | null
  children: ReactNode
}

/** One question: its heading, its fields, and the buttons that save or skip it. */
export function QuestionForm({ title, why, change, problem = null, isLast, onNext, children }: Props) {
  const { update } = useAuthActions()
  const save = trpc.social.update.useMutation()
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    if (problem) return setError(problem)
    setError(null)
    if (!change) return onNext(false)
    try {
      update(await save.mutateAsync(change))
      onNext(true)
    } catch (failure) {
      setError(errorMessage(failure) ?? text.failed)
    }
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
        {title}
      </h1>
      <p className="mt-2 text-muted">{why}</p>
      <form
        noValidate
        aria-label={title}
        aria-busy={save.isPending}
        onSubmit={submit}
        className="mt-6 flex flex-col gap-6"
      >
        {children}
        <FormError>{error}</FormError>
        <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-1 flex gap-3 bg-paper px-1 py-3 *:flex-1 max-md:*:px-3 md:static md:p-0 md:*:flex-none">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? text.saving : isLast ? text.done : text.next}
          </Button>
          <Button variant="quiet" onClick={() => onNext(false)}>
            {text.skip}
          </Button>
        </div>
      </form>
    </>
  )
}
