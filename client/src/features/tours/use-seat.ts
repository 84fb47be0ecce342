import type { Tour } from '@saathi/shared/tours'
import type { AuthState } from '../../lib/auth.ts'
import { useAuthActs } from '../../lib/auth-context.tsx'
import { faultSentence } from '../../lib/faults.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'
import { useTourCache } from './tour-cache.ts'

export type SeatAct = 'join' | 'leave'

/** Why whoever is here can neither join nor leave; null when they can. `signedOut` are a page's own words for nobody. */
export function seatRefusal(
  { user, providerUser }: Pick<AuthState, 'user' | 'providerUser'>,
  act: SeatAct,
  signedOut = `Please login to ${act} tours`,
): string | null {
  if (!user) return signedOut
  return providerUser ? null : 'Authentication error. Please re-login.'
}

/** Takes a seat in a tour or gives it up, and says what came of it. */
export function useSeat(tour: Tour, signedOut?: string) {
  const auth = useAuthActs()
  const cache = useTourCache()
  const join = trpc.tours.join.useMutation()
  const leave = trpc.tours.leave.useMutation()
  /** Whether whoever is here may; says so if not. */
  const may = (act: SeatAct) => {
    const refusal = seatRefusal(auth.state(), act, signedOut)
    if (refusal) toast.error(refusal)
    return refusal === null
  }
  const seat = { tourId: tour._id }

  async function take() {
    const { status, message, tour: now } = await join.mutateAsync(seat)
    cache.moved(now)
    if (status === 'joined') toast.success(message)
    else toast.info(message)
  }

  async function giveUp() {
    const { message, tour: now } = await leave.mutateAsync(seat)
    cache.moved(now)
    toast.success(message)
  }

  return {
    may,
    busy: join.isPending || leave.isPending,
    act: async (act: SeatAct) => {
      if (!may(act)) return
      await (act === 'join' ? take() : giveUp()).catch((error) =>
        toast.error(faultSentence(error) ?? `Failed to ${act} tour`),
      )
    },
  }
}
