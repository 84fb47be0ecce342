import type { Destination } from '@saathi/shared/destinations/schema'
import { tripTypes } from '@saathi/shared/lib/messages/en/choices'
import { publicLabel } from '@saathi/shared/lib/messages/en/public-trips'
import { sharedLabel, sharedWhen } from '@saathi/shared/lib/messages/en/shared-trips'
import type { Package } from '@saathi/shared/packages/schema'
import type { SharedTour } from '@saathi/shared/tours/schema'
import type { PublicTrip } from '@saathi/shared/trips/public-trips'
import type { SharedTrip } from '@saathi/shared/trips/shared-trips'
import { validate } from 'uuid'
import { type Context, createContext, type Deps } from '../../context.ts'
import { asTRPCError } from '../../errors.ts'
import { callProcedure, createCaller } from '../../router.ts'
import type { InitialData, InitialQuery } from './html-template.ts'
import {
  destinationIdIn,
  packageIdIn,
  publicTripIdIn,
  publicTripPreviewOf,
  sharedTourIdIn,
  sharedTripPreviewOf,
  sharedTripTokenIn,
} from './link-preview.ts'

/** The pages that show the operator's settings. */
const LEGAL_PAGES = /^\/(privacy|terms|grievances)\/?$/i

const DESTINATIONS = /^\/destinations\/?$/i

type Request = Parameters<typeof createContext>[1]

/**
 * The data sent with the page at a path: public responses, so that its scripts need no request, and the texts of its
 * first paint. The request's token is not used. Data that cannot be read is omitted; the client requests it.
 */
export async function initialDataFor(deps: Deps, { id, log, ip }: Request, pathname: string): Promise<InitialData> {
  const ctx = createContext(deps, { id, log, ip, headers: {} })
  const queries: InitialQuery[] = [['auth.settings', null, await createCaller(ctx).auth.settings()]]
  if (LEGAL_PAGES.test(pathname)) queries.push(['legal.settings', null, deps.config.legal])
  if (DESTINATIONS.test(pathname))
    queries.push(['destinations.list', {}, await createCaller(ctx).destinations.list({})])
  if (pathname === '/') {
    const proofs = await callProcedure('home.proofs', {}, ctx).catch(() => null)
    if (proofs) queries.push(['home.proofs', {}, proofs])
  }
  const destinationId = destinationIdIn(pathname)
  if (destinationId) return withDestination(queries, destinationId, ctx)
  const tourId = sharedTourIdIn(pathname)
  if (tourId && validate(tourId)) {
    // Null for tours that visitors may not see, so that the client does not ask in vain.
    const tour = await callProcedure('tours.shared', { tourId }, ctx).catch((error) =>
      asTRPCError(error).code === 'NOT_FOUND' ? null : undefined,
    )
    if (tour !== undefined) queries.push(['tours.shared', { tourId }, tour])
    // An uploaded picture has several sizes, of which the browser chooses.
    const [image] = (tour as SharedTour | null | undefined)?.images ?? []
    return { queries, ...(image?.startsWith('pictures/') && { texts: { image: `/api/${image}` } }) }
  }
  const token = sharedTripTokenIn(pathname)
  if (token !== undefined) return withSharedTrip(queries, token, ctx)
  const publicId = publicTripIdIn(pathname)
  if (publicId !== undefined) return withPublicTrip(queries, publicId, ctx)
  const packageId = packageIdIn(pathname)
  if (!packageId || !validate(packageId)) return { queries }
  const pkg = (await callProcedure('packages.get', { packageId }, ctx).catch(() => null)) as Package | null
  if (!pkg) return { queries }
  queries.push(['packages.get', { packageId }, pkg])
  const image = pkg.imageUrl ?? pkg.images[0]
  if (image === undefined) return { queries }
  const kind = tripTypes[pkg.tourType]
  return { queries, texts: { name: pkg.name, kind, image: /^https?:/i.test(image) ? image : `/api/${image}` } }
}

async function withDestination(queries: InitialQuery[], destinationId: string, ctx: Context) {
  const call = callProcedure('destinations.get', { destinationId }, ctx)
  const destination = (await call.catch(() => null)) as Destination | null
  if (!destination) return { queries }
  const { name, state, pitch, image } = destination
  queries.push(['destinations.get', { destinationId }, destination])
  return { queries, texts: { name, state, pitch, image: `/api/${image}` } }
}

/** Null for links that do not work, so that the client does not ask in vain. */
async function withSharedTrip(queries: InitialQuery[], token: string, ctx: Context): Promise<InitialData> {
  const call = callProcedure('trips.shared', { token }, ctx) as Promise<SharedTrip>
  const trip = await call.catch((error) =>
    ['NOT_FOUND', 'BAD_REQUEST'].includes(asTRPCError(error).code) ? null : undefined,
  )
  if (trip === undefined) return { queries }
  queries.push(['trips.shared', { token }, trip])
  if (trip === null) return { queries, preview: null }
  const { image } = trip.place
  const preview = sharedTripPreviewOf(trip)
  if (image === null) return { queries, preview }
  const texts = { label: sharedLabel(trip), name: trip.title, pitch: sharedWhen(trip), image: `/api/${image}` }
  return { queries, preview, texts }
}

/** Null for pages that are not public, for which the client asks again if somebody is signed in. */
async function withPublicTrip(queries: InitialQuery[], publicId: string, ctx: Context): Promise<InitialData> {
  const call = callProcedure('trips.published', { publicId }, ctx) as Promise<PublicTrip>
  const trip = await call.catch((error) =>
    ['NOT_FOUND', 'BAD_REQUEST'].includes(asTRPCError(error).code) ? null : undefined,
  )
  if (trip === undefined) return { queries }
  queries.push(['trips.published', { publicId }, trip])
  if (trip === null) return { queries, preview: null }
  const preview = publicTripPreviewOf(trip)
  const { image } = trip.place
  if (image === null) return { queries, preview }
  const texts = { label: publicLabel(trip), name: preview.title, pitch: '', image: `/api/${image}` }
  return { queries, preview, texts }
}
