import type { Group } from '@saathi/shared/groups/schema'
import { Info, ShieldAlert } from 'lucide-react'
import * as text from '../../../messages/en/groups/groups.ts'
import { Going } from '../../../ui/tour-screen/going.tsx'
import { HeadDays } from '../../../ui/tour-screen/head-days.tsx'
import { HeadButton, ScreenHead } from '../../../ui/tour-screen/screen-head.tsx'
import { TourTabs, TripTabs } from '../../../ui/tour-screen/tour-tabs.tsx'
import { MuteButton } from './mute-button.tsx'

type Props = { group: Group; onMembers: () => void; onUnsafe: () => void }

type TabsProps = { id: string; ofTrip: boolean; foot?: boolean }

/** The tabs of the tour or trip whose group is open. */
export const GroupTabs = ({ id, ofTrip, foot }: TabsProps) =>
  ofTrip ? (
    <TripTabs tripId={id} hasGroup current="group" foot={foot} />
  ) : (
    <TourTabs tourId={id} current="group" foot={foot} />
  )

/** The head of a group's screen: the picture of its tour or trip, name and days, who is going, and its tabs. */
export const TourHead = ({ group: { tour, trip, members, memberCount, muted }, onMembers, onUnsafe }: Props) => (
  <ScreenHead
    title={tour.name}
    image={tour.images[0] ?? null}
    tourId={trip ? undefined : tour._id}
    facts={
      <>
        <li>{trip?.dated === false ? text.noDates : <HeadDays {...tour.travelDates} />}</li>
        <li className="hidden! md:inline!">{tour.destination}</li>
        <li>
          <Going people={members} count={memberCount} cancelled={tour.cancelled} />
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
    tabs={<GroupTabs id={tour._id} ofTrip={trip !== undefined} />}
  />
)
