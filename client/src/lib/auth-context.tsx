import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Auth } from './auth.ts'

const AuthContext = createContext<Auth | null>(null)

export const AuthProvider = ({ auth, children }: { auth: Auth; children: ReactNode }) => (
  <AuthContext value={auth}>{children}</AuthContext>
)

/** The auth context's acts: log in, log out, try again. */
export function useAuthActions(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('There is no AuthProvider above.')
  return auth
}

/** Who is here: `providerUser`, `user`, `loading` and `fault`, kept up to date. */
export function useAuth() {
  const auth = useAuthActions()
  return useSyncExternalStore(auth.subscribe, auth.state)
}
