import type { CallsOf } from './call.ts'

export const notices: CallsOf<'notices'> = {
  list: { may: 'user', input: () => ({}) },
  markRead: { may: 'user', input: () => ({ upTo: 'ffffffff-ffff-7fff-bfff-ffffffffffff' }) },
}
