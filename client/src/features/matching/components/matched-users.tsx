import type { Match } from '@saathi/shared/matching/schema'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { PlanTogetherButton } from './plan-together-button.tsx'
import { UnmatchButton } from './unmatch-button.tsx'

/** The signed-in user's matches, newest first. */
export function MatchedUsers({ onStartSwiping }: { onStartSwiping: () => void }) {
  const list = trpc.matching.matches.useInfiniteQuery({}, PAGED)
  const people = itemsOf(list.data)
  if (list.isPending)
    return (
      <div role="status" className="grid gap-4 md:grid-cols-2">
        <span className="sr-only">{text.loading}</span>
        <div className="skeleton h-44 rounded-3xl!" />
        <div className="skeleton h-44 rounded-3xl!" />
      </div>
    )
  if (list.isError && people.length === 0)
    return (
      <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
        {errorMessage(list.error) ?? text.matchesFailed}
      </EmptyState>
    )
  if (people.length === 0)
    return (
      <EmptyState action={<Button onClick={onStartSwiping}>{text.startSwiping}</Button>}>
        {text.matchesEmpty}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {people.map((person) => (
          <li key={person._id} className="min-w-0">
            <MatchedUser person={person} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="mx-auto mt-8 text-center">
          <LoadMore list={list} />
        </p>
      )}
    </>
  )
}

/** Two buttons in one row, even on a phone. */
const HALF_CLASS = 'flex-1 px-3! text-sm whitespace-nowrap lg:flex-none lg:px-6! lg:text-base'

const MatchedUser = ({ person: { _id, name, bio, profilePicture } }: { person: Match }) => (
  <article className="relative flex h-full flex-col rounded-3xl border border-line bg-card p-5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pr-9">
      <Avatar id={_id} name={name} picture={profilePicture} className="size-16" />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="text-xl [overflow-wrap:anywhere]">{name}</h2>
        <Link
          to="/profile/$userId"
          params={{ userId: _id }}
          aria-label={text.viewProfileOf(name)}
          className="inline-flex min-h-11 items-center font-[600] text-sm text-teal underline underline-offset-4"
        >
          {text.viewProfile}
        </Link>
      </div>
      <div className="absolute top-2.5 right-2.5">
        <UnmatchButton person={{ _id, name }} />
      </div>
    </div>
    <p className="mt-3.5 line-clamp-3 text-muted [overflow-wrap:anywhere]">{bio || text.noBio}</p>
    <div className="mt-auto flex flex-wrap gap-2.5 pt-4">
      <Link
        to="/messages/$userId"
        params={{ userId: _id }}
        aria-label={text.messageTo(name)}
        className={`${buttonClass('main')} ${HALF_CLASS}`}
      >
        <MessageCircle aria-hidden className="size-5" />
        {text.message}
      </Link>
      <PlanTogetherButton person={{ _id, name }} className={HALF_CLASS} />
    </div>
  </article>
)
