import type { Member } from '@saathi/shared/groups/schema'
import * as text from '../messages/en/tours/tour-screen.ts'
import { Avatar } from './avatar.tsx'

type Props = {
  people: Member[]
  /** The number of all of them. */
  count: number
  max?: number
  size?: string
  ring?: string
}

/** The first few people as overlapping pictures. Hidden from screen readers, which get the number beside it. */
export function AvatarStack({ people, count, max = 5, size = 'size-8', ring = 'ring-card' }: Props) {
  const shown = people.slice(0, max)
  return (
    <span aria-hidden className="inline-flex align-middle">
      {shown.map(({ _id, name, profilePicture }) => (
        <Avatar
          key={_id}
          id={_id}
          name={name}
          picture={profilePicture}
          className={`${size} not-first:-ml-2 ring-2 ${ring}`}
        />
      ))}
      {count > shown.length && shown.length > 0 && (
        <span
          className={`-ml-2 grid ${size} place-items-center rounded-full bg-sunk font-[650] text-ink text-xs tabular-nums ring-2 ${ring}`}
        >
          {text.morePeople(count - shown.length)}
        </span>
      )}
    </span>
  )
}
