import type { SignInSettings } from '@saathi/shared/auth/schema'
import type { Reason } from '@saathi/shared/lib/errors'
import type { Me } from '@saathi/shared/social/schema'
import type { User } from 'firebase/auth'
import * as text from '../messages/en/auth/session.ts'
import type { Provider } from './firebase.ts'
import { type GoogleAccount, identityCode } from './identity.ts'
import { readStorage, removeStorage, writeStorage } from './storage.ts'

/** The sign-in state that pages read. */
export type AuthState = {
  /** The identity provider's user; null when signed out. */
  providerUser: User | null
  /** The profile on our backend; null when signed out, and when the sync failed. */
  user: Me | null
  /** True until the session is resolved, and during each sign-in and sign-out. */
  loading: boolean
  /** A sentence for the user: why the session could not be resolved, or why a signed-in user has no profile. */
  error: string | null
  /** Whether `user` is null because the account is suspended. */
  suspended: boolean
  /** Whether `user` is null because the account's log-ins need a passkey. */
  needsPasskey: boolean
  /** Whether the last log-in with Google made the account. */
  isNew: boolean
  /** The identity provider's settings, once it is loaded. */
  settings: SignInSettings | null
}

export type Credentials = { email?: string; password?: string; customToken?: string }

type Deps = {
  settings: () => Promise<SignInSettings>
  /** The profile of the provider's user of this id; null: there is none any more. */
  sync: (uid: string | null) => Promise<Me | null>
  /** The backend's message for a failed call, if it sent one. */
  errorMessage: (error: unknown) => string | null
  /** The backend's reason for refusing a call, if it sent one. */
  errorReason: (error: unknown) => Reason | null
  /** The signed-in user changed: clear personal caches. */
  onChange: () => void
  /** Somebody who was signed in no longer is: by a log-out, by an ended session, or because another person is now. */
  onLeft: () => void
  /** A session ended without a log-out in this tab. */
  onEnded: (sentence: string) => void
}

/** The provider's codes for a session that is over; it reports the sign-out, too. */
const ENDED: (string | null)[] = ['user-token-expired', 'user-disabled']

/** The storage key of the signed-in user's backend id; `boot.js` reads it too. */
const USER_ID = 'userId'

/** Whether this browser had a signed-in user when the page was last open. */
export const hasSessionHint = () => readStorage('local', USER_ID) !== null

/** Holds the identity provider's user and the backend's profile of them. The provider loads with the first use. */
export function createAuth({ settings, sync, errorMessage, errorReason, onChange, onLeft, onEnded }: Deps) {
  let state: AuthState = {
    providerUser: null,
    user: null,
    loading: true,
    error: null,
    suspended: false,
    needsPasskey: false,
    isNew: false,
    settings: null,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<AuthState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** The latest user change, finished or not. */
  let change: { uid: string | null; done: Promise<void> } | null = null
  let opened: Promise<Provider> | null = null
  /** The backend refused the token: the next call renews it first. */
  let forceRefresh = false
  /** The provider's code for the latest failed token request; final once `tokenRequests` has resolved. */
  let tokenError: string | null = null
  let tokenRequests: Promise<unknown> = Promise.resolve()

  /** Takes over the provider's user and syncs their profile. A repeated call for the same user joins the first. */
  function setProviderUser(providerUser: User | null): Promise<void> {
    const uid = providerUser?.uid ?? null
    if (change && change.uid === uid && (state.loading || state.user || !uid)) return change.done
    if (change && change.uid !== uid) onChange()
    if (change ? change.uid && change.uid !== uid : !uid && hasSessionHint()) onLeft()
    const current = { uid, done: Promise.resolve() }
    change = current
    set({ providerUser, user: null, loading: true, error: null, suspended: false, needsPasskey: false })
    if (!providerUser) {
      removeStorage('local', USER_ID)
      set({ loading: false, isNew: false })
      sync(null)
      return current.done
    }
    current.done = sync(uid).then(
      (user) => {
        if (change !== current || !user) return
        writeStorage('local', USER_ID, user._id)
        set({ user, loading: false })
      },
      (error) => {
        if (change !== current) return
        console.error('The profile could not be synced.', error)
        const reason = errorReason(error)
        set({
          loading: false,
          error: errorMessage(error) ?? text.unreachable,
          suspended: reason === 'suspended',
          needsPasskey: reason === 'passkey-needed',
        })
      },
    )
    return current.done
  }

  /** Whether there was a session that did not end by a log-out in this tab. */
  const hadSession = () => state.providerUser !== null || (change === null && hasSessionHint())

  /** Handles each user change that the provider reports, those from other tabs included. */
  async function onProviderChange(providerUser: User | null) {
    const ended = !providerUser && hadSession()
    const hadUser = state.providerUser !== null
    if (providerUser) tokenError = null
    await setProviderUser(providerUser)
    if (!ended) return
    // The provider reports the sign-out before the token request that caused it rejects with the reason.
    await tokenRequests
    if (tokenError === 'user-disabled') onEnded(text.suspended)
    else onEnded(hadUser && tokenError !== 'user-token-expired' ? text.endedElsewhere : text.sessionEnded)
  }

  /** Loads the identity provider once. @throws Error with a sentence when it cannot be reached; a later call tries again */
  function open() {
    if (state.error && !state.providerUser) set({ loading: true, error: null })
    opened ??= Promise.all([settings(), import('./firebase.ts')]).then(
      ([settings, { openFirebase }]) => {
        const provider = openFirebase(settings)
        set({ settings })
        provider.watch(onProviderChange)
        return provider
      },
      (error) => {
        opened = null
        set({ loading: false, error: text.unreachable })
        throw new Error(text.unreachable, { cause: error })
      },
    )
    return opened
  }

  /** Resolves with the first state that meets the condition. @throws Error with a sentence when the provider cannot load */
  async function until(condition: () => boolean): Promise<AuthState> {
    await open()
    while (!condition()) {
      await new Promise<void>((resolve) => {
        const stop = subscribe(() => {
          stop()
          resolve()
        })
      })
    }
    return state
  }

  /** Resolves when both the user and their profile are resolved. */
  const whenResolved = () => until(() => !state.loading)

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Signs in with one of the provider's methods, then syncs. Errors are logged and rethrown. */
  async function signIn(method: (provider: Provider) => Promise<User>) {
    try {
      await setProviderUser(await method(await open()))
    } catch (error) {
      console.error('The sign-in failed.', identityCode(error) ?? (error instanceof Error ? error.message : error))
      throw error
    }
  }

  async function signOut() {
    const provider = await open()
    const before = state
    const token = before.providerUser && provider.idToken(before.providerUser, false)
    set({ providerUser: null, user: null, loading: true })
    try {
      // Offline there is no token; the browser forgets the session all the same.
      token?.then((known) => import('./end-session.ts').then(({ endSession }) => endSession(known))).catch(() => {})
      await provider.signOut()
    } catch (error) {
      set(before)
      throw error
    }
    await setProviderUser(null)
  }

  return {
    state: () => state,
    subscribe,
    open,
    whenResolved,
    /** Resolves with whether the provider has a user; their profile may still be loading. */
    isSignedIn: async () => (await until(() => !state.loading || state.providerUser !== null)).providerUser !== null,
    /**
     * Resolves when calls can carry the user's token. A browser with a session hint has a profile already, so it does not
     * wait for the sync.
     */
    whenTokenReady: () => until(() => !state.loading || (state.providerUser !== null && hasSessionHint())),

    /** Logs in by e-mail and password or by a custom token. @throws Error for `identityErrorMessage` */
    login: ({ email, password, customToken }: Credentials) =>
      signIn((provider) => {
        if (customToken) return provider.signInWithToken(customToken)
        if (email && password) return provider.signIn(email, password)
        throw new Error(text.invalidCredentials)
      }),
    /** Logs in with Google's pop-up, or with an account of the embedded provider's own chooser. */
    loginWithGoogle: (account?: GoogleAccount) =>
      signIn(async (provider) => {
        const { user, isNew } = await (account ? provider.signInAs(account) : provider.signInWithGoogle())
        set({ isNew })
        return user
      }),
    logout: signOut,
    /**
     * Logs the current user in again, for actions that need a recent log-in: with a password, Google's pop-up (null) or
     * an account of the embedded chooser, or a custom token. @throws Error for `identityErrorMessage`
     */
    async confirm(credential: string | GoogleAccount | { customToken: string } | null) {
      const provider = await open()
      const { providerUser } = state
      if (!providerUser) throw new Error(text.sessionEnded)
      if (typeof credential === 'string') await provider.confirm(providerUser, credential)
      else if (credential && 'customToken' in credential) {
        // The provider makes a new user object for it, with the new tokens.
        const confirmed = await provider.signInWithToken(credential.customToken)
        if (confirmed.uid === providerUser.uid) set({ providerUser: confirmed })
      } else if (credential) await provider.confirmAs(providerUser, credential)
      else await provider.confirmWithGoogle(providerUser)
    },

    /** Loads the user, or only their profile, after a failure. */
    async retry() {
      if (!state.providerUser) return whenResolved()
      await setProviderUser(state.providerUser)
    },
    /** Replaces the profile with a newer one from the backend. */
    update: (user: Me) => set({ user }),
    /** Records that the backend refused a call without consent, so that pages ask for it. */
    onConsentMissing() {
      if (state.user?.consented) set({ user: { ...state.user, consented: false } })
    },

    /** The ID token for a call, renewed when it has expired or was refused; null when signed out. */
    async token(): Promise<string | null> {
      const { providerUser } = state
      if (!providerUser) return null
      const renew = forceRefresh
      const token = open().then((provider) => provider.idToken(providerUser, renew))
      const earlierRequests = tokenRequests
      tokenRequests = token
        .then(
          () => {
            if (renew) forceRefresh = false
          },
          (error) => {
            tokenError = identityCode(error)
          },
        )
        .then(() => earlierRequests)
      return token.catch(async (error) => {
        // The end of the session is shown as such, not as a failure of the call that met it first.
        if (ENDED.includes(identityCode(error))) await until(() => state.providerUser !== providerUser)
        throw error
      })
    },
    /** Handles a 401 and returns whether to retry with a new token. A second 401 ends the session. */
    onUnauthorized(attempt: number): boolean {
      if (!state.providerUser) return false
      forceRefresh = attempt === 1
      if (attempt > 1) signOut().then(() => onEnded(text.sessionEnded))
      return forceRefresh
    },
  }
}

export type Auth = ReturnType<typeof createAuth>
