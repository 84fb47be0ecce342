import type { Deps } from '../../context.ts'
import { deleteExpiredSessions } from '../../platform/identity/session-store.ts'
import { deleteExpiredDepartures, forgetRemovedAccounts } from './account/queries/account.ts'
import { removeDueAccounts, searchGoneAccounts } from './account/workflows/deletion.ts'
import { deleteExpiredChallenges } from './passkeys/queries/passkeys.ts'
import { deleteExpiredChanges } from './queries/address.ts'
import { deleteExpiredCodes } from './queries/auth.ts'

type JobDeps = Pick<Deps, 'db' | 'now' | 'config' | 'identity' | 'hashAddress' | 'realtime' | 'mailer'>

export function authJobs(deps: JobDeps) {
  const { db, now, config } = deps
  return {
    codes: () => deleteExpiredCodes(db, now()),
    addressChanges: () => deleteExpiredChanges(db, now()),
    passkeyChallenges: () => deleteExpiredChallenges(db, now()),
    sessions: () => deleteExpiredSessions(db, now(), config.legal.retention.logDays),
    accounts: () => removeDueAccounts(deps),
    removedAccounts: () => forgetRemovedAccounts(db),
    departures: () => deleteExpiredDepartures(db, now()),
    // Only Firebase needs polling: the embedded provider reports deletions itself.
    ...(config.firebase ? { goneAccounts: searchGoneAccounts(deps) } : {}),
  }
}
