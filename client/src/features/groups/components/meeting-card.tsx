import type { Group, Meeting } from '@saathi/shared/groups/schema'
import { Check } from 'lucide-react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { useGroupEntry } from '../hooks/use-group-entry.ts'
import { OpenInMaps } from './open-in-maps.tsx'

type Props = { group: Group; meeting: Meeting }

/** The meeting point, and on its day who is there. */
export function MeetingCard({ group, meeting }: Props) {
  return (
    <section aria-label={text.meetingPoint} className="tour-meeting rounded-3xl border border-line bg-card">
      <div className="px-5 pt-5 pb-2 [overflow-wrap:anywhere]">
        <h3 className="font-[700]! font-sans! text-terra text-xs tracking-normal!">{text.meetingPoint}</h3>
        <p className="my-0.5 font-[560] font-display text-xl leading-tight tabular-nums">
          {dayAndTimeOf(meeting.meetAt)}
        </p>
        <p className="font-[650]">{meeting.place}</p>
        {meeting.note && <p className="whitespace-pre-line text-muted text-sm">{meeting.note}</p>}
        {meeting.mapUrl && <OpenInMaps address={meeting.mapUrl} />}
      </div>
      <div className="ticket-stub grid gap-3 px-5 pt-4 pb-4.5">
        {meeting.rollCall ? (
          <RollCall group={group} meeting={meeting} />
        ) : (
          <p className="text-muted text-xs">{text.rollCallOnDay}</p>
        )}
      </div>
    </section>
  )
}

function RollCall({ group, meeting }: Props) {
  const tourId = group.tour._id
  const utils = trpc.useUtils()
  const { put } = useGroupEntry(tourId)
  const arrive = trpc.groups.arrive.useMutation()
  const { mine, arrivals, arrivalCount } = meeting

  async function toggle() {
    if (arrive.isPending) return
    try {
      const changed = await arrive.mutateAsync({ tourId, here: !mine })
      put(changed)
      utils.groups.get.setData({ tourId }, (current) => current && { ...current, meeting: changed })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-[650] text-sm tabular-nums">
          {text.arrived(arrivalCount, group.memberCount)}
        </p>
        <AvatarStack people={arrivals} count={arrivalCount} />
      </div>
      {arrivals.length > 0 && <p className="sr-only">{arrivals.map(({ name }) => name).join(', ')}</p>}
      <Button variant="quiet" aria-disabled={arrive.isPending} onClick={toggle} className="w-full">
        {!mine && <Check aria-hidden className="size-5" />}
        {mine ? text.notHere : text.here}
      </Button>
      <p className="text-muted text-xs">{text.onlyGroup}</p>
    </>
  )
}
