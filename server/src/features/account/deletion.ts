import { indianDay } from '@saathi/shared/days'
import type { Deps } from '../../context.ts'
import { accountGone, deletionRequested, hostLeft } from './mails.ts'
import {
  accountsToRemove,
  cancelHostedTours,
  otherAccountsAt,
  profileAt,
  profilesAfter,
  removeAccount,
  requestDeletion,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'config' | 'realtime' | 'mailer' | 'now'>

const changed = ({ realtime, mailer }: Needs, tourIds: string[]) => {
  for (const tourId of tourIds) realtime.publishTourChange(tourId)
  mailer.wake()
}

/**
 * Starts the seven days after which the account is deleted, and tells its owner and the guests of its tours.
 * @param isGone the identity provider has no such account any more: the profile is hidden as well
 * @returns false when the account has no profile
 */
export async function startDeletion(deps: Needs, firebaseUid: string, isGone = false): Promise<boolean> {
  const { db, config, now } = deps
  const at = now()
  const owner = (isGone ? accountGone : deletionRequested)(at, config.publicUrl)
  const { outcome, cancelled } = await requestDeletion(db, firebaseUid, {
    isGone,
    at,
    today: indianDay(at),
    owner,
    guests: hostLeft(config.publicUrl),
  })
  if (outcome === 'requested') changed(deps, cancelled)
  return outcome !== 'missing'
}

/** Deletes people whose seven days are over: their login first, so that nobody is left who could come back. */
export async function removeDueAccounts(deps: Needs & Pick<Deps, 'identity' | 'hashAddress'>): Promise<void> {
  const { db, config, identity, hashAddress, now } = deps
  const at = now()
  const today = indianDay(at)
  for (const { _id, firebaseUid, email } of await accountsToRemove(db, at)) {
    await identity.deleteUser(firebaseUid)
    // Tours that were made since the request; those before it were cancelled by it.
    changed(deps, await cancelHostedTours(db, _id, { at, today, guests: hostLeft(config.publicUrl) }))
    await removeAccount(db, _id, { at, today, addressHash: hashAddress(email) })
  }
}

/**
 * Before an account gets a profile: profiles with its address whose own accounts are gone are hidden, so that the new
 * account comes back to them, with the blocks and reports that they have.
 */
export async function hideFormerProfiles(
  deps: Needs & Pick<Deps, 'identity'>,
  account: { email: string; firebaseUid: string },
): Promise<void> {
  const others = await otherAccountsAt(deps.db, account.email, account.firebaseUid)
  if (others.length === 0) return
  for (const uid of await deps.identity.findMissing(others)) await startDeletion(deps, uid, true)
}

/** How many accounts are asked about at once, which is what Firebase allows, and how often in one run. */
const BATCH = 100
const BATCHES = 20
/** More of them missing at once is taken for the wrong project, not for people who left. */
const MISSING_MOST = 10

/**
 * Looks for profiles whose accounts were deleted at the identity provider itself, such as by Firebase's client SDK. Each
 * run goes on where the last one ended; the first one starts anywhere, so that processes that live short reach everybody.
 */
export function searchGoneAccounts(deps: Needs & Pick<Deps, 'identity'>, start: () => number = Math.random) {
  let after: string | null | undefined
  return async () => {
    if (after === undefined) after = await profileAt(deps.db, start())
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const profiles = await profilesAfter(deps.db, after, BATCH)
      const missing = await deps.identity.findMissing(profiles.map(({ firebaseUid }) => firebaseUid))
      if (missing.length > MISSING_MOST)
        throw new Error(`${missing.length} of ${profiles.length} accounts are missing: is this the right project?`)
      for (const uid of missing) await startDeletion(deps, uid, true)
      after = profiles.length < BATCH ? null : (profiles.at(-1)?._id ?? null)
      if (after === null) return
    }
  }
}
