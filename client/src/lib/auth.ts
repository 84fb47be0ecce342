import type { SignInSettings } from '@saathi/shared/auth'
import type { Reason } from '@saathi/shared/common'
import type { Me } from '@saathi/shared/social'
import type { User } from 'firebase/auth'
import type { Provider } from './firebase.ts'
import { type GoogleAccount, identityCode } from './identity.ts'
import { forgetStored, readStored, store } from './storage.ts'

/** The auth context, as the pages see it. */
export type AuthState = {
  /** Who the identity provider says is here. */
  providerUser: User | null
  /** Their profile on our own backend; empty when signed out, and when the sync failed. */
  user: Me | null
  /** True until it is known who is here, and while a change of that is under way. */
  loading: boolean
  /** Why it could not be found out, or why `user` is empty though somebody is signed in: a sentence, or null. */
  fault: string | null
  /** Whether `user` is empty because the account is suspended. */
  suspended: boolean
  /** Which identity provider is in use, once it is open. */
  settings: SignInSettings | null
}

export type Credentials = { email?: string; password?: string; customToken?: string }

/** What the auth context asks of the backend, and whom it tells. */
type Surroundings = {
  settings: () => Promise<SignInSettings>
  sync: () => Promise<Me>
  /** What the backend says of a failed call, if it said anything. */
  sentenceOf: (error: unknown) => string | null
  /** Why the backend forbids a call, if it said so. */
  reasonOf: (error: unknown) => Reason | null
  /** Somebody else is here than before: what was loaded for the one before them is to be forgotten. */
  onChange: () => void
  /** A session ended that its owner did not end here. */
  onEnded: (sentence: string) => void
}

/** Where the backend's id of whoever is signed in is kept. */
const USER_ID = 'userId'

/** Whether somebody was here when this browser last knew. */
export const mayBeHere = () => readStored('local', USER_ID) !== null

const UNREACHABLE = 'We cannot reach the log-in service. Please check your connection and try again.'
const SESSION_ENDED = 'Your session has ended. Please log in again.'
const ENDED_ELSEWHERE = 'You were logged out in another tab.'
const SUSPENDED = 'This account is suspended. Please write to us if you think that is a mistake.'

/** Keeps who is here: the identity provider's word, and the profile that the backend has for it. Nothing loads yet. */
export function createAuth({ settings, sync, sentenceOf, reasonOf, onChange, onEnded }: Surroundings) {
  let state: AuthState = {
    providerUser: null,
    user: null,
    loading: true,
    fault: null,
    suspended: false,
    settings: null,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<AuthState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** The change under way or the last one: whom it is about, and when it is through. */
  let turn: { uid: string | null; done: Promise<void> } | null = null
  let opened: Promise<Provider> | null = null
  /** The token is to be renewed before it is used again, by whichever call: the backend refused it. */
  let doubted = false
  /** Why the identity provider refused the token at last, known when all looks at it are through. */
  let refusal: string | null = null
  let looked: Promise<unknown> = Promise.resolve()

  /** Follows the identity provider: the profile of whoever came, nothing of whoever left. Twice for one is once. */
  function enter(providerUser: User | null): Promise<void> {
    const uid = providerUser?.uid ?? null
    if (turn && turn.uid === uid && (state.loading || state.user || !uid)) return turn.done
    if (turn && turn.uid !== uid) onChange()
    const mine = { uid, done: Promise.resolve() }
    turn = mine
    set({ providerUser, user: null, loading: true, fault: null, suspended: false })
    if (!providerUser) {
      forgetStored('local', USER_ID)
      set({ loading: false })
      return mine.done
    }
    mine.done = sync().then(
      (user) => {
        if (turn !== mine) return
        store('local', USER_ID, user._id)
        set({ user, loading: false })
      },
      (error) => {
        if (turn !== mine) return
        console.error('The profile could not be synced.', error)
        const suspended = reasonOf(error) === 'suspended'
        set({ loading: false, fault: sentenceOf(error) ?? UNREACHABLE, suspended })
      },
    )
    return mine.done
  }

  /** Whether somebody was here who did not log out in this tab. */
  const wasHere = () => state.providerUser !== null || (turn === null && mayBeHere())

  async function follow(providerUser: User | null) {
    const ended = !providerUser && wasHere()
    const openHere = state.providerUser !== null
    if (providerUser) refusal = null
    await enter(providerUser)
    if (!ended) return
    // The provider says that nobody is here before it says why, to whichever call asked.
    await looked
    if (refusal === 'user-disabled') onEnded(SUSPENDED)
    else onEnded(openHere && refusal !== 'user-token-expired' ? ENDED_ELSEWHERE : SESSION_ENDED)
  }

  /** Loads the identity provider, once; @throws Error with a sentence when it cannot be reached, and may be asked again. */
  function open() {
    if (state.fault && !state.providerUser) set({ loading: true, fault: null })
    opened ??= Promise.all([settings(), import('./firebase.ts')]).then(
      ([settings, { openFirebase }]) => {
        const provider = openFirebase(settings)
        set({ settings })
        provider.watch(follow)
        return provider
      },
      (error) => {
        opened = null
        set({ loading: false, fault: UNREACHABLE })
        throw new Error(UNREACHABLE, { cause: error })
      },
    )
    return opened
  }

  /** Resolves with the state when `isEnough` of it is known. @throws Error with a sentence when it cannot be found out */
  async function until(isEnough: () => boolean): Promise<AuthState> {
    await open()
    while (!isEnough()) {
      await new Promise<void>((resolve) => {
        const stop = subscribe(() => {
          stop()
          resolve()
        })
      })
    }
    return state
  }

  /** Resolves when it is known who is here, and what their profile is. */
  const known = () => until(() => !state.loading)

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Signs in by one way of the provider's, then syncs. What goes wrong is logged and told to the caller. */
  async function signIn(way: (provider: Provider) => Promise<User>) {
    try {
      await enter(await way(await open()))
    } catch (error) {
      console.error('The sign-in failed.', identityCode(error) ?? (error instanceof Error ? error.message : error))
      throw error
    }
  }

  async function signOut() {
    const provider = await open()
    const before = state
    set({ providerUser: null, user: null, loading: true })
    try {
      await provider.signOut()
    } catch (error) {
      set(before)
      throw error
    }
    await enter(null)
  }

  return {
    state: () => state,
    subscribe,
    open,
    known,
    /** Resolves when the identity provider has said who is here; their profile may still be on its way. */
    here: () => until(() => !state.loading || state.providerUser !== null),
    /** Resolves when calls may be made for whoever is here: who was here before has a profile, which need not be waited for. */
    ready: () => until(() => !state.loading || (state.providerUser !== null && mayBeHere())),

    /** Logs in by e-mail and password or by a custom token. @throws Error fit for `identitySentence` */
    login: ({ email, password, customToken }: Credentials) =>
      signIn((provider) => {
        if (customToken) return provider.signInWithToken(customToken)
        if (email && password) return provider.signIn(email, password)
        throw new Error('Invalid login credentials provided.')
      }),
    /** Logs in with Google: its pop-up, or the account given where the app's own chooser stands in. */
    loginWithGoogle: (account?: GoogleAccount) =>
      signIn((provider) => (account ? provider.signInAs(account) : provider.signInWithGoogle())),
    logout: signOut,
    /**
     * Logs whoever is here in again, for what needs a recent log-in: by password, by Google's pop-up (null), or as the
     * account given. @throws Error fit for `identitySentence`
     */
    async confirm(by: string | GoogleAccount | null) {
      const provider = await open()
      const { providerUser } = state
      if (!providerUser) throw new Error(SESSION_ENDED)
      if (typeof by === 'string') await provider.confirm(providerUser, by)
      else await (by ? provider.confirmAs(providerUser, by) : provider.confirmWithGoogle(providerUser))
    },

    /** Tries to find out again what could not be found out. */
    async retry() {
      if (!state.providerUser) return known()
      await enter(state.providerUser)
    },
    /** The backend's newest word on the profile. */
    update: (user: Me) => set({ user }),
    /** Told when the backend refuses a call for want of consent: pages that need it ask for it then. */
    consentMissing() {
      if (state.user?.consented) set({ user: { ...state.user, consented: false } })
    },

    /** The token for a call, renewed when it is old or was refused; null for nobody. */
    async token(): Promise<string | null> {
      const { providerUser } = state
      if (!providerUser) return null
      const renew = doubted
      const token = open().then((provider) => provider.idToken(providerUser, renew))
      const before = looked
      looked = token
        .then(
          () => {
            if (renew) doubted = false
          },
          (error) => {
            refusal = identityCode(error)
          },
        )
        .then(() => before)
      return token
    },
    /**
     * Told when the backend refuses a call's token: whether to try the call again, with a new one. At the second time
     * the session is over.
     */
    refused(attempt: number): boolean {
      if (!state.providerUser) return false
      doubted = attempt === 1
      if (attempt > 1) signOut().then(() => onEnded(SESSION_ENDED))
      return doubted
    },
  }
}

export type Auth = ReturnType<typeof createAuth>
