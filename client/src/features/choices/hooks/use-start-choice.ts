import { type CLOSING_DAYS, VOTERS_MAX } from '@saathi/shared/choices/rules'
import type { CandidateDraft } from '@saathi/shared/choices/schema'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useRequestKey } from '../../../lib/use-request-key.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { toast } from '../../../ui/toasts.tsx'
import type { ChoiceSearch } from '../choice-search.ts'

export type ClosingDays = (typeof CLOSING_DAYS)[number]
export type Starting = ReturnType<typeof useStartChoice>

/** What a candidate goes into: a new choice with its question, voters and time, or an open one. */
export function useStartChoice(search: ChoiceSearch, people: number) {
  const utils = trpc.useUtils()
  const open = trpc.choices.list.useQuery()
  const groups = trpc.groups.list.useQuery()
  const start = trpc.choices.start.useMutation()
  const add = trpc.choices.add.useMutation()
  const tell = trpc.groups.send.useMutation()
  const keyFor = useRequestKey()
  const [picked, setPicked] = useState<string | null>(null)
  const [title, setTitle] = useState(text.usualQuestion)
  const [groupId, setGroupId] = useState(search.group ?? '')
  const [voters, setVoters] = useState(Math.min(VOTERS_MAX, Math.max(2, people)))
  const [closesInDays, setClosesInDays] = useState<ClosingDays>(3)
  const extendable = (open.data?.items ?? []).filter(({ mayAdd }) => mayAdd)
  // In the group of a tour only its host starts one, who comes from there.
  const votable = (groups.data?.items ?? []).filter(({ trip, tour }) => trip || tour._id === search.group)
  const usual = extendable.some(({ _id }) => _id === search.choice) ? (search.choice as string) : ''
  const choiceId = picked ?? usual

  /** Returns the choice in which the candidate is. */
  async function send(candidate: CandidateDraft): Promise<string> {
    if (choiceId) {
      const choice = await add.mutateAsync({ choiceId, candidate })
      utils.choices.get.setData({ choiceId }, choice)
      utils.choices.list.invalidate()
      return choiceId
    }
    const facts = { title: title.trim() || text.usualQuestion, closesInDays, candidate }
    const draft = groupId ? { ...facts, groupId } : { ...facts, voters }
    const { _id } = await start.mutateAsync({ ...draft, key: keyFor(draft) })
    utils.choices.list.invalidate()
    utils.home.get.invalidate()
    if (groupId) await announce(_id, facts.title)
    return _id
  }

  /** The choice is made already, and its people are asked on their first page, so a failure here is not one. */
  const announce = (id: string, name: string) =>
    tell
      .mutateAsync({ tourId: groupId, text: text.groupMessage(name, `${location.origin}/choices/${id}`), key: id })
      .then(() => utils.groups.invalidate())
      .catch(() => toast.error(text.failed))

  return {
    ...{ send, choiceId, setChoiceId: setPicked, extendable, title, setTitle },
    ...{ groups: votable, groupId, setGroupId, voters, setVoters, closesInDays, setClosesInDays },
  }
}
