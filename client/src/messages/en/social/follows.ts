import { rich } from '@saathi/shared/lib/rich'

export const followers = 'Followers'
export const following = 'Following'
export const follow = 'Follow'
export const unfollow = 'Unfollow'
export const followFailed = 'Failed to update follow status.'
export const tryAgain = 'Try again'
export const followerCount = (count: number) =>
  count === 1 ? rich`<b>${1}</b> follower` : rich`<b>${count}</b> followers`
export const followingCount = (count: number) => rich`<b>${count}</b> following`
export const noFollowers = 'No followers yet.'
export const followsNobody = 'Not following anyone yet.'
export const loading = 'Loading...'
export const listFailed = 'We could not load this list just now.'
export const close = 'Close'
