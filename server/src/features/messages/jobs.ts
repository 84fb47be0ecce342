import type { Deps } from '../../context.ts'
import { deleteExpiredEvents } from './queries/event-log.ts'

export const messagesJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  events: () => deleteExpiredEvents(db, now()),
})
