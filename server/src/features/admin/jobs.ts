import type { Deps } from '../../context.ts'
import { deleteExpiredWrongFacts } from './catalogue/queries/wrong-facts.ts'
import { deleteExpiredAuditLines } from './queries/audit.ts'

export const adminJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  wrongFacts: () => deleteExpiredWrongFacts(db, now()),
  audit: () => deleteExpiredAuditLines(db, now()),
})
