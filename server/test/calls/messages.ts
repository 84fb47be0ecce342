import type { CallsOf } from './call.ts'

/** An id later than all others. */
const LAST = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

export const messages: CallsOf<'messages'> = {
  threads: { may: 'user', input: () => ({}) },
  list: { may: 'owner', input: ({ match }) => ({ userId: match }) },
  send: { may: 'owner', input: ({ match }) => ({ userId: match, text: 'Hello?' }) },
  markRead: { may: 'owner', input: ({ match }) => ({ userId: match, upTo: LAST }) },
  live: { may: 'user', input: () => ({}) },
}
