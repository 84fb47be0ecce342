import { indianDay } from '@saathi/shared/lib/days'
import type { Deps } from '../../context.ts'
import { deleteExpiredRequests } from './queries/requests.ts'

export const toursJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  seatRequests: () => deleteExpiredRequests(db, indianDay(now())),
})
