import type { Person } from '@saathi/shared/social/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { Luggage, Ticket } from 'lucide-react'
import { useAuth } from '../../lib/auth-context.tsx'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/block-cost.ts'

/** What a block ends: seats on tours, and trips to which one has invited the other, on either side. */
export function BlockCost({ person: { _id, name } }: { person: Pick<Person, '_id' | 'name'> }) {
  const { user } = useAuth()
  const theirs = trpc.tours.list.useQuery({ hostId: _id, limit: 100 }, { enabled: user !== null })
  const own = trpc.tours.list.useQuery({ hostId: user?._id, joinedBy: _id, limit: 100 }, { enabled: user !== null })
  const trips = trpc.trips.withPerson.useQuery({ userId: _id }, { enabled: user !== null, staleTime: 0 })
  const titles = (mine: boolean) =>
    (trips.data?.items ?? []).filter((trip) => trip.mine === mine).map(({ title }) => title)
  const hasPlace = ({ mine }: Tour) => mine.joined || mine.requested || mine.place !== null
  const lost = comingNames(theirs.data?.items.filter(hasPlace))
  const freed = comingNames(own.data?.items)
  const ends = [
    { words: text.youLose, names: lost, Icon: Ticket },
    { words: text.theyLose, names: freed, Icon: Ticket },
    { words: text.leaveTrips, names: titles(false), Icon: Luggage },
    { words: text.theyLeaveTrips, names: titles(true), Icon: Luggage },
  ]
  return ends.map(({ words, names, Icon }) => {
    if (names.length === 0) return null
    const sentence = words(name, names)
    return (
      <p
        key={sentence}
        role="status"
        className="flex gap-2.5 rounded-2xl bg-sunk px-4 py-3 font-[550] text-sm [overflow-wrap:anywhere]"
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
        {sentence}
      </p>
    )
  })
}

const comingNames = (tours: Tour[] = []) =>
  tours.filter(({ ended, cancelled }) => !ended && !cancelled).map(({ name }) => name)
