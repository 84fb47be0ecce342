import type { FoundPlan } from '@saathi/shared/plans/schema'
import type { Person } from '@saathi/shared/social/schema'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/connect.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { planAlong, planTogether, type Together } from '../plan-together.ts'

type Props = { person: Pick<Person, '_id' | 'name'>; onGo?: () => void; className?: string }

/** Opens the planner of a trip for two, with the place and days that both have said they are going; it invites the other. */
export function PlanTogetherButton({ person: { _id, name }, onGo, className = '' }: Props) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  /** The first coming plan of the user's to whose place the other is going, too. */
  async function findCommon(): Promise<Together | null> {
    const { items } = await utils.plans.list.fetch()
    for (const own of items.filter(({ ended }) => !ended)) {
      const { start: from, end: to } = own.travelDates
      const found = await utils.plans.search.fetch({ placeId: own.place.id, from, to, limit: 50 })
      const theirs = found.items.find(({ person }) => person._id === _id)
      const together = theirs && planTogether(own, theirs)
      if (together) return together
    }
    return findTheirs()
  }

  /** The plan with which the other was found in a search of this visit, with the days that a match may see. */
  async function findTheirs(): Promise<Together | null> {
    const searches = cache.getQueriesData<InfiniteData<{ items: FoundPlan[] }>>({
      queryKey: getQueryKey(trpc.plans.search, undefined, 'infinite'),
    })
    const isTheirs = ({ person }: FoundPlan) => person._id === _id
    const seen = searches.flatMap(([, found]) => found?.pages.flatMap(({ items }) => items) ?? []).find(isTheirs)
    if (!seen) return null
    const { items } = await utils.plans.search.fetch({ placeId: seen.place.id, limit: 50 }, { staleTime: 0 })
    return planAlong(items.find(isTheirs) ?? seen)
  }

  async function open() {
    if (isBusy) return
    setIsBusy(true)
    // Without an answer, the place is chosen by hand.
    const common = await findCommon().catch(() => null)
    setIsBusy(false)
    onGo?.()
    if (!common) {
      toast.info(text.chooseTogether(name))
      return navigate({ to: '/destinations' })
    }
    const { placeId, ...facts } = common
    return navigate({ to: '/trips', search: { plan: placeId, ...facts, people: 2, with: _id } as never })
  }

  return (
    <Button
      variant="quiet"
      aria-busy={isBusy}
      aria-label={text.planTogetherWith(name)}
      onClick={open}
      className={className}
    >
      {text.planTogether}
    </Button>
  )
}
