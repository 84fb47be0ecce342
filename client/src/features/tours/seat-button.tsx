import type { Tour } from '@saathi/shared/tours'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BlockedNote } from './blocked-note.tsx'
import { isFull, seatAct } from './tour-words.ts'
import { type SeatAct, useSeat } from './use-seat.ts'

const WORDS = {
  join: { button: 'Join Tour', title: 'Confirm Join Tour', yes: 'Yes, Join' },
  leave: { button: 'Leave Tour', title: 'Confirm Leave Tour', yes: 'Yes, Leave' },
}

type Props = {
  tour: Tour
  /** The element that names the tour. */
  titleId: string
  /** What a page says to somebody who is signed out, where it is not the usual. */
  signedOut?: string
  className?: string
}

/** Tells whoever is about to join that somebody they have blocked is on the tour. */
function JoinCheck({ tourId }: { tourId: string }) {
  const check = trpc.tours.joinCheck.useQuery({ tourId }, { staleTime: 0, gcTime: 0, retry: 1 })
  if (!check.data?.withBlocked && !check.isError) return null
  return (
    <div role="status" className="mt-3">
      <BlockedNote>
        {check.isError
          ? 'We could not check whether somebody you have blocked is on this tour.'
          : 'Somebody you have blocked is on this tour. They are not told about you, but you would meet them there.'}
      </BlockedNote>
    </div>
  )
}

/** Join Tour or Leave Tour, after a question; nothing where the reader can do neither. */
export function SeatButton({ tour, titleId, signedOut, className }: Props) {
  const [asked, setAsked] = useState<SeatAct | null>(null)
  const seat = useSeat(tour, asked, signedOut)
  // While the dialog closes it keeps its words.
  const [words, setWords] = useState<SeatAct>('join')
  const act = seatAct(tour)
  // A question that stands open is answered, whatever has become of the tour meanwhile.
  if (act === null && asked === null) return null

  function ask(wish: SeatAct) {
    if (!seat.may(wish)) return
    setWords(wish)
    setAsked(wish)
  }

  async function yes() {
    if (asked) await seat.act(asked)
    setAsked(null)
  }

  return (
    <>
      {act && (
        <Button
          variant={act === 'join' ? 'main' : 'quiet'}
          aria-describedby={titleId}
          onClick={() => ask(act)}
          className={className}
        >
          {WORDS[act].button}
        </Button>
      )}
      <Dialog title={WORDS[words].title} open={asked !== null} onClose={() => setAsked(null)}>
        <p className="mt-3 [overflow-wrap:anywhere]">
          Are you sure you want to {words} the tour "{tour.name}"?
        </p>
        {asked === 'join' && <JoinCheck tourId={tour._id} />}
        {words === 'join' && isFull(tour) && (
          <p className="mt-2 text-muted">It is full: you would wait, and get the next seat that comes free.</p>
        )}
        {words === 'leave' && tour.mine.place !== null && (
          <p className="mt-2 text-muted">You would give up your place in the queue.</p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={seat.busy} onClick={yes}>
            {seat.busy ? 'Loading...' : WORDS[words].yes}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(null)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  )
}
