import type { CallsOf } from './call.ts'

export const groups: CallsOf<'groups'> = {
  list: { may: 'user' },
  get: { may: 'member', input: ({ group }) => ({ tourId: group }) },
  entries: { may: 'member', input: ({ group }) => ({ tourId: group }) },
  changes: { may: 'member', input: ({ group }) => ({ tourId: group, after: 0 }) },
  send: { may: 'member', input: ({ group }) => ({ tourId: group, text: 'Hello' }) },
  react: { may: 'member', input: ({ message }) => ({ ...message, reaction: 'heart', on: true }) },
  pin: { may: 'owner', input: ({ message }) => ({ ...message, pinned: true }) },
  createPoll: {
    may: 'member',
    input: ({ group }) => ({ tourId: group, question: 'Where do we eat?', choices: ['At the beach', 'In the market'] }),
  },
  vote: { may: 'member', input: ({ poll }) => ({ ...poll, choices: [0] }) },
  closePoll: { may: 'owner', input: ({ poll }) => poll },
  setMeeting: {
    may: 'owner',
    input: ({ ownTour }) => ({ tourId: ownTour, place: 'Malvan', meetAt: '2026-11-20T14:30:00Z' }),
  },
  arrive: { may: 'member', input: ({ group }) => ({ tourId: group, here: true }) },
  markRead: { may: 'member', input: ({ group }) => ({ tourId: group, upTo: 1 }) },
  mute: { may: 'member', input: ({ group }) => ({ tourId: group, muted: true }) },
}
