import './tour-screen.css'
import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { imageSet, imageSrc } from '../../lib/image-src.ts'
import { ScenePicture } from '../scene-picture.tsx'

type Props = {
  title: string
  /** A picture as in API responses; null for none. */
  image: string | null
  back: LinkProps & { label: string }
  /** List items below the title. */
  facts: ReactNode
  actions?: ReactNode
  tabs?: ReactNode
}

/** The head of a screen of a tour or a trip: its picture, title and facts, with its actions and tabs. */
export const ScreenHead = ({ title, image, back: { label, ...link }, facts, actions, tabs }: Props) => (
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
        {...link}
        aria-label={label}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-[#ffffff26] md:-ml-3 md:self-start print:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1
          tabIndex={-1}
          className="line-clamp-2 text-base leading-tight [overflow-wrap:anywhere] [text-shadow:0_1px_10px_#141a33] md:text-3xl"
        >
          {title}
        </h1>
        <ul className="dotted flex flex-wrap items-center font-[550] text-xs md:mt-2.5 md:text-base [&>li]:after:text-[#f5b04a]!">
          {facts}
        </ul>
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
