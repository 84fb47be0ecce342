import { AsyncLocalStorage } from 'node:async_hooks'
import { networkOf } from './networks.ts'

/** Accounts remembered at most. */
const REMEMBERED = 5_000
/** The end of a token's signature, by which it is known again; too little to make the token from. */
const ENDING = 32

/** Whose tokens were found good. That one has ended since does not matter here: it is still nobody else's. */
const accounts = new Map<string, string>()

/**
 * Who a request works for, as far as is known: its network, and its account once a token has proved it. What requesters
 * share (the statement queue) finds it here, so that it need not be an argument of every function between.
 */
export class Requester {
  readonly #ip: string
  readonly #ending: string | undefined
  #network: string | undefined
  #account: string | undefined

  constructor(ip: string, authorization?: string) {
    this.#ip = ip
    this.#ending = authorization?.slice(-ENDING)
    this.#account = this.#ending && accounts.get(this.#ending)
  }

  /** The network that the request comes from. */
  get group(): string {
    this.#network ??= networkOf(this.#ip)
    return this.#network
  }

  /** The account, or the network while none is known. */
  get key(): string {
    return this.#account ?? this.group
  }

  /** The token that came with the request was found good. */
  provedBy(uid: string): void {
    const account = `account ${uid}`
    if (this.#account === account || !this.#ending) return
    this.#account = account
    accounts.set(this.#ending, account)
    const [oldest] = accounts.keys()
    if (accounts.size > REMEMBERED && oldest !== undefined) accounts.delete(oldest)
  }
}

const current = new AsyncLocalStorage<Requester | undefined>()

/** Who the running code works for; undefined for the server itself. */
export const currentRequester = (): Requester | undefined => current.getStore()

/** Runs `work`, and all that it starts, for this requester. */
export const forRequester = <T>(requester: Requester, work: () => T): T => current.run(requester, work)

/** Runs what several requesters share, or what outlasts a request, for the server itself. */
export const forServer = <T>(work: () => T): T => current.run(undefined, work)
