import type { PackageCard } from '@saathi/shared/packages/schema'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/social/saved.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import SaveButton from '../../../ui/save-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { SavedSkeleton } from './saved-skeleton.tsx'

type Props = {
  /** The section of saved tours. */
  tours: ReactNode
  packageCard: (item: PackageCard) => ReactNode
}

/** Everything that the user has saved: tours, packages and destinations. */
export function SavedPage({ tours, packageCard }: Props) {
  useTitle(text.title)
  const list = trpc.saved.list.useQuery(undefined, { staleTime: 0 })
  return (
    <div className="pb-12">
      <header className="wrap pt-8 md:pt-12">
        <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
          {text.title}
        </h1>
        <p className="mt-2 text-muted">{text.intro}</p>
      </header>
      {tours}
      {list.isPending ? (
        <SavedSkeleton />
      ) : list.isError && !list.data ? (
        <div className="wrap pt-12">
          <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(list.error) ?? text.failed}
          </EmptyState>
        </div>
      ) : (
        <>
          <section aria-labelledby="saved-packages" className="wrap pt-12 md:pt-16">
            <SectionHead id="saved-packages" title={text.packages} />
            <Packages items={list.data.items.filter((item) => item.kind === 'package')} card={packageCard} />
          </section>
          <section aria-labelledby="saved-destinations" className="wrap pt-12 md:pt-16">
            <SectionHead id="saved-destinations" title={text.destinations} />
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
          {text.seePackages}
        </AppLink>
      }
    >
      {text.noPackages}
    </EmptyState>
  ) : (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4">
      {items.map(({ id, package: item, withdrawn }) => (
        <li key={id} className="flex min-w-0 flex-col gap-2">
          <div className="flex-1">{card(item)}</div>
          {withdrawn && <p className="px-5 text-muted text-sm">{text.withdrawn}</p>}
        </li>
      ))}
    </ul>
  )

const Destinations = ({ items }: { items: { id: string; name: string }[] }) =>
  items.length === 0 ? (
    <EmptyState
      action={
        <AppLink to="/destinations" className={buttonClass('quiet')}>
          {text.findDestination}
        </AppLink>
      }
    >
      {text.noDestinations}
    </EmptyState>
  ) : (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, name }) => (
        <li
          key={id}
          className="flex items-center justify-between gap-3 rounded-2xl border border-line bg-card py-2 pr-2 pl-5"
        >
          <AppLink
            to={`/destinations/${id}`}
            className="min-w-0 py-2 font-[600] underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {name}
          </AppLink>
          <SaveButton kind="destination" id={id} name={name} />
        </li>
      ))}
    </ul>
  )
