import type { Choice } from '@saathi/shared/choices/schema'
import { Link } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = { choice: Choice; result: NonNullable<Choice['result']>; onTrip: (tripId: string) => void }

/** What a choice has come to, and the way to the trip that won. */
export function ChoiceResult({ choice, result, onTrip }: Props) {
  const utils = trpc.useUtils()
  const open = trpc.choices.open.useMutation()
  const chosen = choice.candidates.find(({ number }) => number === result.winner)

  async function openTrip() {
    if (open.isPending) return
    try {
      const { tripId } = await open.mutateAsync({ choiceId: choice._id })
      utils.choices.invalidate()
      utils.trips.journeys.invalidate()
      utils.home.get.invalidate()
      onTrip(tripId)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }
  return (
    <section role="status" className="rounded-3xl border border-line bg-card p-5 md:p-7">
      <h2 className="text-2xl [overflow-wrap:anywhere]">{text.results[result.outcome]}</h2>
      {chosen ? (
        <>
          <p className="mt-1 font-[650] text-lg [overflow-wrap:anywhere]">{chosen.name}</p>
          {result.tripId === null && (
            <p className="mt-1 text-muted">{choice.group?.of === 'tour' ? text.opensForTour : text.opensFor}</p>
          )}
          <div className="mt-4">
            {result.tripId === null ? (
              <Button aria-disabled={open.isPending} onClick={openTrip}>
                {open.isPending ? text.opening : text.openTrip}
              </Button>
            ) : !result.seesTrip ? (
              <p className="text-muted">{text.tripGone}</p>
            ) : (
              <Link to="/trips/$tripId" params={{ tripId: result.tripId }} className={buttonClass('main')}>
                {text.seeTrip}
              </Link>
            )}
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 text-muted">{text.anew}</p>
          <Link
            to="/choices/new"
            search={(choice.group ? { group: choice.group._id } : {}) as never}
            className={`mt-4 ${buttonClass('main')}`}
          >
            {text.chooseAnew}
          </Link>
        </>
      )}
    </section>
  )
}
