import type { CallsOf } from './call.ts'

export const chat: CallsOf<'chat'> = {
  reply: {
    may: 'anybody',
    input: () => ({ messages: [{ sender: 'user', text: 'Which tours are there in December?' }] }),
  },
}
