import { indianDay } from '@saathi/shared/lib/days'
import type { Deps } from '../../../../context.ts'
import { publishTourChange } from '../../../tours/topics.ts'
import {
  cancelHostedTours,
  findOtherAccounts,
  findProfileAfterKey,
  listDueDeletions,
  listProfilesAfter,
  removeAccount,
  requestDeletion,
} from '../queries/account.ts'

type DeletionDeps = Pick<Deps, 'db' | 'realtime' | 'mailer' | 'now'>

/** Tells open pages of cancelled tours, and the mailer of new mails. */
export const publishChanges = ({ realtime, mailer }: Pick<Deps, 'realtime' | 'mailer'>, tourIds: string[]) => {
  for (const tourId of tourIds) publishTourChange(realtime, tourId)
  mailer.wake()
}

/**
 * Requests the deletion of an account after a grace period of 7 days. Cancels its upcoming tours, and mails the owner and
 * the tours' guests.
 * @param isGone the identity provider no longer has the account: the profile is hidden as well
 * @returns false when the account has no profile
 */
export async function startDeletion(deps: DeletionDeps, firebaseUid: string, isGone = false): Promise<boolean> {
  const at = deps.now()
  const given = { isGone, at, today: indianDay(at) }
  const { outcome, cancelled } = await requestDeletion(deps.db, firebaseUid, given)
  if (outcome === 'requested') publishChanges(deps, cancelled)
  return outcome !== 'missing'
}

/** Deletes accounts whose 7-day grace period has ended. The login is deleted first, so that it cannot recreate the profile. */
export async function removeDueAccounts(deps: DeletionDeps & Pick<Deps, 'identity' | 'hashAddress'>): Promise<void> {
  const { db, identity, hashAddress, now } = deps
  const at = now()
  const today = indianDay(at)
  for (const { _id, firebaseUid, email } of await listDueDeletions(db, at)) {
    await identity.deleteUser(firebaseUid)
    // Tours that were created after the request; the request has cancelled the earlier ones.
    publishChanges(deps, await cancelHostedTours(db, _id, { at, today }))
    await removeAccount(db, _id, { at, today, addressHash: hashAddress(email)[0] })
  }
}

/**
 * Hides profiles with the account's address whose own accounts no longer exist. Called before the account gets a profile,
 * so that it takes over the former profile with its blocks and reports.
 */
export async function hideFormerProfiles(
  deps: DeletionDeps & Pick<Deps, 'identity'>,
  account: { email: string; firebaseUid: string },
): Promise<void> {
  const others = await findOtherAccounts(deps.db, account.email, account.firebaseUid)
  if (others.length === 0) return
  for (const uid of await deps.identity.findMissing(others)) await startDeletion(deps, uid, true)
}

/** Accounts in one request, which is Firebase's limit, and requests in one run. */
const BATCH = 100
const BATCHES = 20
/** More missing accounts in one batch are an error: the project is probably the wrong one. */
const MAX_MISSING = 10

/**
 * Searches for profiles whose accounts were deleted at the identity provider, such as by Firebase's client SDK. Each run
 * continues after the last one. The first starts at a random profile, so that short-lived processes cover all of them.
 */
export function searchGoneAccounts(deps: DeletionDeps & Pick<Deps, 'identity'>, start: () => number = Math.random) {
  let after: string | null | undefined
  return async () => {
    if (after === undefined) after = await findProfileAfterKey(deps.db, start())
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const profiles = await listProfilesAfter(deps.db, after, BATCH)
      const missing = await deps.identity.findMissing(profiles.map(({ firebaseUid }) => firebaseUid))
      if (missing.length > MAX_MISSING)
        throw new Error(`${missing.length} of ${profiles.length} accounts are missing: is this the right project?`)
      for (const uid of missing) await startDeletion(deps, uid, true)
      after = profiles.length < BATCH ? null : (profiles.at(-1)?._id ?? null)
      if (after === null) return
    }
  }
}
