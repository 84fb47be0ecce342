import { findStart } from '@saathi/shared/destinations/find-start'
import type { LedgerRef } from '@saathi/shared/expenses/schema'
import type { Me } from '@saathi/shared/social/schema'
import type { Journey } from '@saathi/shared/trips/journeys'
import { QueryClient } from '@tanstack/react-query'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { KEPT } from '../../lib/offline/kept-keys.ts'
import { watch, write } from '../../lib/offline/query-persister.ts'
import { prune } from '../../lib/offline/store.ts'
import { PAGED } from '../../lib/paging.ts'
import type { ApiUtils, trpc } from '../../lib/trpc.ts'
import { dropPictures, keepPictures } from './pictures.ts'
import { picturesIn } from './pictures-in.ts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** The most of each kind that is kept. */
const MOST = { journeys: 20, conversations: 20, places: 20 }
const PAGE_SIZE = 30

const pagesFor = (procedure: string) => Math.ceil((KEPT[procedure]?.items ?? 0) / PAGE_SIZE)

let gatheredAt = 0
/** When everything was last asked for on this page, ms. */
export const lastGathered = () => gatheredAt

/**
 * Asks for everything that is kept of this person, in a cache of its own, so that no page shows an answer as its own that
 * it would have asked for itself. What is no longer among it is deleted.
 * @throws the error of a call; the others are kept
 */
export async function gather(client: Client, me: Me) {
  const startedAt = Date.now()
  const cache = new QueryClient({ defaultOptions: { queries: { retry: 1, networkMode: 'always' } } })
  watch(cache.getQueryCache())
  const utils = createTRPCQueryUtils({ queryClient: cache, client })
  const failures: unknown[] = []
  const pictures: string[][] = []
  const settle = async (calls: Promise<unknown>[]) => {
    const results = await Promise.allSettled(calls)
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
    pictures.push(picturesIn(results.map((result) => (result.status === 'fulfilled' ? result.value : null))))
  }

  const journeys = utils.trips.journeys.fetch()
  const threads = utils.messages.threads.fetchInfinite({}, { ...PAGED, pages: 1 })
  const saved = utils.saved.list.fetch()
  await settle([
    journeys,
    threads,
    saved,
    utils.social.me.fetch(),
    utils.home.get.fetch({ from: findStart(me.homeCity) }),
    utils.groups.list.fetch(),
    utils.expenses.overview.fetch(),
  ])
  if (failures.length > 0) throw failures[0]

  const trips = (await journeys).items.toSorted((one, other) => Number(one.ended) - Number(other.ended))
  // One after the other: a phone has other things to do.
  for (const journey of trips.slice(0, MOST.journeys)) await settle(callsFor(utils, journey))
  const people = (await threads).pages.flatMap(({ items }) => items).slice(0, MOST.conversations)
  for (const { person } of people)
    await settle([
      utils.messages.list.fetchInfinite({ userId: person._id }, { ...PAGED, pages: pagesFor('messages.list') }),
    ])
  await settle((await saved).items.slice(0, MOST.places).map((item) => savedPage(utils, item)))
  await write()
  cache.clear()
  if (failures.length > 0) throw failures[0]
  await prune(startedAt)
  gatheredAt = Date.now()
  await keepAllPictures(pictures)
}

/** Keeps the pictures of each trip and list, and no others. Without space for them the rest is still kept. */
async function keepAllPictures(pictures: string[][]) {
  const kept = new Set<string>()
  for (const addresses of pictures) for (const address of await keepPictures(addresses)) kept.add(address)
  await dropPictures(kept)
}

const savedPage = (utils: ApiUtils, { kind, id }: { kind: 'package' | 'destination'; id: string }): Promise<unknown> =>
  kind === 'destination'
    ? utils.destinations.get.fetch({ destinationId: id })
    : utils.packages.get.fetch({ packageId: id })

/** The calls of the screens of a tour or a trip. */
function callsFor(utils: ApiUtils, { tourId, tripId, open, people, invitation }: Journey): Promise<unknown>[] {
  const plan = tripId === null ? [] : [utils.trips.get.fetch({ tripId })]
  const ledger = (ref: LedgerRef) => [
    utils.expenses.get.fetch({ ledger: ref }),
    utils.expenses.entries.fetchInfinite({ ledger: ref, limit: 100 }, { ...PAGED, pages: 1 }),
  ]
  const group = (id: string) => [
    utils.groups.get.fetch({ tourId: id }),
    utils.groups.entries.fetchInfinite({ tourId: id }, { ...PAGED, pages: pagesFor('groups.entries') }),
  ]
  if (tourId === null) {
    if (tripId === null) return []
    const withFriends = people !== null || invitation === 'going'
    const shared = [utils.trips.friends.fetch({ tripId }), ...ledger({ kind: 'trip', id: tripId })]
    return [...plan, ...shared, ...(withFriends ? group(tripId) : [])]
  }
  if (!open) return [...plan, utils.tours.get.fetch({ tourId })]
  return [
    ...plan,
    utils.tours.get.fetch({ tourId }),
    utils.trips.forTour.fetch({ tourId }),
    ...group(tourId),
    ...ledger({ kind: 'tour', id: tourId }),
  ]
}
