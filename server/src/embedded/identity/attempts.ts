import type { Db } from '../../db/client.ts'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { retryAfterOf } from '../../errors.ts'
import type { LimitName, Limits } from '../../platform/limits.ts'
import { TRPCError } from '../../trpc.ts'
import { IdentityApiError } from './identity-api-error.ts'
import { accountFrom } from './store.ts'

/** An attempt to sign in, or to request a password reset mail. */
type Kind = 'signIns' | 'resets'
/** The origin of an attempt: an IP address, and the id of the browser if it sent one. */
export type Source = { ip: string; browser: string | null }

export type Attempt = {
  account: IdentityAccount | null
  /** The browser or network whose count was increased. */
  requester: string
  /** Refunds the attempt after a correct password. */
  refund: () => Promise<void>
}

/**
 * Counts attempts at accounts and rejects them as Identity Toolkit does. Each pair of requester and address has a
 * narrow limit. The requester is the browser if it has signed in to the account before, else the network. Requesters
 * that the account does not know also share a wide limit for the address and one for their network. So strangers cannot
 * lock the owner out of a known browser or network. Unknown addresses are counted in the same way.
 */
export function attemptCounter(db: Db, limits: Limits) {
  async function count(name: LimitName, key: string): Promise<void> {
    try {
      await limits.take(name, key)
    } catch (error) {
      if (error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS')
        throw new IdentityApiError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, retryAfterOf(error))
      throw error
    }
  }

  const network = ({ ip }: Source) => limits.pseudonym('network', ip)
  const browser = ({ browser }: Source) => (browser ? limits.pseudonym('browser', browser) : null)
  /** The hashes that an account stores of the places it was signed in from. */
  const sourcesOf = (source: Source) => [network(source), browser(source)].filter((one) => one !== null)

  return {
    sourcesOf,
    /**
     * Counts an attempt before its password is checked, so that concurrent guesses count too. @throws IdentityApiError
     * if a limit is reached
     */
    async start(kind: Kind, email: string, source: Source): Promise<Attempt> {
      const { account, known } = await accountFrom(db, email, sourcesOf(source))
      const own = browser(source)
      const requester = own && known.includes(own) ? own : network(source)
      await count(`${kind}PerRequester`, `${requester} ${email}`)
      const isKnown = known.length > 0
      if (!isKnown) {
        await count(`${kind}PerIp`, source.ip)
        await count(`${kind}PerAddress`, email)
      }
      const refund = async () => {
        await limits.reset(`${kind}PerRequester`, `${requester} ${email}`)
        if (isKnown) return
        await limits.refund(`${kind}PerIp`, source.ip)
        await limits.refund(`${kind}PerAddress`, email)
      }
      return { account, requester, refund }
    },
    /** Clears the address's count after its owner has used a mailed link. */
    clear: (email: string) => limits.reset('signInsPerAddress', email),
  }
}
export type AttemptCounter = ReturnType<typeof attemptCounter>
