import { trpc } from '../../lib/trpc.ts'

/** Invalidates every query that lists people, for example after a block. */
export function useInvalidatePeople() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.social.invalidate(),
      utils.matching.invalidate(),
      utils.plans.invalidate(),
      utils.messages.invalidate(),
      utils.groups.invalidate(),
      utils.tours.invalidate(),
      utils.notices.invalidate(),
    ])
}
