import { Link } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/social/follows.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'

type Props = {
  userId: string
  end: 'followers' | 'following'
  /** Called when a profile link is followed. */
  onNavigate: () => void
}

const EMPTY_TEXT = { followers: text.noFollowers, following: text.followsNobody }

/** The followers of a user, or the users they follow; newest first. */
export function FollowList({ userId, end, onNavigate }: Props) {
  const list = trpc.social[end].useInfiniteQuery({ userId }, PAGED)
  const people = itemsOf(list.data)
  return (
    <div className="mt-4">
      {list.isPending ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{text.loading}</span>
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
      ) : list.isError && people.length === 0 ? (
        <p role="alert">{errorMessage(list.error) ?? text.listFailed}</p>
      ) : people.length === 0 ? (
        <p className="text-muted">{EMPTY_TEXT[end]}</p>
      ) : (
        <ul className="-mx-2 max-h-[55svh] overflow-y-auto overscroll-contain">
          {people.map(({ _id, name, profilePicture, homeCity }) => (
            <li key={_id}>
              <Link
                to="/profile/$userId"
                params={{ userId: _id }}
                onClick={onNavigate}
                className="flex items-center gap-3.5 rounded-2xl px-2 py-2 hover:bg-sunk focus-visible:outline-offset-[-3px]"
              >
                <Avatar id={_id} name={name} picture={profilePicture} />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="block font-[650]">{name}</span>
                  {homeCity && <span className="block text-muted text-sm">{homeCity}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {list.hasNextPage && <LoadMore list={list} />}
        <Button variant="quiet" onClick={onNavigate}>
          {text.close}
        </Button>
      </div>
    </div>
  )
}
