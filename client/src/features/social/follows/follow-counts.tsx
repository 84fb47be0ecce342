import type { Rich } from '@saathi/shared/lib/rich'
import type { Person } from '@saathi/shared/social/schema'
import { useState } from 'react'
import * as text from '../../../messages/en/social/follows.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
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
        <Count label={text.followerCount(followerCount)} onPress={() => setOpen('followers')} />
        <Count label={text.followingCount(followingCount)} onPress={() => setOpen('following')} />
      </p>
      <Dialog title={text.followers} open={open === 'followers'} onClose={close}>
        <FollowList userId={person._id} end="followers" onNavigate={close} />
      </Dialog>
      <Dialog title={text.following} open={open === 'following'} onClose={close}>
        <FollowList userId={person._id} end="following" onNavigate={close} />
      </Dialog>
    </>
  )
}

const Count = ({ label, onPress }: { label: Rich; onPress: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onPress}
    className="-ml-2 rounded-lg px-2 py-1.5 underline-offset-4 hover:underline"
  >
    <RichText text={label} tags={{ b: (count) => <span className="font-[700]">{count}</span> }} />
  </button>
)
