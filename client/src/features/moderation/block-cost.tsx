import type { Person } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { Ticket } from 'lucide-react'
import { useAuth } from '../../lib/auth-context.tsx'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/block-cost.ts'

/** The seats that a block ends: the user's on the person's tours, and the person's on the user's. */
export function BlockCost({ person: { _id, name } }: { person: Pick<Person, '_id' | 'name'> }) {
  const { user } = useAuth()
  const theirs = trpc.tours.list.useQuery({ hostId: _id, limit: 100 }, { enabled: user !== null })
  const own = trpc.tours.list.useQuery({ hostId: user?._id, joinedBy: _id, limit: 100 }, { enabled: user !== null })
  const hasPlace = ({ mine }: Tour) => mine.joined || mine.requested || mine.place !== null
  const lost = comingNames(theirs.data?.items.filter(hasPlace))
  const freed = comingNames(own.data?.items)
  const sentences = [lost.length > 0 && text.youLose(name, lost), freed.length > 0 && text.theyLose(name, freed)]
  return sentences.map(
    (sentence) =>
      sentence && (
        <p
          key={sentence}
          role="status"
          className="flex gap-2.5 rounded-2xl bg-sunk px-4 py-3 font-[550] text-sm [overflow-wrap:anywhere]"
        >
          <Ticket aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
          {sentence}
        </p>
      ),
  )
}

const comingNames = (tours: Tour[] = []) =>
  tours.filter(({ ended, cancelled }) => !ended && !cancelled).map(({ name }) => name)
