import type { Db } from '../../db/client.ts'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { retryAfterOf } from '../../errors.ts'
import type { LimitName, Limits } from '../../platform/limits.ts'
import { TRPCError } from '../../trpc.ts'
import { IdentityApiError } from './identity-api-error.ts'
import { accountFrom } from './store.ts'

/** What is attempted at an account: signing in, or having a mail sent that sets a new password. */
type Kind = 'signIns' | 'resets'
/** Where an attempt comes from: an IP address, and the id of the browser if it sent one. */
export type Source = { ip: string; browser: string | null }

export type Attempt = {
  account: IdentityAccount | null
  /** The browser or network that it counts for. */
  requester: string
  /** Takes the attempt back: its password was right. */
  forgive: () => Promise<void>
}

/**
 * Counts attempts at accounts, and refuses as Identity Toolkit does. Each requester has a narrow bound for each address:
 * a browser that has signed in to the account before, else the network. Requesters that the account does not know share
 * a wide bound for the address and one for their network. So strangers slow each other down, and never the owner where
 * they have signed in before. An unknown address is counted like one that has an account.
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
  /** What an account remembers of where it was signed in from. */
  const sourcesOf = (source: Source) => [network(source), browser(source)].filter((one) => one !== null)

  return {
    sourcesOf,
    /** Counts an attempt before its work is done, so that parallel guesses count too. @throws IdentityApiError when it is one too many */
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
      const forgive = async () => {
        await limits.reset(`${kind}PerRequester`, `${requester} ${email}`)
        if (isKnown) return
        await limits.refund(`${kind}PerIp`, source.ip)
        await limits.refund(`${kind}PerAddress`, email)
      }
      return { account, requester, forgive }
    },
    /** The owner has shown that the mailbox is theirs: what strangers used up counts no more. */
    clear: (email: string) => limits.reset('signInsPerAddress', email),
  }
}
export type AttemptCounter = ReturnType<typeof attemptCounter>
