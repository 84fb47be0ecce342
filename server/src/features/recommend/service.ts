import type { DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import type { Context } from '../../context.ts'
import { recommendInSteps } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { failureReason, recommendRemotely } from './remote.ts'

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
