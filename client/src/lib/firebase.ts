// All uses of the Firebase SDK, in one chunk that loads after the first paint. Only `auth.ts` imports it, lazily.
import type { SignInSettings } from '@saathi/shared/auth/schema'
import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { GoogleAccount } from './identity.ts'

/** The credential of an account of the embedded provider's own chooser. */
const embeddedCredential = (account: GoogleAccount) =>
  GoogleAuthProvider.credential(JSON.stringify({ ...account, sub: account.email.toLowerCase(), email_verified: true }))

/** The user of a log-in with Google, and whether it has just made their account. */
const withIsNew = (credential: UserCredential) => ({
  user: credential.user,
  isNew: getAdditionalUserInfo(credential)?.isNewUser ?? false,
})

/**
 * Initialises the identity provider. Sign-ins resolve with the user and reject with an error whose `code` begins with
 * `auth/`. Sessions are stored in IndexedDB, which all tabs share.
 */
export function openFirebase({ mode, firebase, emulatorUrl }: SignInSettings) {
  const app = initializeApp(firebase)
  const auth = initializeAuth(app, {
    persistence: indexedDBLocalPersistence,
    // Given here, so that it loads before the click: Safari and phones block a pop-up that opens later.
    popupRedirectResolver: mode === 'firebase' ? browserPopupRedirectResolver : undefined,
  })
  const embedded = mode === 'embedded'
  // The embedded provider replaces a refresh token at each use, which the SDK does not coordinate between tabs.
  const session = embedded ? import('./shared-session.ts').catch(() => null) : null
  const emulator = embedded ? location.origin : emulatorUrl
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return {
    /** Calls back with the user at the start and at every change, also from other tabs. */
    watch: (listener: (user: User | null) => void) => onAuthStateChanged(auth, listener),
    signIn: async (email: string, password: string) => (await signInWithEmailAndPassword(auth, email, password)).user,
    signInWithToken: async (customToken: string) => (await signInWithCustomToken(auth, customToken)).user,
    /** Opens Google's pop-up. Call it directly in a click handler, or the browser blocks it. */
    signInWithGoogle: async () => withIsNew(await signInWithPopup(auth, new GoogleAuthProvider())),
    /** Signs in with an account of the embedded chooser. Real Firebase refuses it. */
    signInAs: async (account: GoogleAccount) =>
      withIsNew(await signInWithCredential(auth, embeddedCredential(account))),
    /** Logs the current user in again, with the same three methods; another account is refused. */
    confirm: (user: User, password: string) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    confirmWithGoogle: (user: User) =>
      reauthenticateWithPopup(user, new GoogleAuthProvider().setCustomParameters({ login_hint: user.email ?? '' })),
    confirmAs: (user: User, account: GoogleAccount) => reauthenticateWithCredential(user, embeddedCredential(account)),
    /** Ends the session here, and revokes its refresh token at the embedded provider; Firebase has no call for that. */
    signOut: async () => {
      const token = auth.currentUser?.refreshToken
      if (token) (await session)?.revoke(token)
      await signOut(auth)
    },
    /** The ID token for calls; a new one when it has expired or `renew` is set. */
    idToken: async (user: User, renew: boolean) => {
      await (await session)?.waitForStoredSession(user, renew, `firebase:authUser:${firebase.apiKey}:${app.name}`)
      return user.getIdToken(renew)
    },
    mailResetLink: (email: string) => sendPasswordResetEmail(auth, email),
    /** The e-mail address of the account that a reset code belongs to. */
    readResetCode: (code: string) => verifyPasswordResetCode(auth, code),
    setPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
  }
}

export type Provider = ReturnType<typeof openFirebase>
