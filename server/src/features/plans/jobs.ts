import { indianDay } from '@saathi/shared/lib/days'
import type { Deps } from '../../context.ts'
import { deleteEndedPlans } from './queries/plans.ts'

export const plansJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  plans: () => deleteEndedPlans(db, indianDay(now())),
})
