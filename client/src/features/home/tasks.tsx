import type { Home } from '@saathi/shared/home/schema'
import {
  Check,
  HandCoins,
  type LucideIcon,
  MailOpen,
  MessageCircleQuestion,
  PenLine,
  UserRoundCheck,
  Vote,
  Wallet,
} from 'lucide-react'
import { useId } from 'react'
import * as text from '../../messages/en/home/next-trip.ts'
import { AppLink } from '../../ui/app-link.tsx'
import type { HomeCard } from './home-card.ts'
import { MeetingTile } from './meeting-tile.tsx'
import { type Tile, type TileKind, tilesOf } from './tiles.ts'

const ICONS: Record<TileKind, LucideIcon> = {
  accept: UserRoundCheck,
  vote: Vote,
  pay: Wallet,
  confirm: Wallet,
  owed: HandCoins,
  write: PenLine,
  invitation: MailOpen,
  question: MessageCircleQuestion,
}

/** Where the group meets today and what waits for the user, in a row that scrolls; each leads to where it is done. */
export function Tasks({ home, card }: { home: Home; card: HomeCard }) {
  const titleId = useId()
  const tiles = tilesOf(home, card)
  const { meeting, next } = home
  return (
    <section aria-labelledby={titleId} className="mt-3 border-line border-t-2 border-dashed pt-3">
      <h2 id={titleId} className="sr-only">
        {text.tasks}
      </h2>
      {tiles.length === 0 && !meeting ? (
        <p className="flex h-16 items-center gap-2 text-muted">
          <Check aria-hidden className="size-5 text-leaf" />
          {card.kind === 'after' ? text.nothingElse : text.noTasks}
        </p>
      ) : (
        <ul
          className={`-mx-4 grid snap-x scroll-px-4 auto-cols-[minmax(min(17rem,80%),1fr)] grid-flow-col gap-2.5 overflow-x-auto px-4 pb-1 md:-mx-5 md:scroll-px-5 md:px-5 ${meeting ? 'grid-cols-[minmax(min(22rem,100%),1fr)]' : ''}`}
        >
          {meeting && (
            <li className="min-w-0 snap-start">
              <MeetingTile meeting={meeting} ofTrip={next?.tourId === null} />
            </li>
          )}
          {tiles.map((tile) => (
            <li key={`${tile.kind} ${tile.of}`} className="snap-start">
              <TileLink tile={tile} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function TileLink({ tile: { kind, to, search, hash, words, title } }: { tile: Tile }) {
  const Icon = ICONS[kind]
  return (
    <AppLink
      to={to}
      search={search as never}
      {...(hash && { hash })}
      className="flex h-16 items-center gap-3 rounded-2xl bg-sunk px-3.5 hover:bg-line focus-visible:outline-offset-[-4px]"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-teal" />
      <span className="min-w-0">
        <span className="block truncate font-[650] tabular-nums">{words}</span>
        <span className="block truncate text-muted text-sm">{title}</span>
      </span>
    </AppLink>
  )
}
