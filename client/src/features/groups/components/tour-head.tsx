import type { Group } from '@saathi/shared/groups/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { BellOff, BellRing, ShieldAlert, Users } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { going, tourDetails } from '../../../messages/en/tours/tour-screen.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { HeadButton, ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs } from '../../../ui/tour-screen/tour-tabs.tsx'

type Props = { group: Group; onMembers: () => void; onUnsafe: () => void }

/** The head of a group's screen: the tour's picture, name and days, who is going, and its tabs. */
export const TourHead = ({ group: { tour, members, memberCount, muted }, onMembers, onUnsafe }: Props) => (
  <ScreenHead
    title={tour.name}
    image={tour.images[0] ?? null}
    back={{ to: '/tours', search: { tour: tour._id }, label: tourDetails }}
    facts={
      <>
        <li>{spanOfDays(tour.travelDates.start, tour.travelDates.end)}</li>
        <li className="hidden! md:inline!">{tour.destination}</li>
        <li>
          <span className="inline-flex items-center gap-2.5 align-middle">
            <span className="max-md:hidden">
              <AvatarStack people={members} count={memberCount} ring="ring-[#2a2a52]" />
            </span>
            {going(memberCount)}
          </span>
        </li>
      </>
    }
    actions={
      <>
        <div className="flex shrink-0 max-[23rem]:flex-col md:gap-3">
          <HeadButton Icon={ShieldAlert} label={text.feelUnsafe} dialog onClick={onUnsafe} />
          <MuteButton tourId={tour._id} muted={muted} />
        </div>
        <HeadButton Icon={Users} label={text.meetingAndMembers} dialog onClick={onMembers} className="lg:hidden" />
      </>
    }
    tabs={<TourTabs tourId={tour._id} current="group" />}
  />
)

function MuteButton({ tourId, muted }: { tourId: string; muted: boolean }) {
  const utils = trpc.useUtils()
  const mute = trpc.groups.mute.useMutation()
  async function toggle() {
    if (mute.isPending) return
    try {
      const now = await mute.mutateAsync({ tourId, muted: !muted })
      utils.groups.get.setData({ tourId }, (group) => group && { ...group, ...now })
      utils.groups.list.invalidate()
      toast.info(now.muted ? text.muted : text.unmuted)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }
  return <HeadButton Icon={muted ? BellOff : BellRing} label={muted ? text.unmute : text.mute} onClick={toggle} />
}
