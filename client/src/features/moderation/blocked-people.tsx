import { errorMessage } from '../../lib/errors.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/safety.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useInvalidatePeople } from './use-invalidate-people.ts'

/** The users whom the viewer has blocked, under the name that they had then; nothing when there are none. */
export function BlockedPeople() {
  const list = trpc.social.blocked.useInfiniteQuery({}, PAGED)
  const unblock = trpc.social.unblock.useMutation()
  const invalidatePeople = useInvalidatePeople()
  const people = itemsOf(list.data)
  if (people.length === 0) return null

  async function onUnblock(userId: string) {
    try {
      toast.success((await unblock.mutateAsync({ userId })).message)
      await invalidatePeople()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.unblockFailed)
    }
  }

  return (
    <section aria-labelledby="blocked" className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="blocked" className="text-2xl">
        {text.blockedPeople}
      </h2>
      <ul className="mt-4 grid gap-3">
        {people.map(({ _id, name }) => (
          <li key={_id} className="flex items-center gap-3.5">
            <Avatar id={_id} name={name} picture={null} />
            <span className="min-w-0 flex-1 font-[650] [overflow-wrap:anywhere]">{name}</span>
            <Button
              variant="quiet"
              aria-label={text.unblockName(name)}
              aria-disabled={unblock.isPending}
              onClick={() => !unblock.isPending && onUnblock(_id)}
            >
              {text.unblock}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore list={list} className="mt-5" />}
    </section>
  )
}
