// Everything of the firebase SDK that the product uses, in one chunk that loads after first paint.
// Nothing but `auth.ts` imports it, and only when it is needed.
import type { SignInSettings } from '@saathi/shared/auth'
import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  EmailAuthProvider,
  GoogleAuthProvider,
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
  verifyPasswordResetCode,
} from 'firebase/auth'
import type { GoogleAccount } from './identity.ts'

/** The credential of one of the app's own account chooser. */
const chosen = (account: GoogleAccount) =>
  GoogleAuthProvider.credential(JSON.stringify({ ...account, sub: account.email.toLowerCase(), email_verified: true }))

/**
 * Opens the identity provider. Sign-ins give the user and reject with an error whose `code` begins with `auth/`; a
 * session is kept in IndexedDB, so that all tabs share it.
 */
export function openFirebase({ mode, firebase, emulatorUrl }: SignInSettings) {
  const app = initializeApp(firebase)
  const auth = initializeAuth(app, {
    persistence: indexedDBLocalPersistence,
    // Given here, so that Safari and phones, which block a pop-up that comes late after its click, prepare it ahead.
    popupRedirectResolver: mode === 'firebase' ? browserPopupRedirectResolver : undefined,
  })
  const embedded = mode === 'embedded'
  // Its refresh tokens are replaced at each use, which takes more care than the SDK has.
  const session = embedded ? import('./shared-session.ts').catch(() => null) : null
  const standIn = embedded ? location.origin : emulatorUrl
  if (standIn) connectAuthEmulator(auth, standIn, { disableWarnings: true })
  return {
    /** Tells who is signed in: once at the start, and at every change, those made in other tabs too. */
    watch: (listener: (user: User | null) => void) => onAuthStateChanged(auth, listener),
    signIn: async (email: string, password: string) => (await signInWithEmailAndPassword(auth, email, password)).user,
    signInWithToken: async (customToken: string) => (await signInWithCustomToken(auth, customToken)).user,
    /** Opens Google's pop-up; call it straight from a click, or the browser blocks it. */
    signInWithGoogle: async () => (await signInWithPopup(auth, new GoogleAuthProvider())).user,
    /** Signs in as one of the app's own account chooser. Real Firebase refuses it. */
    signInAs: async (account: GoogleAccount) => (await signInWithCredential(auth, chosen(account))).user,
    /** Logs a user in again, who stays the same: another account is refused. The same three ways. */
    confirm: (user: User, password: string) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    confirmWithGoogle: (user: User) =>
      reauthenticateWithPopup(user, new GoogleAuthProvider().setCustomParameters({ login_hint: user.email ?? '' })),
    confirmAs: (user: User, account: GoogleAccount) => reauthenticateWithCredential(user, chosen(account)),
    /** Ends the session here, and at the embedded provider for whoever has copied it: Firebase has no call for that. */
    signOut: async () => {
      const token = auth.currentUser?.refreshToken
      if (token) (await session)?.revoke(token)
      await signOut(auth)
    },
    /** An ID token for calls, new when it is old or `renew` asks for one. */
    idToken: async (user: User, renew: boolean) => {
      await (await session)?.waitForStoredSession(user, renew, `firebase:authUser:${firebase.apiKey}:${app.name}`)
      return user.getIdToken(renew)
    },
    mailResetLink: (email: string) => sendPasswordResetEmail(auth, email),
    /** Whose password a code from a mail may set. */
    readResetCode: (code: string) => verifyPasswordResetCode(auth, code),
    setPassword: (code: string, password: string) => confirmPasswordReset(auth, code, password),
  }
}

export type Provider = ReturnType<typeof openFirebase>
