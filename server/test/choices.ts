import { randomUUID } from 'node:crypto'
import type { Choice, ChoiceDraft, ChoiceOutcome } from '@saathi/shared/choices/schema'
import type { TestPerson } from './people.ts'
import { tokenIn } from './trip-links.ts'
import { aTripRequest } from './trips.ts'

type Caller = Pick<TestPerson, 'api'>

const tripTo = (placeId: string) => ({ kind: 'trip' as const, request: aTripRequest({ placeId }) })

/** Starts a choice of two by a link between two, or in a group, with these fields changed; and these more places. */
export async function makeChoice(
  { api }: Caller,
  overrides: Partial<ChoiceDraft> = {},
  more: string[] = ['gokarna'],
): Promise<Choice> {
  const voters = overrides.groupId === undefined ? 2 : undefined
  const draft = { title: 'Where do we go?', voters, closesInDays: 3 as const, candidate: tripTo('hampi') }
  let choice = await api.choices.start({ ...draft, ...overrides, key: randomUUID() })
  for (const placeId of more) choice = await api.choices.add({ choiceId: choice._id, candidate: tripTo(placeId) })
  return choice
}

/** Lets people join a choice by its link. */
export async function joinChoice(owner: Caller, choiceId: string, people: Caller[]): Promise<void> {
  const { path } = await owner.api.choices.createLink({ choiceId })
  for (const { api } of people) await api.choices.join({ token: tokenIn(path) })
}

/** The owner and others, who join by a link, approve of the first candidate. */
export async function voteAll(choiceId: string, [owner, ...others]: [Caller, ...Caller[]]): Promise<void> {
  await joinChoice(owner, choiceId, others)
  for (const { api } of [owner, ...others]) await api.choices.vote({ choiceId, approvals: [0], veto: null })
}

/** A vote. `voted` false: none is cast. */
export type Ballot = { approvals: number[]; veto: number | null; voted: boolean }

/** What votes decide, written a second time: the most approvals, then the lowest cost a head, then the first. */
export function decide(perHead: number[], ballots: Ballot[]): { outcome: ChoiceOutcome; winner: number | null } {
  const cast = ballots.filter(({ voted }) => voted)
  const vetoed = new Set(cast.length < 3 ? [] : cast.map(({ veto }) => veto))
  const left = perHead.map((cost, number) => ({ cost, number })).filter(({ number }) => !vetoed.has(number))
  const approvals = (number: number) => cast.filter((ballot) => ballot.approvals.includes(number)).length
  const [first] = left
    .filter(({ number }) => approvals(number) > 0)
    .sort((a, b) => approvals(b.number) - approvals(a.number) || a.cost - b.cost || a.number - b.number)
  if (first) return { outcome: 'won', winner: first.number }
  return { outcome: left.length > 0 ? 'none' : 'ruledOut', winner: null }
}
