import { keepPreviousData } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { loadAfterFirstPaint } from '../../lib/after-first-paint.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/packages/packages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useIncrementalRender } from '../../ui/use-incremental-render.ts'
import { useReducedMotion } from '../../ui/use-media.ts'
import { PackageCard } from './package-card.tsx'
import { PackageListSkeleton } from './package-list-skeleton.tsx'
import { type PackageSearch, packageQuery } from './package-search.ts'

// Below the first screen, so that they are not part of the first load.
const PackageFilters = lazyComponent(() => loadAfterFirstPaint(() => import('./package-filters.tsx')), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = {
  search: PackageSearch
  /** Merges changed filters into the URL. */
  onSearch: (change: PackageSearch) => void
}

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 2xl:grid-cols-4'
const NO_FILTERS: PackageSearch = { q: undefined, type: undefined, price: undefined }

/** The travel packages, with filters and paging. */
export default function PackageList({ search, onSearch }: Props) {
  const [playing, setPlaying] = useState(true)
  const reducedMotion = useReducedMotion()
  const list = trpc.packages.list.useInfiniteQuery(packageQuery(search), {
    ...PAGED,
    placeholderData: keepPreviousData,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = async () => {
    const { isSuccess } = await list.refetch()
    if (isSuccess) heading.current?.focus({ preventScroll: true })
  }
  const packages = itemsOf(list.data)
  const renderedCount = useIncrementalRender(packages.length)
  const hasFilters = search.q !== undefined || search.type !== undefined || search.price !== undefined
  const failed = list.isError && (list.isPlaceholderData || packages.length === 0)
  const animates = !reducedMotion && (packages.length === 0 || packages.some((item) => item.images.length > 1))
  return (
    <section id="packages" aria-labelledby="packages-title" className="wrap pt-18 md:pt-26">
      <SectionHead id="packages-title" title={text.title} headingRef={heading}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:justify-end">
          <p>{text.intro}</p>
          {animates && (
            <Button variant="quiet" onClick={() => setPlaying(!playing)} className="min-h-10! px-4! text-sm">
              {playing ? <Pause aria-hidden className="size-4" /> : <Play aria-hidden className="size-4" />}
              {playing ? text.pausePictures : text.playPictures}
            </Button>
          )}
        </div>
      </SectionHead>
      <Suspense fallback={<div className="skeleton mb-7 h-18 rounded-2xl! md:h-40" />}>
        <PackageFilters search={search} onChange={onSearch} />
      </Suspense>
      {list.isPending ? (
        <div className={GRID}>
          <PackageListSkeleton />
        </div>
      ) : failed ? (
        <EmptyState alert action={<Button onClick={retry}>{text.tryAgain}</Button>}>
          {text.failed}
        </EmptyState>
      ) : packages.length === 0 ? (
        hasFilters ? (
          <EmptyState action={<Button onClick={() => onSearch(NO_FILTERS)}>{text.clearFilters}</Button>}>
            {text.noMatch}
          </EmptyState>
        ) : (
          <EmptyState>{text.none}</EmptyState>
        )
      ) : (
        <>
          <ul
            aria-busy={list.isPlaceholderData || renderedCount < packages.length}
            className={`${GRID} transition-opacity duration-200 ${list.isPlaceholderData ? 'opacity-50' : ''}`}
          >
            {packages.map((item, index) => (
              <li key={item._id} className={index < renderedCount ? 'min-w-0' : 'h-110'}>
                {index < renderedCount && <PackageCard item={item} playing={playing} />}
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <p className="mx-auto mt-8 text-center">
              <LoadMore list={list} />
            </p>
          )}
          {list.isFetchNextPageError && (
            <div className="mt-4">
              <EmptyState alert>{text.moreFailed}</EmptyState>
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {list.isSuccess && !list.isPlaceholderData && text.shown(packages.length)}
      </p>
    </section>
  )
}
