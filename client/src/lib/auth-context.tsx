import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Auth } from './auth.ts'

const AuthContext = createContext<Auth | null>(null)

export const AuthProvider = ({ auth, children }: { auth: Auth; children: ReactNode }) => (
  <AuthContext value={auth}>{children}</AuthContext>
)

/** The actions: log in, log out, retry. Components that use only these do not render again when the state changes. */
export function useAuthActions(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('There is no AuthProvider above.')
  return auth
}

/** The current sign-in state. */
export function useAuth() {
  const auth = useAuthActions()
  return useSyncExternalStore(auth.subscribe, auth.state)
}
