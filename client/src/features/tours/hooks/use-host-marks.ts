import type { PersonMarks } from '@saathi/shared/references/schema'
import type { Tour } from '@saathi/shared/tours/schema'
import { trpc } from '../../../lib/trpc.ts'

/** What was checked about the hosts of the tours of a list: a call for each of its pages. Null while it loads. */
export function useHostMarks(pages: { items: Tour[] }[]): (hostId: string) => PersonMarks | null {
  const marks = trpc.useQueries((api) =>
    pages
      .filter(({ items }) => items.length > 0)
      .map(({ items }) =>
        api.references.peopleMarks({ userIds: [...new Set(items.map(({ creatorId }) => creatorId._id))].sort() }),
      ),
  )
  const found = new Map(marks.flatMap(({ data }) => data?.items ?? []).map((item) => [item.userId, item]))
  return (hostId) => found.get(hostId) ?? null
}
