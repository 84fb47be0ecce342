import type { Me, ProfileChange } from '@saathi/shared/social/schema'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/auth/welcome.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { useForm } from '../../../ui/use-form.ts'

export type QuestionProps = {
  me: Me
  isLast: boolean
  /** Goes on to the next question; `saved` says whether an answer was saved. */
  onNext: (saved: boolean) => void
}

type Props = Omit<QuestionProps, 'me'> & {
  title: string
  why: string
  /** The change of the profile by the answer; null without one. */
  change: ProfileChange | null
  /** Why the answer cannot be saved. */
  problem?: string | null
  children: ReactNode
}

/** One question: its heading, its fields, and the buttons that save or skip it. */
export function QuestionForm({ title, why, change, problem = null, isLast, onNext, children }: Props) {
  const { update } = useAuthActions()
  const save = trpc.social.update.useMutation()
  const form = useForm({
    check: () => ({ form: problem ?? undefined }),
    send: async () => {
      if (change) update(await save.mutateAsync(change))
      onNext(change !== null)
    },
    failed: text.failed,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-3xl">
        {title}
      </h1>
      <p className="mt-2 text-muted">{why}</p>
      <form {...form.props} aria-label={title} className="mt-6 flex flex-col gap-6 [&_input]:scroll-mb-42">
        {children}
        <FormFooter
          form={form}
          label={isLast ? text.done : text.next}
          busyLabel={text.saving}
          className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-1 gap-3 bg-paper px-1 py-3 *:flex-1 max-md:*:px-3 md:static md:mx-0 md:p-0 md:*:flex-none"
        >
          <Button variant="quiet" onClick={() => onNext(false)}>
            {text.skip}
          </Button>
        </FormFooter>
      </form>
    </>
  )
}
