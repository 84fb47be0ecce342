import type { MeetingToday } from '@saathi/shared/home/schema'
import { Check, MapPin } from 'lucide-react'
import { useRef } from 'react'
import { timeOf } from '../../lib/day.ts'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { here as iAmHere } from '../../messages/en/groups/groups.ts'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'

type Props = { meeting: MeetingToday; ofTrip: boolean }

/** Where the group meets today, and "I am here". */
export function MeetingTile({ meeting: { groupId, place, meetAt, arrivalCount, mine }, ofTrip }: Props) {
  const utils = trpc.useUtils()
  const arrive = trpc.groups.arrive.useMutation()
  const tile = useRef<HTMLDivElement>(null)
  const Icon = mine ? Check : MapPin
  const people = mine ? text.youAreHere : arrivalCount > 0 ? text.here(arrivalCount) : ''

  async function tellHere() {
    if (arrive.isPending) return
    try {
      await arrive.mutateAsync({ tourId: groupId, here: true })
      utils.groups.get.invalidate({ tourId: groupId })
      await utils.home.get.invalidate()
      // The button that had the focus is gone.
      tile.current?.querySelector('a')?.focus()
    } catch (error) {
      toast.error(errorMessage(error) ?? text.hereFailed)
    }
  }

  return (
    <div ref={tile} className="flex h-16 items-center gap-2 rounded-2xl bg-sunk pr-2">
      <AppLink
        to={`/${ofTrip ? 'trips' : 'tours'}/${groupId}/group`}
        className="flex h-full min-w-0 flex-1 items-center gap-3 rounded-2xl pl-3.5 hover:underline focus-visible:outline-offset-[-4px]"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${mine ? 'text-leaf' : 'text-terra'}`} />
        <span className="min-w-0">
          <span className="block truncate font-[650] tabular-nums">{text.meetAt(timeOf(meetAt))}</span>
          <span className="block truncate text-muted text-sm">{people ? `${people} · ${place}` : place}</span>
        </span>
      </AppLink>
      {!mine && (
        <Button aria-disabled={arrive.isPending} onClick={tellHere} className="min-h-11! shrink-0 px-4! text-sm">
          {iAmHere}
        </Button>
      )}
    </div>
  )
}
