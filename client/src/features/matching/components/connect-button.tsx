import type { SwipeAction } from '@saathi/shared/matching/schema'
import type { Connection, Person } from '@saathi/shared/social/schema'
import { Link } from '@tanstack/react-router'
import { Check, HeartHandshake, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/connect.ts'
import { Button, buttonClass, type Variant } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { announceMatch } from '../match-announcements.ts'
import { PlanTogetherButton } from './plan-together-button.tsx'

type Props = {
  person: Pick<Person, '_id' | 'name'>
  connection: Connection | undefined
  variant?: Variant
  /** In a list of people. */
  small?: boolean
  /** Whether the two are on one trip, which they plan already. */
  onOneTrip?: boolean
}

const SMALL = 'min-h-11! shrink-0 px-3.5! text-sm'

/** Asks a person to connect, as a right swipe does; once both have asked, it leads to their conversation and to a trip for two. */
export function ConnectButton({ person, connection = 'none', variant = 'main', small = false, onOneTrip }: Props) {
  const { _id, name } = person
  const utils = trpc.useUtils()
  const size = small ? SMALL : 'max-sm:px-5!'
  const swipe = trpc.matching.swipe.useMutation()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function act(action: SwipeAction) {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { match } = await swipe.mutateAsync({ swipedUserId: _id, action })
      if (match) announceMatch(match)
      else if (action === 'right') toast.success(text.askedToast(name))
      setIsOpen(false)
      await Promise.all([
        utils.social.get.invalidate({ userId: _id }),
        utils.plans.search.invalidate(),
        utils.groups.get.invalidate(),
        utils.matching.matches.invalidate(),
      ])
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    } finally {
      setIsBusy(false)
    }
  }

  if (connection === 'matched')
    return (
      <>
        <Link
          to="/messages/$userId"
          params={{ userId: _id }}
          aria-label={text.messageTo(name)}
          className={`${buttonClass(small ? variant : 'main')} ${size}`}
        >
          <MessageCircle aria-hidden className="size-4.5" />
          {text.message}
        </Link>
        {!onOneTrip && <PlanTogetherButton person={person} className={size} />}
      </>
    )
  const isAsked = connection === 'asked'
  return (
    <>
      <Button
        variant={isAsked ? 'quiet' : variant}
        aria-label={isAsked ? text.askedNamed(name) : text.connectWith(name)}
        aria-haspopup={isAsked ? 'dialog' : undefined}
        aria-disabled={isBusy}
        className={size}
        onClick={() => (isAsked ? setIsOpen(true) : act('right'))}
      >
        {isAsked ? (
          <Check aria-hidden className="size-4.5 text-leaf" />
        ) : (
          <HeartHandshake aria-hidden className="size-4.5" />
        )}
        {isAsked ? (small ? text.askedShort : text.asked) : text.connect}
      </Button>
      <Dialog title={text.askedNamed(name)} open={isOpen} onClose={() => setIsOpen(false)}>
        <p className="mt-3 [overflow-wrap:anywhere]">{text.askedMeans(name)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setIsOpen(false)}>{text.keep}</Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => act('left')}>
            {text.withdraw}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
