import type { Tour } from '@saathi/shared/tours'
import type { AuthState } from '../../lib/auth.ts'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useSessionEndSentence } from '../../lib/session-end.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'
import { useTourCache } from './tour-cache.ts'

export type SeatAct = 'join' | 'leave'

const NOT_AUTHENTICATED = 'Authentication error. Please re-login.'

/** Why whoever is here can neither join nor leave; null when they can. `signedOut` are a page's own words for nobody. */
export function seatRefusal(
  { user, providerUser }: Pick<AuthState, 'user' | 'providerUser'>,
  act: SeatAct,
  signedOut = `Please login to ${act} tours`,
): string | null {
  if (!user) return signedOut
  return providerUser ? null : NOT_AUTHENTICATED
}

/**
 * Takes a seat in a tour or gives it up, and says what came of it. `asked` is the act that a question is open about;
 * `signedOut` is what the page says to nobody who would join.
 */
export function useSeat(tour: Tour, asked: SeatAct | null, signedOut?: string) {
  const auth = useAuthActions()
  const cache = useTourCache()
  const join = trpc.tours.join.useMutation()
  const leave = trpc.tours.leave.useMutation()
  const busy = join.isPending || leave.isPending
  const wordsFor = (act: SeatAct) => (act === 'join' ? signedOut : undefined)
  useSessionEndSentence(busy ? NOT_AUTHENTICATED : asked && (wordsFor(asked) ?? `Please login to ${asked} tours`))
  /** Whether whoever is here may; says so if not. */
  const may = (act: SeatAct) => {
    const refusal = seatRefusal(auth.state(), act, wordsFor(act))
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
    busy,
    act: async (act: SeatAct) => {
      if (!may(act)) return
      await (act === 'join' ? take() : giveUp()).catch((error) => {
        // The end of a session is told by itself.
        if (auth.state().providerUser) toast.error(errorMessage(error) ?? `Failed to ${act} tour`)
      })
    },
  }
}
