import type { Deps } from '../../context.ts'
import { deleteExpiredEvidence } from './queries/evidence.ts'
import { endSuspensions } from './queries/moderation.ts'
import { deleteExpiredPhotoChecks } from './queries/photo-checks.ts'

export const moderationJobs = ({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>) => ({
  evidence: () => deleteExpiredEvidence(db, now(), config.legal.retention.evidenceDays),
  photoChecks: () => deleteExpiredPhotoChecks(db, now()),
  suspensions: () => endSuspensions(db, now()),
})
