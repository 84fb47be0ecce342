import type { Meeting, Member, Poll } from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type { GroupReader } from './policy.ts'
import type { KnownMember } from './queries/members.ts'
import type { MeetingData, PollData } from './queries/polls.ts'

/** The votes of a poll: how many people have voted, and those of each choice that has any. */
export type Votes = {
  voterCount: number
  choices: { choice: number; votes: number; mine: boolean; voters: string[] }[]
}
/** The first who have arrived at a meeting point, whom the reader may see, and how many those are in all. */
export type Arrivals = { people: string[]; count: number; mine: boolean }

type Base = { number: number; version: number; at: string; from: Member | null }
type People = Map<string, KnownMember>

const known = (people: People, ids: string[]): Member[] =>
  ids.flatMap((id) => {
    const one = people.get(id)
    return one && !one.isSuspended ? [one.member] : []
  })

export function toPoll(
  base: Base,
  question: string,
  data: PollData,
  votes: Votes,
  people: People,
  { now, cancelled }: Pick<GroupReader, 'now' | 'cancelled'>,
): Poll {
  const { closesAt, closedAt, severalVotes } = data
  const choices = data.choices.map((text, at) => {
    const cast = votes.choices.find(({ choice }) => choice === at)
    return { text, votes: cast?.votes ?? 0, mine: cast?.mine ?? false, voters: known(people, cast?.voters ?? []) }
  })
  const isOver = closesAt !== null && Date.parse(closesAt) <= now.getTime()
  const closed = cancelled || closedAt !== undefined || isOver
  return { kind: 'poll', ...base, question, choices, severalVotes, closesAt, closed, voterCount: votes.voterCount }
}

export function toMeeting(
  base: Base,
  place: string,
  { meetAt, note, mapUrl }: MeetingData,
  { people: ids, count, mine }: Arrivals,
  people: People,
  today: string,
): Meeting {
  const rollCall = indianDay(new Date(meetAt)) === today
  const arrivals = known(people, ids)
  return { kind: 'meeting', ...base, place, meetAt, note, mapUrl, arrivals, arrivalCount: count, mine, rollCall }
}
