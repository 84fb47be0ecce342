import './tour-screen.css'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { imageSet, imageSrc } from '../../lib/image-src.ts'
import { aboutTour, allTrips } from '../../messages/en/tours/tour-screen.ts'
import { ScenePicture } from '../scene-picture.tsx'

type Props = {
  title: string
  /** A picture as in API responses; null for none. */
  image: string | null
  /** The tour whose details the title leads to; none for a trip without one. */
  tourId?: string | undefined
  /** List items below the title. */
  facts: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
}

/** The head of a screen of a tour or a trip: its picture, title and facts, with its actions and tabs, and the way back to all trips. */
export const ScreenHead = ({ title, image, tourId, facts, actions, tabs }: Props) => (
  <div className={`tour-head shrink-0 ${tabs ? '' : 'md:min-h-44'}`}>
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
        to="/trips"
        aria-label={allTrips}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-[#ffffff26] md:-ml-3 md:self-start print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="relative min-w-0 flex-1">
        <h1
          tabIndex={-1}
          className="line-clamp-2 text-base leading-tight [overflow-wrap:anywhere] [text-shadow:0_1px_10px_#141a33] md:text-3xl"
        >
          {title}
        </h1>
        <div className="flex items-center font-[550] text-xs md:mt-2.5 md:gap-5 md:text-base">
          <ul className="dotted flex min-w-0 flex-wrap items-center [&>li]:after:text-[#f5b04a]!">{facts}</ul>
          {tourId && (
            <Link
              to="/tours"
              search={{ tour: tourId }}
              className="-my-1 flex min-h-6 min-w-6 shrink-0 items-center underline underline-offset-4 outline-none after:absolute after:-inset-1 after:rounded-xl hover:text-[#f5b04a] focus-visible:after:outline-3 focus-visible:after:outline-[#f5b04a] print:hidden"
            >
              <span className="max-md:sr-only">{aboutTour}</span>
              <ChevronRight aria-hidden className="size-4 md:hidden" />
            </Link>
          )}
        </div>
      </div>
      {actions}
    </div>
    {tabs}
  </div>
)

type ButtonProps = { Icon: LucideIcon; label: string; dialog?: boolean; onClick: () => void; className?: string }

/** A round button in the head. */
export const HeadButton = ({ Icon, label, dialog, onClick, className = '' }: ButtonProps) => (
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
