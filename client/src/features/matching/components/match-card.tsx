import { Link } from '@tanstack/react-router'
import { useAuth } from '../../../lib/auth-context.tsx'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { dismissMatch, useAnnouncedMatch } from '../match-announcements.ts'
import { PlanTogetherButton } from './plan-together-button.tsx'

/** The dialog that announces a match on any page and links to the conversation. */
export function MatchCard() {
  const { user } = useAuth()
  const match = useAnnouncedMatch()
  const close = () => match && dismissMatch(match._id)
  if (!user) return null
  return (
    <Dialog title={text.matchTitle} open={match !== null} onClose={close}>
      {match && (
        <>
          <div className="mt-6 flex justify-center">
            <Avatar
              id={user._id}
              name={user.name}
              picture={user.profilePicture}
              className="-mr-4 size-[min(7rem,34vw)] ring-4 ring-card"
            />
            <Avatar
              id={match._id}
              name={match.name}
              picture={match.profilePicture}
              className="relative size-[min(7rem,34vw)] ring-4 ring-card"
            />
          </div>
          <p className="mt-5 text-center [overflow-wrap:anywhere]">
            <RichText
              text={text.matchWith}
              tags={{ name: () => <span className="font-[650]">{text.handle(match.name)}</span> }}
            />
          </p>
          <FirstMatchTips />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Link to="/messages/$userId" params={{ userId: match._id }} onClick={close} className={buttonClass('main')}>
              {text.sayHello}
            </Link>
            <PlanTogetherButton person={match} onGo={close} />
            <Button variant="quiet" onClick={close}>
              {text.notNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Safety tips, shown with the user's first match. */
function FirstMatchTips() {
  const matches = trpc.matching.matches.useQuery({ limit: 2 }, { staleTime: 0 })
  if (matches.data?.items.length !== 1) return null
  return (
    <section aria-label={text.beforeYouMeet} className="mt-5 rounded-2xl bg-sunk px-5 py-4 text-sm">
      <h3 className="font-[600] text-lg">{text.beforeYouMeet}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-4">
        <li>{text.meetInPublic}</li>
        <li>{text.tellFriend}</li>
        <li>{text.sendNothing}</li>
        <li>{text.leaveWhenWrong}</li>
      </ul>
    </section>
  )
}
