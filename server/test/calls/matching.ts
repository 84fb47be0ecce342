import type { CallsOf } from './call.ts'

export const matching: CallsOf<'matching'> = {
  deck: { may: 'user', input: ({ me }) => ({ userId: me }) },
  swipe: { may: 'user', input: ({ me, user }) => ({ userId: me, swipedUserId: user, action: 'right' }) },
  undo: { may: 'user' },
  matches: { may: 'user', input: ({ me }) => ({ userId: me }) },
  unmatch: { may: 'owner', input: ({ formerMatch }) => ({ userId: formerMatch }) },
}
