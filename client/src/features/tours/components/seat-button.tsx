import { ANSWER_MAX } from '@saathi/shared/tours/rules'
import type { Tour } from '@saathi/shared/tours/schema'
import { useRef, useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useActFromAddress } from '../../../lib/use-act-from-address.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { type SeatAction, useSeat } from '../hooks/use-seat.ts'
import { isFull, JOIN_HASH, seatAction } from '../tour-words.ts'
import { BlockedNote } from './blocked-note.tsx'
import { JoinFacts } from './join-facts.tsx'
import { QuestionFields } from './question-fields.tsx'

const TEXTS = {
  join: { button: text.joinTour, waiting: text.joinWaitlist, title: text.confirmJoin, yes: text.yesJoin },
  ask: { button: text.askToJoin, waiting: text.askToJoin, title: text.confirmAsk, yes: text.sendRequest },
  leave: { button: text.leaveTour, waiting: text.leaveWaitlist, title: text.confirmLeave, yes: text.yesLeave },
  takeBack: { button: text.takeBack, waiting: text.takeBack, title: text.confirmTakeBack, yes: text.yesTakeBack },
}
type DialogKind = keyof typeof TEXTS

/** The meaning of the action for this tour: joining may be a request, and leaving its withdrawal. */
const kindOf = (action: SeatAction, { needsApproval, mine }: Tour): DialogKind =>
  action === 'join' ? (needsApproval ? 'ask' : 'join') : mine.requested ? 'takeBack' : 'leave'

/** What is asked; a request needs no question, since it has a field. */
const sentenceOf = (kind: DialogKind, { name }: Tour) =>
  kind === 'join'
    ? text.askJoin(name)
    : kind === 'ask'
      ? null
      : kind === 'leave'
        ? text.askLeave(name)
        : text.askTakeBack(name)

type Props = {
  tour: Tour
  /** The id of the element that names the tour. */
  titleId: string
  /** The page's own message for signed-out visitors. */
  signedOut?: string
  /** Whether the address may open the confirmation of joining: the tour is here as it is now. */
  followsAddress?: boolean
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

/** Join Tour or Leave Tour, or a request to the host, with confirmation; nothing when none is possible. */
export function SeatButton({ tour, titleId, signedOut, followsAddress = false, onJoined, className }: Props) {
  const [confirming, setConfirming] = useState<SeatAction | null>(null)
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [hello, setHello] = useState('')
  const [checked, setChecked] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const seat = useSeat(tour, confirming, signedOut)
  // The dialog keeps its text while it closes.
  const [openedKind, setOpenedKind] = useState<DialogKind>('join')
  const action = seatAction(tour)
  // The host may have changed who approves since the dialog was opened.
  const kind = confirming === 'join' ? kindOf('join', tour) : openedKind
  const questions = kind === 'ask' ? tour.questions : []
  useActFromAddress(JOIN_HASH, followsAddress, () => action === 'join' && openDialog('join'))
  const isWaitlist = action === 'join' ? isFull(tour) : tour.mine.place !== null
  // An open confirmation stays, even if the tour has changed meanwhile.
  if (action === null && confirming === null) return null

  function openDialog(wanted: SeatAction) {
    if (!seat.mayAct(wanted)) return
    setOpenedKind(kindOf(wanted, tour))
    setChecked(false)
    setConfirming(wanted)
  }

  async function confirm() {
    setChecked(true)
    const given = questions.map((question) => ({ question, answer: (answers[question] ?? '').trim() }))
    const missing = given.findIndex(({ answer }) => answer === '')
    if (missing >= 0) return fields.current?.querySelectorAll('textarea')[missing]?.focus()
    setOpenedKind(kind)
    const hasSeat = confirming !== null && (await seat.act(confirming, given, hello.trim()))
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
          {TEXTS[kindOf(action, tour)][isWaitlist ? 'waiting' : 'button']}
        </Button>
      )}
      <Dialog title={TEXTS[kind].title} open={confirming !== null} onClose={() => setConfirming(null)}>
        <p className="mt-3 [overflow-wrap:anywhere] empty:hidden">{sentenceOf(kind, tour)}</p>
        {kind === 'ask' && (
          <TextArea
            className="mt-3 [&_label]:text-base [&_label]:text-ink [&_textarea]:min-h-20"
            label={text.helloTo(tour.creatorId.name)}
            hint={text.helloHint}
            name="hello"
            rows={2}
            maxLength={ANSWER_MAX}
            value={hello}
            onChange={({ target }) => setHello(target.value)}
          />
        )}
        <div ref={fields}>
          <QuestionFields questions={questions} answers={answers} checked={checked} onChange={setAnswers} />
        </div>
        {(kind === 'join' || kind === 'ask') && <JoinFacts tour={tour} />}
        {confirming === 'join' && <JoinCheck tourId={tour._id} />}
        {kind === 'join' && isFull(tour) && <p className="mt-2 text-muted">{text.waitlistJoined}</p>}
        {kind === 'ask' && isFull(tour) && <p className="mt-2 text-muted">{text.waitlistIfAccepted}</p>}
        {kind === 'leave' && tour.mine.place !== null && <p className="mt-2 text-muted">{text.waitlistLeft}</p>}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={seat.busy} onClick={confirm}>
            {seat.busy ? text.busy : TEXTS[kind].yes}
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(null)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
