import type { ChoiceList } from '@saathi/shared/choices/schema'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ChoiceSkeleton } from './choice-skeleton.tsx'

/** The choices that the user votes in, the open ones first. */
export function ChoicesPage() {
  const list = trpc.choices.list.useQuery(undefined, { staleTime: 0 })
  useTitle(text.yourChoices)
  if (list.isPending) return <ChoiceSkeleton />
  const items = list.data?.items ?? []
  return (
    <div className="wrap max-w-2xl py-8 md:py-12">
      <h1 tabIndex={-1} className="text-3xl md:text-4xl">
        {text.yourChoices}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">{text.listIntro}</p>
      {list.isError ? (
        <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
          {errorMessage(list.error) ?? text.failed}
        </EmptyState>
      ) : items.length === 0 ? (
        <EmptyState
          action={
            <Link to="/choices/new" search={{}} className={buttonClass('main')}>
              {text.title}
            </Link>
          }
        >
          {text.none}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item._id}>
              <Link
                to="/choices/$choiceId"
                params={{ choiceId: item._id }}
                className="flex min-h-18 items-center gap-3 rounded-3xl border border-line bg-card px-5 py-3 hover:shadow-lift"
              >
                <span className="min-w-0 flex-1">
                  <b className="block font-[650] [overflow-wrap:anywhere]">{item.title}</b>
                  <span className="text-muted text-sm">{stateWords(item)}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-teal" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function stateWords({ outcome, tripId, candidates, hasVoted, closesAt }: ChoiceList['items'][number]): string {
  const state = outcome ? (tripId ? text.opened : text.stateOf[outcome]) : hasVoted ? text.waitsForOthers : text.waiting
  return [state, text.trips(candidates), ...(outcome ? [] : [text.closesIn(dayAndTimeOf(closesAt))])].join(' · ')
}
