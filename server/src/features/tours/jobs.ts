import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { Deps } from '../../context.ts'
import { deleteOldGuestQuestions } from './queries/guest-questions.ts'
import { deleteExpiredRequests } from './queries/requests.ts'

export const toursJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  seatRequests: () => deleteExpiredRequests(db, indianDay(now())),
  guestQuestions: () => deleteOldGuestQuestions(db, addDays(indianDay(now()), -RETENTION.guestQuestionDays)),
})
