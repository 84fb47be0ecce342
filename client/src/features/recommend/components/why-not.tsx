import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { type KeyboardEvent, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/recommend/wishes.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'

const LONGEST = 80

type Props = {
  /** The trip whose list it is, with the places that are left out. */
  trip: DreamTrip
}

/** One line that tells of any place why it is not in the list, from the computation of the list. */
export function WhyNot({ trip }: Props) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const query = trpc.recommend.whyNot.useQuery({ place: asked, trip }, { enabled: asked !== '', staleTime: 5 * 60_000 })
  function ask() {
    if (typed.trim() === asked && query.isError) query.refetch()
    else setAsked(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && !event.nativeEvent.isComposing && ask()
  const { name, number, text: reason } = query.data ?? {}
  return (
    <section className="why-not print:hidden" aria-label={text.whyNotHere}>
      <Disclosure label={text.whyNotHere} open={open} onToggle={setOpen}>
        <div className="flex items-end gap-2">
          <Field
            className="min-w-0 flex-1"
            label={text.place}
            placeholder={text.placeExample}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="go"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="quiet" className="shrink-0 px-4!" onClick={ask}>
            {text.tellWhy}
          </Button>
        </div>
        <p role="status" className="mt-3 min-h-[2lh]">
          {query.isError && !query.isFetching && text.whyFailed}
          {query.data && (
            <>
              {name && <strong className="font-[650]">{name}: </strong>}
              {number ? text.inList(number) : reason}
            </>
          )}
        </p>
      </Disclosure>
    </section>
  )
}
