import type { Deps } from '../../context.ts'
import { deleteExpiredEnquiries } from './queries/contact.ts'

export const contactJobs = ({ db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>) => ({
  enquiries: () => deleteExpiredEnquiries(db, now(), config.legal.retention.enquiryDays),
})
