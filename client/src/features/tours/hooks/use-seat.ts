import type { Answer, Tour } from '@saathi/shared/tours/schema'
import type { AuthState } from '../../../lib/auth.ts'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { useSessionEndSentence } from '../../../lib/session-end.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useTourCache } from '../tour-cache.ts'

export type SeatAction = 'join' | 'leave'

const SIGNED_OUT = { join: text.loginToJoin, leave: text.loginToLeave }
const FAILED = { join: text.joinFailed, leave: text.leaveFailed }

/** The toast of the last failure, which the next attempt replaces. */
let shownFailure: number | null = null
const showFailure = (message: string) => {
  shownFailure = toast.error(message)
}

/** Returns why the user can neither join nor leave; null when they can. `signedOut` replaces the default message. */
export function seatError(
  { user, providerUser }: Pick<AuthState, 'user' | 'providerUser'>,
  act: SeatAction,
  signedOut: string = SIGNED_OUT[act],
): string | null {
  if (!user) return signedOut
  return providerUser ? null : text.loginAgain
}

/**
 * Joins or leaves a tour and shows the result. `confirming` is the action whose confirmation is open; `signedOut` is
 * the page's own message for signed-out visitors.
 */
export function useSeat(tour: Tour, confirming: SeatAction | null, signedOut?: string) {
  const auth = useAuthActions()
  const cache = useTourCache()
  const join = trpc.tours.join.useMutation()
  const leave = trpc.tours.leave.useMutation()
  const busy = join.isPending || leave.isPending
  const messageFor = (act: SeatAction) => (act === 'join' ? signedOut : undefined)
  useSessionEndSentence(busy ? text.loginAgain : confirming && (messageFor(confirming) ?? SIGNED_OUT[confirming]))
  /** Returns whether the user may act; shows the reason if not. */
  const mayAct = (act: SeatAction) => {
    const reason = seatError(auth.state(), act, messageFor(act))
    if (reason) toast.error(reason)
    return reason === null
  }
  const seat = { tourId: tour._id }

  /** Returns whether the user has got a seat. */
  async function takeSeat(answers: Answer[], hello: string) {
    const { status, message, tour: updated } = await join.mutateAsync({ ...seat, answers, hello: hello || undefined })
    cache.moved(updated)
    if (status === 'joined') toast.success(message)
    else toast.info(message)
    return status === 'joined'
  }

  async function leaveTour() {
    const { message, tour: updated } = await leave.mutateAsync(seat)
    cache.moved(updated)
    toast.success(message)
    return false
  }

  return {
    mayAct,
    busy,
    /** Joins, with the answers to the host's questions and a message to them, or leaves; returns whether the user has got a seat. */
    act: async (act: SeatAction, answers: Answer[] = [], hello = ''): Promise<boolean> => {
      if (shownFailure !== null) toast.close(shownFailure)
      if (!mayAct(act)) return false
      try {
        return await (act === 'join' ? takeSeat(answers, hello) : leaveTour())
      } catch (error) {
        // The end of a session shows its own message.
        if (auth.state().providerUser) showFailure(errorMessage(error) ?? FAILED[act])
        return false
      }
    },
  }
}
