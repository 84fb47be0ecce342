import type { Group } from '@saathi/shared/groups'
import { spanOfDays } from '@saathi/shared/messages/en/days'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, BellOff, BellRing, type LucideIcon, Users } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups.ts'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { AvatarStack } from './avatar-stack.tsx'
import { TourTabs } from './tour-tabs.tsx'

type Props = { group: Group; onMembers: () => void }

/** The head of a tour's screen: its picture, name and days, who is going, and its tabs. */
export function TourHead({ group: { tour, members, memberCount, muted }, onMembers }: Props) {
  const image = tour.images[0]
  return (
    <div className="tour-head shrink-0">
      {image && (
        <ScenePicture
          src={imageSrc(image)}
          srcSet={imageSet(image)}
          sizes="48rem"
          alt=""
          eager
          fallback={null}
          className="tour-head-scene"
        />
      )}
      <div className="wrap flex min-h-17 items-center gap-1.5 px-1.5! py-1.5 md:items-end md:gap-3 md:px-6! md:py-7 lg:px-9!">
        <Link
          to="/tours"
          aria-label={text.allTours}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-[#ffffff26] md:-ml-3 md:self-start"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1
            tabIndex={-1}
            className="line-clamp-2 text-base leading-tight [overflow-wrap:anywhere] [text-shadow:0_1px_10px_#141a33] md:text-3xl"
          >
            {tour.name}
          </h1>
          <ul className="dotted flex flex-wrap items-center font-[550] text-xs md:mt-2.5 md:text-base [&>li]:after:text-[#f5b04a]!">
            <li>{spanOfDays(tour.travelDates.start, tour.travelDates.end)}</li>
            <li className="hidden! md:inline!">{tour.destination}</li>
            <li>
              <span className="inline-flex items-center gap-2.5 align-middle">
                <span className="max-md:hidden">
                  <AvatarStack people={members} count={memberCount} ring="ring-[#2a2a52]" />
                </span>
                {text.going(memberCount)}
              </span>
            </li>
          </ul>
        </div>
        <MuteButton tourId={tour._id} muted={muted} />
        <HeadButton Icon={Users} label={text.meetingAndMembers} dialog onClick={onMembers} className="lg:hidden" />
      </div>
      <TourTabs tourId={tour._id} />
    </div>
  )
}

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

type ButtonProps = { Icon: LucideIcon; label: string; dialog?: boolean; onClick: () => void; className?: string }

const HeadButton = ({ Icon, label, dialog, onClick, className = '' }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-haspopup={dialog ? 'dialog' : undefined}
    onClick={onClick}
    className={`grid size-11 shrink-0 place-items-center rounded-full hover:bg-[#ffffff26] md:bg-[#141a3399] ${className}`}
  >
    <Icon aria-hidden className="size-5" />
  </button>
)
