import { addDays } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { Link, useNavigate } from '@tanstack/react-router'
import { errorMessage } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/trips/trip-friends.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import { PageNotLoaded } from '../../../ui/page-not-loaded.tsx'
import { toast } from '../../../ui/toasts.tsx'

const toTrips = (
  <Link to="/trips" className={buttonClass('main')}>
    {text.yourTrips}
  </Link>
)

/** The page of a link to join a trip. */
export function JoinPage({ token }: { token: string }) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const linked = trpc.trips.linked.useQuery({ token })
  const join = trpc.trips.join.useMutation()
  useTitle(linked.data?.title ?? text.joinTitle)
  if (linked.isPending) return <JoinSkeleton />
  if (!linked.data)
    return (
      <PageNotLoaded
        error={linked.error}
        title={text.joinTitle}
        gone={{ title: text.goneTitle, text: text.gone, link: toTrips }}
        failed={text.failed}
        onRetry={() => linked.refetch()}
      />
    )
  const { title, place, startDate, dayCount, owner, mayEdit } = linked.data
  const days = startDate ? spanOfDays(startDate, addDays(startDate, dayCount - 1)) : text.noDates

  async function comeAlong() {
    if (join.isPending) return
    try {
      const { tripId } = await join.mutateAsync({ token })
      utils.trips.journeys.invalidate()
      toast.success(text.joined(title))
      await navigate({ to: '/trips/$tripId', params: { tripId }, replace: true })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
      if (errorCode(error) === 'NOT_FOUND') linked.refetch()
    }
  }
  return (
    <div className="wrap py-8 md:py-12">
      <article className="mx-auto max-w-lg overflow-hidden rounded-3xl border border-line bg-card">
        <CoverPicture image={place.image} sizes="(min-width: 36rem) 32rem, 100vw" className="aspect-16/9 w-full" />
        <div className="grid gap-4 px-5 py-6 md:px-7">
          <p className="flex items-center gap-3">
            <Avatar id={owner._id} name={owner.name} picture={owner.profilePicture} className="size-11" />
            <span className="min-w-0 font-[650] [overflow-wrap:anywhere]">{text.invitesYou(owner.name)}</span>
          </p>
          <div>
            <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere]">
              {title}
            </h1>
            <p className="mt-1 text-muted">
              {[place.name && `${place.name}, ${place.state}`, days, text.days(dayCount)].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p>{mayEdit ? text.youWillEdit : text.youWillRead}</p>
          <Button aria-disabled={join.isPending} onClick={comeAlong}>
            {join.isPending ? text.joining : text.join}
          </Button>
          <p className="text-muted text-sm">{text.ownerSeesYou}</p>
        </div>
      </article>
    </div>
  )
}

export const JoinSkeleton = () => (
  <div role="status" className="wrap py-8 md:py-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton mx-auto h-144 max-w-lg rounded-3xl!" />
  </div>
)
