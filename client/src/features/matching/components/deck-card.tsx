import type { DeckCard as Card, SwipeAction } from '@saathi/shared/matching/schema'
import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { imageSrc } from '../../../lib/image-src.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { travelTypes } from '../../../messages/en/social/people-choices.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { PatternBanner } from '../../../ui/pattern-banner.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TrustInShort, TrustStamps } from '../../../ui/trust-line.tsx'
import { useDrag } from '../hooks/use-drag.ts'

/** The position of a card: on top, below the top card, or leaving. */
export type CardPosition = 'top' | 'next' | SwipeAction

type Props = {
  card: Card
  position: CardPosition
  onSwipe: (action: SwipeAction) => void
  children?: ReactNode
}

const POSITION_CLASSES: Record<CardPosition, string> = {
  top: 'z-20 cursor-grab active:cursor-grabbing',
  next: 'z-10 scale-95 translate-y-3',
  left: 'pointer-events-none z-30 -translate-x-[130%] -rotate-12 opacity-0 motion-reduce:translate-x-0 motion-reduce:rotate-0',
  right:
    'pointer-events-none z-30 translate-x-[130%] rotate-12 opacity-0 motion-reduce:translate-x-0 motion-reduce:rotate-0',
}

/** The card of a person in the deck. */
export function DeckCard({ card, position, onSwipe, children }: Props) {
  const { distance, handlers } = useDrag(onSwipe)
  const { _id, name, bio, profilePicture, homeCity, travelType, reason, marks } = card
  const type = travelType && travelTypes[travelType]
  const top = position === 'top'
  return (
    <article
      {...(top && handlers)}
      inert={!top}
      aria-label={text.handle(name)}
      style={
        distance === null
          ? undefined
          : { translate: `${distance}px`, rotate: `${distance / 18}deg`, transition: 'none' }
      }
      className={`absolute inset-0 flex touch-pan-y select-none flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-lift transition-[translate,rotate,scale,opacity] lg:flex-row duration-250 ease-[cubic-bezier(0.2,0.9,0.3,1.15)] ${POSITION_CLASSES[position]}`}
    >
      <div className="relative min-h-14 flex-1 overflow-hidden bg-night">
        <Picture
          src={profilePicture === null ? null : imageSrc(profilePicture)}
          alt=""
          eager
          fallback={
            <>
              <PatternBanner id={_id} />
              <span className="@container-[size] absolute inset-0 grid place-items-center">
                <Avatar
                  id={_id}
                  name={name}
                  picture={null}
                  className="size-[min(9rem,78cqh)] ring-6 ring-card md:size-[min(11rem,78cqh)]"
                />
              </span>
            </>
          }
          className="size-full object-cover"
        />
        {distance !== null && Math.abs(distance) > 30 && (
          <span
            aria-hidden
            className={`absolute top-5 rounded-xl border-3 bg-card px-3 py-1 font-[750] text-lg ${
              distance > 0 ? '-rotate-8 left-5 border-leaf text-leaf' : 'right-5 rotate-8 border-terra text-terra'
            }`}
          >
            {distance > 0 ? text.yesStamp : text.passStamp}
          </span>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto px-5 pt-3.5 pb-4 lg:flex lg:w-[52%] lg:flex-col lg:border-line lg:border-l-2 lg:border-dashed lg:p-8">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 flex-1 basis-36">
            <h2 className="text-lg [overflow-wrap:anywhere] sm:text-xl lg:text-2xl">{text.handle(name)}</h2>
            <p className="text-muted text-sm lg:mt-1 lg:text-base">{[type, homeCity].filter(Boolean).join(' · ')}</p>
          </div>
          <div className="flex shrink-0 items-center">{children}</div>
        </div>
        {marks && (
          <div className="mt-1 font-[550] text-sm leading-5 lg:mt-3">
            <TrustInShort hasPhoto={marks.photo !== null} references={marks.references} className="lg:hidden" />
            <p className="flex flex-wrap gap-1.5 max-lg:hidden">
              <TrustStamps marks={marks} />
            </p>
          </div>
        )}
        <p className="mt-1.5 line-clamp-2 [overflow-wrap:anywhere] lg:mt-5 lg:line-clamp-5 lg:text-lg">
          {bio || text.noBio}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 lg:mt-auto lg:pt-4">
          <p className="flex min-w-0 flex-1 basis-32 items-center gap-1.5 font-[600] text-sm text-teal">
            {reason && (
              <>
                <Sparkles aria-hidden className="size-4 shrink-0" />
                {reason}
              </>
            )}
          </p>
          <Link
            to="/profile/$userId"
            params={{ userId: _id }}
            aria-label={text.viewProfileOf(name)}
            className="shrink-0 rounded py-1 font-[650] text-sm text-teal underline underline-offset-4"
          >
            {text.viewProfile}
          </Link>
        </div>
      </div>
    </article>
  )
}
