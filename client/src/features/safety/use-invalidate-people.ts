import { trpc } from '../../lib/trpc.ts'

/** Asks anew for every list that people stand in: who gets to see whom has changed. */
export function useForgetPeople() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([
      utils.social.invalidate(),
      utils.matching.invalidate(),
      utils.messages.invalidate(),
      utils.tours.invalidate(),
      utils.notices.invalidate(),
    ])
}
