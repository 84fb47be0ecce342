import type { GoesWith, RouteQuery, Routes } from '@saathi/shared/recommend/routes'
import type { DreamTrip, Recommendations, WhyNot } from '@saathi/shared/recommend/schema'
import type { Context } from '../../context.ts'
import { recommendInSteps, whyNotInSteps } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { findNamed } from './parse-query/places.ts'
import { tokenize } from './parse-query/tokens.ts'
import { failureReason, recommendRemotely } from './remote.ts'
import { routesInSteps } from './routes/find-routes.ts'
import { goesWithInSteps } from './routes/goes-with.ts'

/**
 * Recommendations of the service at RECOMMEND_URL when one is set and gives a valid answer within three seconds, else of
 * the built-in engine.
 */
export async function recommendationsFor(
  { config, now, log, costlyWork }: Pick<Context, 'config' | 'now' | 'log' | 'costlyWork'>,
  request: DreamTrip,
): Promise<Recommendations> {
  const at = now()
  if (config.recommendUrl !== null) {
    try {
      return await recommendRemotely(config.recommendUrl, request, at)
    } catch (error) {
      // Only a reason of our own or an error type: a message of fetch may hold the URL and its password.
      log.warn({ reason: failureReason(error) }, 'the recommendation service failed; the built-in engine answers')
    }
  }
  return costlyWork.recommendations.runSteps(recommendInSteps(loadDataset(), request, at))
}

const UNKNOWN: WhyNot = { name: null, number: null, text: 'We know no place of that name.' }
const OF_OTHERS: WhyNot = {
  name: null,
  number: null,
  text: 'These suggestions come from another service, which gives no reasons.',
}

/** Why a place, by its id or as one types it, is not in the list of a trip. */
export async function whyNotFor(
  { config, now, costlyWork }: Pick<Context, 'config' | 'now' | 'costlyWork'>,
  typed: string,
  request: DreamTrip,
): Promise<WhyNot> {
  if (config.recommendUrl !== null) return OF_OTHERS
  const dataset = loadDataset()
  const isId = dataset.destinations.some(({ id }) => id === typed)
  const id = isId ? typed : findNamed(tokenize(typed))?.id
  const answer = id && (await costlyWork.recommendations.runSteps(whyNotInSteps(dataset, request, id, now())))
  return answer || UNKNOWN
}

/** Journeys over several places, always of the built-in engine: the other service has none. */
export const routesFor = (
  { now, costlyWork }: Pick<Context, 'now' | 'costlyWork'>,
  query: RouteQuery,
): Promise<Routes> => costlyWork.recommendations.runSteps(routesInSteps(loadDataset(), query, now()))

/** What goes well with a result; nothing where the results are those of another service. */
export const goesWithFor = async (
  { config, now, costlyWork }: Pick<Context, 'config' | 'now' | 'costlyWork'>,
  place: string,
  request: DreamTrip,
): Promise<GoesWith['route']> =>
  config.recommendUrl === null
    ? costlyWork.recommendations.runSteps(goesWithInSteps(loadDataset(), request, place, now()))
    : null
