import type { Deps } from '../../context.ts'
import { deleteExpiredMedia } from './queries/media.ts'

export const mediaJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  media: () => deleteExpiredMedia(db, now()),
})
