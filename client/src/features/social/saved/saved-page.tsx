import type { PackageCard } from '@saathi/shared/packages/schema'
import type { SavedItem } from '@saathi/shared/social/saved'
import { Heart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/social/saved.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChooseTogetherLink } from '../../../ui/choose-together-link.tsx'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlanTripLink } from '../../../ui/plan-trip-link.tsx'
import SaveButton from '../../../ui/save-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

type Props = {
  /** The section of saved tours. */
  tours: ReactNode
  /** Undefined while the tours load, null where they cannot be loaded. */
  hasTours: boolean | null | undefined
  packageCard: (item: PackageCard) => ReactNode
}

/** Everything that the user has saved: destinations, tours and packages. What is empty stands at the end, in a line each. */
export function SavedPage({ tours, hasTours, packageCard }: Props) {
  useTitle(text.title)
  const list = trpc.saved.list.useQuery(undefined, { staleTime: 0 })
  // A part that is loaded again shows that itself: the page does not go back to its skeleton.
  const isLoaded = !list.isPending && hasTours !== undefined
  const [wasLoaded, setWasLoaded] = useState(false)
  if (isLoaded && !wasLoaded) setWasLoaded(true)
  const items = list.data?.items ?? []
  const packages = items.filter((item) => item.kind === 'package')
  const destinations = items.filter((item) => item.kind === 'destination')
  return (
    <div className="pb-12">
      <header className="wrap pt-8 md:pt-12">
        <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
          {text.title}
        </h1>
        <p className="mt-2 text-muted">{text.intro}</p>
      </header>
      {/* Both at once: one that comes later would push the other around. */}
      {!isLoaded && !wasLoaded ? (
        <SavedSkeleton />
      ) : (
        <>
          {destinations.length > 0 && (
            <section aria-labelledby="saved-destinations" className="wrap pt-10 md:pt-12">
              <SectionHead id="saved-destinations" title={text.destinations} />
              <Destinations items={destinations} />
            </section>
          )}
          {hasTours !== false && tours}
          {packages.length > 0 && (
            <section aria-labelledby="saved-packages" className="wrap pt-12 md:pt-16">
              <SectionHead id="saved-packages" title={text.packages} />
              <Packages items={packages} card={packageCard} />
            </section>
          )}
          {list.data ? (
            <Nothing
              kinds={[
                destinations.length === 0 && 'destinations',
                hasTours === false && 'tours',
                packages.length === 0 && 'packages',
              ]}
            />
          ) : (
            <div className="wrap pt-12">
              <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
                {errorMessage(list.error) ?? text.failed}
              </EmptyState>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const NOTHING = {
  destinations: { words: text.noDestinations, find: text.findDestination, to: '/destinations' },
  tours: { words: text.noTours, find: text.findTour, to: '/tours' },
  packages: { words: text.noPackages, find: text.seePackages, to: '/', hash: 'packages' },
}

/** The kinds of which nothing is saved, each in a line with the place to look for some. */
function Nothing({ kinds }: { kinds: (keyof typeof NOTHING | false)[] }) {
  const shown = kinds.filter((kind) => kind !== false)
  if (shown.length === 0) return null
  return (
    <ul className="wrap mt-10 md:mt-14">
      {shown.map((kind) => {
        const { words, find, ...link } = NOTHING[kind]
        return (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-1.5 text-sm last:border-b"
          >
            <span className="flex items-center gap-3 py-2 text-muted">
              <Heart aria-hidden className="size-4.5 shrink-0 text-terra" />
              {words}
            </span>
            <AppLink
              {...link}
              className="inline-flex min-h-11 items-center font-[650] text-teal underline underline-offset-4 max-sm:pl-7.5"
            >
              {find}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

type PackagesProps = {
  items: { id: string; package: PackageCard; withdrawn: boolean }[]
  card: Props['packageCard']
}

const Packages = ({ items, card }: PackagesProps) => (
  <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4">
    {items.map(({ id, package: item, withdrawn }) => (
      <li key={id} className="flex min-w-0 flex-col gap-2">
        <div className="flex-1">{card(item)}</div>
        {withdrawn && <p className="px-5 text-muted text-sm">{text.withdrawn}</p>}
      </li>
    ))}
  </ul>
)

const Destinations = ({ items }: { items: Extract<SavedItem, { kind: 'destination' }>[] }) => (
  <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
    {items.map(({ id, name, image = null }) => (
      <li
        key={id}
        className="relative flex min-w-0 flex-col overflow-hidden rounded-3xl border border-line bg-card has-[>a:focus-visible]:outline-3 has-[>a:focus-visible]:outline-focus has-[>a:focus-visible]:outline-offset-2"
      >
        <div className="aspect-16/10 overflow-hidden bg-sunk">
          <CoverPicture image={image} sizes="20rem" />
        </div>
        <AppLink
          to={`/destinations/${id}`}
          className="mx-3.5 mt-3 font-[560] font-display text-lg leading-tight underline-offset-4 outline-none [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {name}
        </AppLink>
        <SaveButton kind="destination" id={id} name={name} className="absolute! top-2 right-2 z-1" />
        <div className="relative z-1 mt-auto p-3 max-sm:p-2 max-sm:[&_svg]:hidden [&>a]:w-full [&>a]:px-1 [&>a]:text-sm">
          <PlanTripLink request={{ placeId: id }} />
          <ChooseTogetherLink request={{ placeId: id }} className="mt-2" />
        </div>
      </li>
    ))}
  </ul>
)
