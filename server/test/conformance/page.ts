// Runs in the browser: the unmodified Firebase web SDK, configured as in the client, and the actions of users.
import { initializeApp } from 'firebase/app'
import * as firebase from 'firebase/auth'

// The server's types do not include the DOM.
declare const location: { href: string }
declare const indexedDB: { databases: () => Promise<{ name?: string }[]> }

const place = new URL(location.href)
const app = initializeApp({ apiKey: 'any', projectId: 'demo-saathi', authDomain: 'demo-saathi.firebaseapp.com' })
const auth = firebase.initializeAuth(app, { persistence: firebase.indexedDBLocalPersistence })
firebase.connectAuthEmulator(auth, place.searchParams.get('provider') ?? place.origin, { disableWarnings: true })

const self = () => {
  if (!auth.currentUser) throw new Error('Nobody is signed in.')
  return auth.currentUser
}
const person = (user: firebase.User | null) =>
  user && {
    uid: user.uid,
    email: user.email,
    name: user.displayName,
    picture: user.photoURL,
    verified: user.emailVerified,
    anonymous: user.isAnonymous,
    ways: user.providerData.map(({ providerId }) => providerId).sort(),
  }
const entered = (credential: firebase.UserCredential) => ({
  ...person(credential.user),
  isNew: firebase.getAdditionalUserInfo(credential)?.isNewUser,
})

const acts = {
  signUp: async (email: string, password: string) =>
    entered(await firebase.createUserWithEmailAndPassword(auth, email, password)),
  signIn: async (email: string, password: string) =>
    entered(await firebase.signInWithEmailAndPassword(auth, email, password)),
  signInByToken: async (token: string) => entered(await firebase.signInWithCustomToken(auth, token)),
  signInByGoogle: async (account: object) =>
    entered(await firebase.signInWithCredential(auth, firebase.GoogleAuthProvider.credential(JSON.stringify(account)))),
  signInAnonymously: async () => entered(await firebase.signInAnonymously(auth)),
  signOut: () => firebase.signOut(auth),
  me: async () => {
    await auth.authStateReady()
    return person(auth.currentUser)
  },
  reload: async () => {
    await self().reload()
    return person(self())
  },
  describe: async (displayName: string, photoURL: string) => {
    await firebase.updateProfile(self(), { displayName, photoURL })
    return person(self())
  },
  idToken: (fresh: boolean) => self().getIdToken(fresh),
  claims: async (fresh: boolean) => (await self().getIdTokenResult(fresh)).claims as Record<string, unknown>,
  provePassword: async (password: string) => {
    const credential = firebase.EmailAuthProvider.credential(self().email ?? '', password)
    return entered(await firebase.reauthenticateWithCredential(self(), credential))
  },
  proveGoogle: async (account: object) => {
    const credential = firebase.GoogleAuthProvider.credential(JSON.stringify(account))
    return entered(await firebase.reauthenticateWithCredential(self(), credential))
  },
  changePassword: (password: string) => firebase.updatePassword(self(), password),
  changeEmail: (email: string) => firebase.updateEmail(self(), email),
  askReset: (email: string) => firebase.sendPasswordResetEmail(auth, email),
  readReset: (code: string) => firebase.verifyPasswordResetCode(auth, code),
  reset: (code: string, password: string) => firebase.confirmPasswordReset(auth, code, password),
  ways: (email: string) => firebase.fetchSignInMethodsForEmail(auth, email),
  checkPassword: async (password: string) => (await firebase.validatePassword(auth, password)).isValid,
  deleteMe: () => firebase.deleteUser(self()),
  kept: async () => (await indexedDB.databases()).map(({ name }) => name),
}
export type Acts = typeof acts

/** Runs an action; an error is returned as Firebase's code. */
async function act(name: keyof Acts, given: unknown[]): Promise<{ done: unknown } | { failed: string }> {
  try {
    return { done: (await (acts[name] as (...given: unknown[]) => unknown)(...given)) ?? null }
  } catch (error) {
    return { failed: (error as { code?: string }).code ?? String(error) }
  }
}
Object.assign(globalThis, { act, signedInAs: () => auth.currentUser?.email ?? null })
