import type { PackageCard } from '@saathi/shared/packages'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { useTitle } from '../../lib/use-title.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import SaveButton from '../../ui/save-button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

type Props = {
  /** The section of saved tours. */
  tours: ReactNode
  packageCard: (item: PackageCard) => ReactNode
}

/** Everything that the user has saved: tours, packages and destinations. */
export function SavedPage({ tours, packageCard }: Props) {
  useTitle('Saved')
  const list = trpc.saved.list.useQuery(undefined, { staleTime: 0 })
  return (
    <div className="pb-12">
      <header className="wrap pt-8 md:pt-12">
        <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
          Saved
        </h1>
        <p className="mt-2 text-muted">Only you see this list.</p>
      </header>
      {tours}
      {list.isPending ? (
        <SavedSkeleton />
      ) : list.isError && !list.data ? (
        <div className="wrap pt-12">
          <EmptyState alert action={<Button onClick={() => list.refetch()}>Try again</Button>}>
            {errorMessage(list.error) ?? 'We could not load your saved packages just now.'}
          </EmptyState>
        </div>
      ) : (
        <>
          <section aria-labelledby="saved-packages" className="wrap pt-12 md:pt-16">
            <SectionHead id="saved-packages" title="Packages" />
            <Packages items={list.data.items.filter((item) => item.kind === 'package')} card={packageCard} />
          </section>
          <section aria-labelledby="saved-destinations" className="wrap pt-12 md:pt-16">
            <SectionHead id="saved-destinations" title="Destinations" />
            <Destinations items={list.data.items.filter((item) => item.kind === 'destination')} />
          </section>
        </>
      )}
    </div>
  )
}

type PackagesProps = {
  items: { id: string; package: PackageCard; withdrawn: boolean }[]
  card: Props['packageCard']
}

const Packages = ({ items, card }: PackagesProps) =>
  items.length === 0 ? (
    <EmptyState
      action={
        <AppLink to="/" hash="packages" className={buttonClass('quiet')}>
          See the packages
        </AppLink>
      }
    >
      No saved packages yet. Tap the heart on a package to keep it here.
    </EmptyState>
  ) : (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4">
      {items.map(({ id, package: item, withdrawn }) => (
        <li key={id} className="flex min-w-0 flex-col gap-2">
          <div className="flex-1">{card(item)}</div>
          {withdrawn && <p className="px-5 text-muted text-sm">This package is no longer offered.</p>}
        </li>
      ))}
    </ul>
  )

const Destinations = ({ items }: { items: { id: string; name: string }[] }) =>
  items.length === 0 ? (
    <EmptyState
      action={
        <AppLink to="/" className={buttonClass('quiet')}>
          Find a destination
        </AppLink>
      }
    >
      No saved destinations yet.
    </EmptyState>
  ) : (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, name }) => (
        <li
          key={id}
          className="flex items-center justify-between gap-3 rounded-2xl border border-line bg-card py-2 pr-2 pl-5"
        >
          <p className="min-w-0 font-[600] [overflow-wrap:anywhere]">{name}</p>
          <SaveButton kind="destination" id={id} name={name} />
        </li>
      ))}
    </ul>
  )
