import type { Deps } from '../../context.ts'
import { sendDigests } from './digest.ts'

export const noticesJobs = (deps: Pick<Deps, 'db' | 'now' | 'mailer' | 'stopping'>) => ({
  digests: sendDigests(deps),
})
