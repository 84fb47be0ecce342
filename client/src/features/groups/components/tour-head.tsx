import type { Group } from '@saathi/shared/groups/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { Info, ShieldAlert } from 'lucide-react'
import * as text from '../../../messages/en/groups/groups.ts'
import { tourDetails } from '../../../messages/en/tours/tour-screen.ts'
import { AvatarStack } from '../../../ui/avatar-stack.tsx'
import { Going } from '../../../ui/tour-screen/going.tsx'
import { HeadButton, ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import { MuteButton } from './mute-button.tsx'

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
            <Going count={memberCount} cancelled={tour.cancelled} />
          </span>
        </li>
      </>
    }
    actions={
      <>
        <HeadButton Icon={ShieldAlert} label={text.feelUnsafe} dialog onClick={onUnsafe} />
        <MuteButton tourId={tour._id} muted={muted} round />
        <HeadButton Icon={Info} label={text.meetingAndMembers} dialog onClick={onMembers} className="lg:hidden" />
      </>
    }
    tabs={<TourTabs tourId={tour._id} current="group" />}
  />
)
