import { useNavigate } from '@tanstack/react-router'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import { PageNotLoaded } from '../../../ui/page-not-loaded.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ChoiceSkeleton } from './choice-skeleton.tsx'
import { YourChoicesLink } from './your-choices-link.tsx'

/** The page of a link to a choice. */
export function JoinChoicePage({ token }: { token: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const linked = trpc.choices.linked.useQuery({ token })
  const join = trpc.choices.join.useMutation()
  useTitle(linked.data?.title ?? text.joinTitle)
  if (linked.isPending) return <ChoiceSkeleton />
  if (!linked.data)
    return (
      <PageNotLoaded
        error={linked.error}
        title={text.joinTitle}
        gone={{ text: text.linkGone, link: <YourChoicesLink /> }}
        failed={text.failed}
        onRetry={() => linked.refetch()}
      />
    )
  const { title, owner, closesAt, candidates } = linked.data

  async function voteToo() {
    if (join.isPending) return
    try {
      const { choiceId } = await join.mutateAsync({ token })
      utils.choices.list.invalidate()
      utils.home.get.invalidate()
      await navigate({ to: '/choices/$choiceId', params: { choiceId }, replace: true })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
      if (errorCode(error) === 'NOT_FOUND') linked.refetch()
    }
  }
  return (
    <div className="wrap py-8 md:py-12">
      <article className="mx-auto grid max-w-lg gap-5 rounded-3xl border border-line bg-card p-5 md:p-7">
        <p className="flex items-center gap-3">
          <Avatar id={owner._id} name={owner.name} picture={owner.profilePicture} className="size-11" />
          <span className="min-w-0 font-[650] [overflow-wrap:anywhere]">{text.asksYou(owner.name)}</span>
        </p>
        <div>
          <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere]">
            {title}
          </h1>
          <p className="mt-1 text-muted">{text.closesIn(dayAndTimeOf(closesAt))}</p>
        </div>
        <ul className="grid gap-3">
          {candidates.map(({ number, name, image, days, perHead }) => (
            <li key={number} className="flex items-center gap-3">
              <CoverPicture image={image} sizes="5rem" className="h-14 w-20 shrink-0 rounded-xl" />
              <span className="min-w-0">
                <b className="block font-[650] [overflow-wrap:anywhere]">{name}</b>
                <span className="text-muted text-sm tabular-nums">
                  {[text.dayCount(days), text.perHead(perHead)].join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <Button aria-disabled={join.isPending} onClick={voteToo}>
          {join.isPending ? text.joining : text.join}
        </Button>
        <p className="text-muted text-sm">{text.ownerSeesYou}</p>
      </article>
    </div>
  )
}
