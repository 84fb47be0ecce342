import type { Person } from '@saathi/shared/social'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FollowList } from './follow-list.tsx'

type Props = { person: Pick<Person, '_id' | 'name' | 'followerCount' | 'followingCount'> }
type List = 'followers' | 'following'

/** The follower and following counts; each opens its list. */
export function FollowCounts({ person }: Props) {
  const [open, setOpen] = useState<List | null>(null)
  const { followerCount, followingCount } = person
  const close = () => setOpen(null)
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-3 tabular-nums">
        <Count count={followerCount} onPress={() => setOpen('followers')}>
          {followerCount === 1 ? 'follower' : 'followers'}
        </Count>
        <Count count={followingCount} onPress={() => setOpen('following')}>
          following
        </Count>
      </p>
      <Dialog title="Followers" open={open === 'followers'} onClose={close}>
        <FollowList userId={person._id} end="followers" onNavigate={close} />
      </Dialog>
      <Dialog title="Following" open={open === 'following'} onClose={close}>
        <FollowList userId={person._id} end="following" onNavigate={close} />
      </Dialog>
    </>
  )
}

const Count = ({ count, children, onPress }: { count: number; children: string; onPress: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onPress}
    className="-ml-2 rounded-lg px-2 py-1.5 underline-offset-4 hover:underline"
  >
    <span className="font-[700]">{count}</span> {children}
  </button>
)
