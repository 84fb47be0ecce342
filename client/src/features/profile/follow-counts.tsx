import type { Person } from '@saathi/shared/social'

/** How many follow somebody, and how many they follow. */
export const FollowCounts = ({ person }: { person: Pick<Person, 'followerCount' | 'followingCount'> }) => (
  <p className="mt-2 flex flex-wrap gap-x-5 tabular-nums">
    <span>
      <span className="font-[700]">{person.followerCount}</span> {person.followerCount === 1 ? 'follower' : 'followers'}
    </span>
    <span>
      <span className="font-[700]">{person.followingCount}</span> following
    </span>
  </p>
)
