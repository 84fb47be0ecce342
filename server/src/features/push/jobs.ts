import type { Deps } from '../../context.ts'
import { deleteOldPushes } from './queries/queue.ts'
import { deleteEndedSubscriptions } from './queries/subscriptions.ts'

export const pushJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  endedPushSubscriptions: () => deleteEndedSubscriptions(db, now()),
  oldPushes: () => deleteOldPushes(db, now()),
})
