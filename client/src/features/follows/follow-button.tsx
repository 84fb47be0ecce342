import type { Person } from '@saathi/shared/social'
import { UserCheck, UserPlus } from 'lucide-react'
import { useAuthActions } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Follows somebody or no longer does: shown at once, and taken back when the server does not agree. */
export function FollowButton({ person }: { person: Person }) {
  const auth = useAuthActions()
  const utils = trpc.useUtils()
  const status = trpc.social.followStatus.useQuery({ followedId: person._id })
  const follow = trpc.social.follow.useMutation()
  const unfollow = trpc.social.unfollow.useMutation()
  const following = status.data?.isFollowing
  const busy = follow.isPending || unfollow.isPending

  function show(isFollowing: boolean, followerCount: number) {
    utils.social.followStatus.setData({ followedId: person._id }, { isFollowing })
    utils.social.get.setData({ userId: person._id }, (held) => held && { ...held, followerCount })
  }

  async function press() {
    if (following === undefined || busy) return
    const before = person.followerCount
    // An answer under way would put back what was.
    await utils.social.followStatus.cancel({ followedId: person._id })
    show(!following, before + (following ? -1 : 1))
    try {
      const now = await (following ? unfollow : follow).mutateAsync({ followedId: person._id })
      show(now.isFollowing, now.followerCount)
      const { user } = auth.state()
      if (user) auth.update({ ...user, followingCount: user.followingCount + (now.isFollowing ? 1 : -1) })
      utils.social.followers.invalidate()
      utils.social.following.invalidate()
    } catch (error) {
      show(following, before)
      toast.error(errorMessage(error) ?? 'Failed to update follow status.')
    }
  }

  if (status.isError)
    return (
      <Button variant="quiet" onClick={() => status.refetch()}>
        Try again
      </Button>
    )
  if (following === undefined) return <span className="skeleton h-12 w-32 rounded-full!" />
  const Icon = following ? UserCheck : UserPlus
  return (
    <Button variant={following ? 'quiet' : 'main'} aria-busy={busy} onClick={press}>
      <Icon aria-hidden className="size-5" />
      {following ? 'Unfollow' : 'Follow'}
    </Button>
  )
}
