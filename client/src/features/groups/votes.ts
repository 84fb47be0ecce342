import type { GroupEntry } from '@saathi/shared/groups/schema'

type Poll = Extract<GroupEntry, { kind: 'poll' }>

/** Whether the poll's own time is not over: of a cancelled tour, no poll is open. */
export const isOpen = ({ closed, closesAt }: Poll, now: number) =>
  !closed && (closesAt === null || Date.parse(closesAt) > now)

/** The newest open poll in which the reader has not voted. */
export const pollToVoteIn = (entries: GroupEntry[], now: number): Poll | undefined =>
  entries.findLast(
    (entry): entry is Poll => entry.kind === 'poll' && isOpen(entry, now) && !entry.choices.some(({ mine }) => mine),
  )

/** The reader's votes after a choice is set or cleared. A poll with one vote keeps only the last choice. */
export function votesAfter({ choices, severalVotes }: Poll, choice: number, on: boolean): number[] {
  const before = choices.flatMap(({ mine }, index) => (mine && index !== choice ? [index] : []))
  if (!on) return before
  return severalVotes ? [...before, choice].sort((one, other) => one - other) : [choice]
}

/** The poll as it will be after the reader's votes, until the server's answer comes. */
export function withVotes(poll: Poll, votes: number[]): Poll {
  const voted = poll.choices.some(({ mine }) => mine)
  return {
    ...poll,
    voterCount: poll.voterCount + Number(votes.length > 0) - Number(voted),
    choices: poll.choices.map((choice, index) => {
      const mine = votes.includes(index)
      return { ...choice, mine, votes: choice.votes + Number(mine) - Number(choice.mine) }
    }),
  }
}

/** The width of a choice's bar, percent of all who voted. */
export const shareOf = (votes: number, voterCount: number) =>
  voterCount > 0 ? Math.min(100, (votes / voterCount) * 100) : 0
