import { findStart } from '@saathi/shared/destinations/find-start'
import { useAuth } from './auth-context.tsx'
import { trpc } from './trpc.ts'

/** What the home page of a signed-in user shows, in one call; only for those who have confirmed that they are adults. */
export function useHome() {
  const { user } = useAuth()
  const from = findStart(user?.homeCity ?? null)
  return trpc.home.get.useQuery({ from }, { staleTime: 0, enabled: user?.consented === true })
}
