import { AsyncLocalStorage } from 'node:async_hooks'
import { toNetwork } from './networks.ts'

/** The maximum number of cached accounts. */
const MAX_ACCOUNTS = 5_000
/** Characters at the end of a token's signature that identify it, too few to reconstruct the token. */
const SUFFIX_LENGTH = 32

/** Accounts by the suffix of a verified token. Expired tokens may stay: they still belong to the same account. */
const accounts = new Map<string, string>()

/**
 * The requester of a request: its network, and its account once the token is verified. The statement queue reads it from
 * async local storage, so that it is not an argument of every function in between.
 */
export class Requester {
  readonly #ip: string
  readonly #suffix: string | undefined
  #network: string | undefined
  #account: string | undefined

  constructor(ip: string, authorization?: string) {
    this.#ip = ip
    this.#suffix = authorization?.slice(-SUFFIX_LENGTH)
    this.#account = this.#suffix && accounts.get(this.#suffix)
  }

  /** The network that the request comes from. */
  get group(): string {
    this.#network ??= toNetwork(this.#ip)
    return this.#network
  }

  /** The account; the network while the account is unknown. */
  get key(): string {
    return this.#account ?? this.group
  }

  /** Records that the request's token was verified as this account's. */
  setAccount(uid: string): void {
    const account = `account ${uid}`
    if (this.#account === account || !this.#suffix) return
    this.#account = account
    accounts.set(this.#suffix, account)
    const [oldest] = accounts.keys()
    if (accounts.size > MAX_ACCOUNTS && oldest !== undefined) accounts.delete(oldest)
  }
}

const current = new AsyncLocalStorage<Requester | undefined>()

/** The requester of the running code; undefined for the server's own work. */
export const currentRequester = (): Requester | undefined => current.getStore()

/** Runs `work`, and everything that it starts, for this requester. */
export const forRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work)

/** Runs `work` as the server's own: for work that requesters share or that outlasts a request. */
export const forServer = <T>(work: () => T): T => current.run(undefined, work)
