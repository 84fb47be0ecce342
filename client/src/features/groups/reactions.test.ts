import { REACTIONS } from '@saathi/shared/groups/rules'
import type { GroupMessage } from '@saathi/shared/groups/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withReaction } from './reactions.ts'

const anyReactions = fc.uniqueArray(
  fc.record({
    reaction: fc.constantFrom(...REACTIONS),
    count: fc.integer({ min: 1, max: 9 }),
    mine: fc.boolean(),
  }),
  { selector: ({ reaction }) => reaction },
)
const messageWith = (reactions: GroupMessage['reactions']): GroupMessage => ({
  kind: 'message',
  number: 1,
  version: 1,
  at: '',
  from: null,
  text: '',
  picture: null,
  key: null,
  replyTo: null,
  pinned: false,
  reactions,
})

test('withReaction: sets the reader’s reaction, keeps the count of the others, and drops counts of none', () => {
  fc.assert(
    fc.property(anyReactions, fc.constantFrom(...REACTIONS), fc.boolean(), (reactions, reaction, on) => {
      const after = withReaction(messageWith(reactions), reaction, on).reactions
      const of = (list: GroupMessage['reactions']) => list.find((one) => one.reaction === reaction)
      expect(of(after)?.mine ?? false).toBe(on)
      const others = (list: GroupMessage['reactions']) => (of(list)?.count ?? 0) - Number(of(list)?.mine ?? false)
      expect(others(after)).toBe(others(reactions))
      expect(after.every(({ count }) => count > 0)).toBe(true)
      expect(after.filter((one) => one.reaction !== reaction)).toEqual(
        reactions.filter((one) => one.reaction !== reaction),
      )
    }),
  )
})
