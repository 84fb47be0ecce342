import { trpc } from '../../../lib/trpc.ts'
import { TrustInShort } from '../../../ui/trust-line.tsx'

type Props = {
  hostId: string
  /** The ids of the hosts of the same page of a list, with commas: their checks are read together. */
  hostIds: string
}

/** What was checked about the host of a tour, in one line of its card. */
export function HostTrust({ hostId, hostIds }: Props) {
  const { data } = trpc.references.peopleMarks.useQuery({ userIds: hostIds.split(',') })
  const marks = data?.items.find(({ userId }) => userId === hostId)
  return (
    <div className="mt-0.5 min-h-5">
      {marks && <TrustInShort hasPhoto={marks.photo !== null} references={marks.references} />}
    </div>
  )
}
