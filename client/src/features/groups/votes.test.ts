import type { Poll } from '@saathi/shared/groups/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pollToVoteIn, shareOf, votesAfter, withVotes } from './votes.ts'

const poll = (mine: boolean[], others: number[], severalVotes: boolean): Poll => ({
  kind: 'poll',
  number: 1,
  version: 1,
  at: '',
  from: null,
  question: 'First dinner in Agra?',
  severalVotes,
  closesAt: null,
  closed: false,
  voterCount: Math.max(0, ...others) + Number(mine.includes(true)),
  choices: mine.map((voted, index) => ({
    text: `Choice ${index}`,
    votes: (others[index] ?? 0) + Number(voted),
    mine: voted,
    voters: [],
  })),
})

const anyPoll = fc
  .record({
    several: fc.boolean(),
    choices: fc.array(fc.record({ mine: fc.boolean(), others: fc.nat(9) }), { minLength: 2, maxLength: 8 }),
  })
  .map(({ several, choices }) => {
    const first = choices.findIndex(({ mine }) => mine)
    const mine = choices.map((choice, index) => choice.mine && (several || index === first))
    return poll(
      mine,
      choices.map(({ others }) => others),
      several,
    )
  })

describe('votes', () => {
  it('a vote: is the only one in a poll with one vote, and one more in a poll with several', () => {
    fc.assert(
      fc.property(anyPoll, fc.nat(7), (before, index) => {
        const choice = index % before.choices.length
        const after = withVotes(before, votesAfter(before, choice, true))
        expect(after.choices[choice]?.mine).toBe(true)
        const own = after.choices.filter(({ mine }) => mine).length
        const ownBefore = before.choices.filter(({ mine }, at) => mine && at !== choice).length
        expect(own).toBe(before.severalVotes ? ownBefore + 1 : 1)
      }),
    )
  })

  it('a vote and its withdrawal: leave the votes of the others as they are', () => {
    fc.assert(
      fc.property(anyPoll, fc.nat(7), fc.boolean(), (before, index, on) => {
        const choice = index % before.choices.length
        const after = withVotes(before, votesAfter(before, choice, on))
        const others = ({ choices }: Poll) => choices.map(({ votes, mine }) => votes - Number(mine))
        expect(others(after)).toEqual(others(before))
        const has = ({ choices }: Poll) => Number(choices.some(({ mine }) => mine))
        expect(after.voterCount - has(after)).toBe(before.voterCount - has(before))
      }),
    )
  })

  it('the bar of a choice: is between nothing and all who voted', () => {
    expect(shareOf(0, 0)).toBe(0)
    expect(shareOf(3, 7)).toBeCloseTo(42.86, 2)
    expect(shareOf(9, 7)).toBe(100)
  })
})

describe('pollToVoteIn', () => {
  const now = Date.parse('2026-12-10T12:00:00Z')
  const open = (number: number, facts: Partial<Poll> = {}): Poll => ({ ...poll([false], [0], false), number, ...facts })
  it.each([
    ['several open ones: the newest', [open(1), open(2)], 2],
    ['one that was closed', [open(1), open(2, { closed: true })], 1],
    [
      'one whose time is over',
      [open(1, { closesAt: '2026-12-10T12:00:01Z' }), open(2, { closesAt: '2026-12-10T12:00:00Z' })],
      1,
    ],
    ['one with the reader’s vote', [open(1), { ...poll([true], [0], false), number: 2 }], 1],
    ['none to vote in', [open(1, { closed: true })], undefined],
  ])('%s', (_, entries, number) => {
    expect(pollToVoteIn(entries, now)?.number).toBe(number)
  })
})
