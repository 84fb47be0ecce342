import type { QueryKey } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/notices/notices.ts'
import { useDropdown } from '../../ui/use-dropdown.ts'
import { NoticeList } from './notice-list.tsx'
import { countUnread, useNotices } from './use-notices.ts'

/** Whether a list of tours is by its reader's relation to them, such as those of a profile. */
const hasOwnTours = ({ queryKey: [, options] }: { queryKey: QueryKey }) =>
  /"(joinedBy|waiting)":/.test(JSON.stringify(options ?? null))

/** The bell in the navigation bar: the number of unread notifications, and a menu that lists them. */
export default function Bell() {
  const { open, setOpen, root, button, id } = useDropdown()
  const utils = trpc.useUtils()
  const list = useNotices()
  const unread = countUnread(list)
  const first = list.data?.pages[0]
  const newest =
    first &&
    [
      first.items[0]?._id,
      ...(first.invitations ?? []).map(({ tripId }) => tripId),
      ...(first.decisions ?? []).map(({ choiceId }) => choiceId),
    ].join()

  // A new notification means that a tour or a trip has changed. Those on screen are refetched by its own event; the viewer's own lists
  // may have other members.
  const lastSeen = useRef(newest)
  useEffect(() => {
    if (newest === lastSeen.current) return
    if (lastSeen.current !== undefined) {
      utils.tours.invalidate(undefined, { refetchType: 'none' })
      utils.tours.list.invalidate(undefined, { predicate: hasOwnTours })
      utils.trips.journeys.invalidate()
    }
    lastSeen.current = newest
  }, [newest, utils])

  return (
    <div ref={root} className="md:relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={unread > 0 ? text.unreadNotifications(unread) : text.notifications}
        onClick={() => setOpen(!open)}
        className="relative grid size-12 place-items-center rounded-full hover:bg-on-night/10 focus-visible:outline-on-night"
      >
        <BellIcon aria-hidden className="size-5.5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-[700] text-on-marigold text-xs tabular-nums leading-none"
          >
            {unread > 99 ? text.moreThan99 : unread}
          </span>
        )}
      </button>
      <section
        id={id}
        aria-label={text.notifications}
        hidden={!open}
        className="absolute inset-x-3 top-15 z-30 overflow-hidden rounded-3xl border border-line bg-card text-ink shadow-lift md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-104"
      >
        {open && <NoticeList list={list} onNavigate={() => setOpen(false)} />}
      </section>
    </div>
  )
}
