import type { Candidate, CandidateDraft, CandidateFacts } from '@saathi/shared/choices/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { Package } from '@saathi/shared/packages/schema'
import { TRIP_DAYS_MAX, TRIP_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { appError, badInput } from '../../errors.ts'
import { type Destination, loadDataset } from '../recommend/facts/dataset.ts'
import { pitchIn } from '../recommend/facts/season.ts'
import { sentence } from '../recommend/text/format.ts'
import { propose } from '../trips/proposal.ts'
import type { ProposedRoute } from '../trips/propose/propose-route.ts'
import type { NewTrip } from '../trips/queries/trips.ts'

/** A candidate with its bill, and the trip that it opens as. */
export type NewCandidate = {
  kind: Candidate['kind']
  facts: CandidateFacts
  total: number
  perHead: number
  trip: NewTrip & { items: TripItemFacts[] }
}

const placeById = (id: string | undefined): Destination | undefined =>
  loadDataset().destinations.find((place) => place.id === id)

/** One sentence in favour of a place, which is true in the month of the trip. */
function pitchOf(place: Destination | undefined, { type, startDate, month }: Partial<TripRequest>, now: Date) {
  const first = type && place?.types.includes(type) ? type : place?.types[0]
  if (!place || !first) return null
  const when = startDate ? Number(startDate.slice(5, 7)) : (month ?? Number(indianDay(now).slice(5, 7)))
  const [told] = [first, ...place.types].flatMap((one) => pitchIn(place, one, when) ?? [])
  return told === undefined ? null : sentence(told)
}

const perHead = (total: number, people: number) => Math.round(total / people)

/**
 * The candidate of a request: its days as for a trip of the same request, whose costs add up to the total.
 * @throws TRPCError BAD_REQUEST as `propose`, and for a place that is not known
 */
function tripCandidate(request: TripRequest, now: Date): NewCandidate {
  const place = placeById(request.placeId)
  if (!place || !(request.places ?? []).every(placeById))
    throw badInput('candidate.request.placeId', 'trips.placeUnknown')
  const proposal = propose(request, undefined, now)
  const stops = 'stops' in proposal ? (proposal as ProposedRoute).stops : undefined
  const places = stops?.map(({ placeId }) => placeById(placeId)).filter((one) => one !== undefined) ?? [place]
  const [first = place] = places
  const total = proposal.items.reduce((sum, { cost }) => sum + cost, 0)
  const { from, people, startDate = null } = request
  return {
    kind: stops ? 'route' : 'place',
    facts: {
      name: stops ? proposal.title : place.name,
      where: stops ? places.map(({ name }) => name).join(', ') : place.state,
      image: first.picture,
      placeIds: places.map(({ id }) => id),
      slug: null,
      ...{ from, people, startDate },
      days: proposal.dayCount,
      why: pitchOf(first, request, now),
    },
    total,
    perHead: perHead(total, people),
    trip: {
      ...{ request, dayCount: proposal.dayCount, items: proposal.items, ...(stops && { stops }) },
      title: stops ? proposal.title : place.name,
    },
  }
}

/**
 * The candidate of a package: its price for all people on one line, and its days to be filled.
 * @throws TRPCError BAD_REQUEST when no place of it is known, or it is longer than a trip
 */
function packageCandidate(
  found: Package,
  { from, people }: { from: TripRequest['from']; people: number },
): NewCandidate {
  const placeIds = found.placeIds.filter((id) => id !== null && placeById(id) !== undefined) as string[]
  const [placeId] = placeIds
  const days = found.nights + 1
  if (placeId === undefined || days > TRIP_DAYS_MAX) throw badInput('candidate.packageId', 'choices.packageNowhere')
  const total = found.price * people
  const item: TripItemFacts = {
    ...{ day: 0, order: 1000, kind: 'other', title: found.name, note: '', fixedStart: null, minutes: 0 },
    ...{ cost: total, costPart: 'other', link: null, lat: null, lon: null, highlight: null, by: null },
  }
  return {
    kind: 'package',
    facts: {
      name: found.name,
      where: found.destinations.join(', '),
      image: found.images[0] ?? found.imageUrl,
      ...{ placeIds, slug: found.slug, from, people, days, startDate: null },
      why: found.description.split(/(?<=\.)\s/)[0] ?? null,
    },
    total,
    perHead: found.price,
    trip: {
      request: { placeId, from, people, type: found.tourType },
      title: found.name.slice(0, TRIP_TITLE_MAX),
      dayCount: days,
      items: [item],
    },
  }
}

/**
 * A candidate with its bill of today.
 * @param findPackage finds the package of a draft
 * @throws TRPCError NOT_FOUND, BAD_REQUEST
 */
export async function costCandidate(
  draft: CandidateDraft,
  findPackage: (id: string) => Promise<Package | null>,
  now: Date,
): Promise<NewCandidate> {
  if (draft.kind === 'trip') return tripCandidate(draft.request, now)
  const found = await findPackage(draft.packageId)
  if (!found || found.withdrawn) throw appError('NOT_FOUND', 'packages.notFound')
  return packageCandidate(found, draft)
}
