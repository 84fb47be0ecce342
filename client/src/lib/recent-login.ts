import { createContext, useContext } from 'react'

/** Makes a call, after a new log-in when the server requires one. Resolves to null when the user cancels. */
export type WithRecentLogin = <T>(call: () => Promise<T>) => Promise<T | null>

/** Pages of signed-in users have one; elsewhere the error of the call is passed on. */
export const RecentLoginContext = createContext<WithRecentLogin>((call) => call())

export const useWithRecentLogin = () => useContext(RecentLoginContext)
