import type { Person } from '@saathi/shared/social/schema'
import { UserCheck, UserPlus } from 'lucide-react'
import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/social/follows.ts'
import { Button, type Variant } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

/** Follows or unfollows a user. Updates optimistically and rolls back on an error. */
export function FollowButton({ person, variant = 'main' }: { person: Pick<Person, '_id'>; variant?: Variant }) {
  const auth = useAuthActions()
  const utils = trpc.useUtils()
  const status = trpc.social.followStatus.useQuery({ followedId: person._id })
  const follow = trpc.social.follow.useMutation()
  const unfollow = trpc.social.unfollow.useMutation()
  const following = status.data?.isFollowing
  const busy = follow.isPending || unfollow.isPending

  function setFollowing(isFollowing: boolean, countAfter: (count: number) => number) {
    utils.social.followStatus.setData({ followedId: person._id }, { isFollowing })
    utils.social.get.setData(
      { userId: person._id },
      (profile) => profile && { ...profile, followerCount: countAfter(profile.followerCount) },
    )
  }

  async function toggle() {
    if (following === undefined || busy) return
    // A response in flight would overwrite the optimistic value.
    await utils.social.followStatus.cancel({ followedId: person._id })
    const step = following ? -1 : 1
    setFollowing(!following, (count) => count + step)
    try {
      const result = await (following ? unfollow : follow).mutateAsync({ followedId: person._id })
      setFollowing(result.isFollowing, () => result.followerCount)
      const { user } = auth.state()
      if (user) auth.update({ ...user, followingCount: user.followingCount + (result.isFollowing ? 1 : -1) })
      utils.social.followers.invalidate()
      utils.social.following.invalidate()
    } catch (error) {
      setFollowing(following, (count) => count - step)
      toast.error(errorMessage(error) ?? text.followFailed)
    }
  }

  if (status.isError)
    return (
      <Button variant="quiet" onClick={() => status.refetch()}>
        {text.tryAgain}
      </Button>
    )
  if (following === undefined) return <span className="skeleton h-12 w-32 rounded-full!" />
  const Icon = following ? UserCheck : UserPlus
  return (
    <Button variant={following ? 'quiet' : variant} aria-busy={busy} onClick={toggle}>
      <Icon aria-hidden className="size-5" />
      {following ? text.unfollow : text.follow}
    </Button>
  )
}
