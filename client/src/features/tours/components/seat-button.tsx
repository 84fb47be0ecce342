import type { Tour } from '@saathi/shared/tours'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type SeatAction, useSeat } from '../hooks/use-seat.ts'
import { isFull, seatAction } from '../tour-words.ts'
import { BlockedNote } from './blocked-note.tsx'
import { JoinFacts } from './join-facts.tsx'

const TEXTS = {
  join: {
    button: text.joinTour,
    waiting: text.joinWaitlist,
    title: text.confirmJoin,
    ask: text.askJoin,
    yes: text.yesJoin,
  },
  leave: {
    button: text.leaveTour,
    waiting: text.leaveWaitlist,
    title: text.confirmLeave,
    ask: text.askLeave,
    yes: text.yesLeave,
  },
}

type Props = {
  tour: Tour
  /** The id of the element that names the tour. */
  titleId: string
  /** The page's own message for signed-out visitors. */
  signedOut?: string
  /** Called when the user has got a seat. */
  onJoined?: () => void
  className?: string
}

/** Warns that a blocked user is on the tour before the viewer joins it. */
function JoinCheck({ tourId }: { tourId: string }) {
  const check = trpc.tours.joinCheck.useQuery({ tourId }, { staleTime: 0, gcTime: 0, retry: 1 })
  if (!check.data?.withBlocked && !check.isError) return null
  return (
    <div role="status" className="mt-3">
      <BlockedNote>{check.isError ? text.blockedUnknown : text.wouldMeetBlocked}</BlockedNote>
    </div>
  )
}

/** Join Tour or Leave Tour, with confirmation; nothing when neither is possible. */
export function SeatButton({ tour, titleId, signedOut, onJoined, className }: Props) {
  const [confirming, setConfirming] = useState<SeatAction | null>(null)
  const seat = useSeat(tour, confirming, signedOut)
  // The dialog keeps its text while it closes.
  const [dialogAction, setDialogAction] = useState<SeatAction>('join')
  const action = seatAction(tour)
  const isWaitlist = action === 'join' ? isFull(tour) : tour.mine.place !== null
  // An open confirmation stays, even if the tour has changed meanwhile.
  if (action === null && confirming === null) return null

  function openDialog(wanted: SeatAction) {
    if (!seat.mayAct(wanted)) return
    setDialogAction(wanted)
    setConfirming(wanted)
  }

  async function confirm() {
    const hasSeat = confirming !== null && (await seat.act(confirming))
    setConfirming(null)
    if (hasSeat) onJoined?.()
  }

  return (
    <>
      {action && (
        <Button
          variant={action === 'join' ? 'main' : 'quiet'}
          aria-describedby={titleId}
          onClick={() => openDialog(action)}
          className={className}
        >
          {isWaitlist ? TEXTS[action].waiting : TEXTS[action].button}
        </Button>
      )}
      <Dialog title={TEXTS[dialogAction].title} open={confirming !== null} onClose={() => setConfirming(null)}>
        <p className="mt-3 [overflow-wrap:anywhere]">{TEXTS[dialogAction].ask(tour.name)}</p>
        {dialogAction === 'join' && <JoinFacts tour={tour} />}
        {confirming === 'join' && <JoinCheck tourId={tour._id} />}
        {dialogAction === 'join' && isFull(tour) && <p className="mt-2 text-muted">{text.waitlistJoined}</p>}
        {dialogAction === 'leave' && tour.mine.place !== null && <p className="mt-2 text-muted">{text.waitlistLeft}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={seat.busy} onClick={confirm}>
            {seat.busy ? text.busy : TEXTS[dialogAction].yes}
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(null)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
